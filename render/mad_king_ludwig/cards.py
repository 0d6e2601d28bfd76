"""Cards to choose from, three in a row: rooms of the market or a stack, bonus cards, rewards, foyers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.mad_king_ludwig.data import TILES
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.palette import EDGE, GOLD, MUTED, PANEL, RED, TEXT
from render.core.words import Words
from render.mad_king_ludwig.castle import draw_printed
from render.mad_king_ludwig.palette import BACK
from render.mad_king_ludwig.signs import THOUSAND, coin, draw_money, kind_letters, points_text, strip
from render.mad_king_ludwig.titles import tile_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import points_shield

WIDTH = 1200
CARD_WIDTH, CARD_HEIGHT = 376, 354
HEADER = 104
_LEFT, _ACROSS, _DOWN = 24, 12, 11
_COLUMNS = 3
_GAIN = 46
_LONG = 40
"""Titles of more characters get three lines."""
_UNIT = 32
"""Rooms on cards have all the same scale."""


@dataclass(frozen=True)
class Card:
    """One card: a choice, or a thing that can't be chosen and the reason."""

    letters: tuple[str, ...] = ()
    """The letters of the buttons that choose it; () when it can't be chosen."""
    tile: str | None = None
    icon: Image.Image | None = None
    title: str = ""
    note: str = ""
    short: str = ""
    """The note in fewer words, drawn where it does not fit."""
    gain: str = ""
    """The points that it brings at once; `note` then says what it adds at the end."""
    price: int | None = None
    coins: int = 0
    chosen: bool = False
    refused: bool = False
    """It can't be had: a red-orange edge, and the note says why."""
    shield: bool = True
    """Whether the tile's points stand in the corner."""


def grid_board(count: int) -> Board:
    """Returns an empty picture for this number of cards."""
    rows = max(1, -(-count // _COLUMNS))
    return Board(WIDTH, HEADER + rows * (CARD_HEIGHT + _DOWN) + 9)


def draw_cards(board: Board, cards: Sequence[Card], words: Words) -> None:
    """Draws the cards in rows of three; a last row that is not full is centered."""
    letters = kind_letters(words)
    for index, card in enumerate(cards):
        row, column = divmod(index, _COLUMNS)
        in_row = min(_COLUMNS, len(cards) - row * _COLUMNS)
        left = _LEFT + (_COLUMNS - in_row) * (CARD_WIDTH + _ACROSS) // 2
        x, y = left + column * (CARD_WIDTH + _ACROSS), HEADER + row * (CARD_HEIGHT + _DOWN)
        _draw_card(board, card, x, y, words, letters)


def _draw_card(board: Board, card: Card, x: int, y: int, words: Words, letters: dict[str, str]) -> None:
    edge, line = (GOLD, 6) if card.chosen else (RED, 4) if card.refused else (EDGE, 2)
    board.box(Box(x, y, CARD_WIDTH, CARD_HEIGHT), fill=PANEL, edge=edge, line=line)
    middle = x + CARD_WIDTH // 2
    at = x + 8
    for letter in card.letters:
        board.paste(marks.disc(letter, 36, GOLD if card.chosen else TEXT), at, y + 46, "lm")
        at += 80
    if card.price is not None:
        start = max(at + 4, x + 16)
        end = draw_money(board, start, y + 46, card.price, 50, 46)
        if card.coins:
            text = f"+{card.coins // THOUSAND}"
            end += 10 + board.text(end + 10, y + 46, text, 34, Weight.EXTRA_BOLD, GOLD)
            board.paste(coin(28), end + 4, y + 47, "lm")
    if card.tile is not None:
        back = BACK if card.refused else 0.0
        tile = TILES[card.tile]
        draw_printed(board, card.tile, middle, y + 150, _UNIT, letters[tile.type], back=back)
        if card.shield:
            shield = points_shield(points_text(tile.points), 66)
            board.paste(shield, x + CARD_WIDTH - 12, y + 46, "rm")
        if tile.size is not None:
            board.text(x + CARD_WIDTH - 14, y + 100, str(tile.size), 40, Weight.BOLD, MUTED, "r")
        effect = strip(card.tile, 33, CARD_WIDTH - 28)
        if effect is not None:
            board.paste(effect, middle, y + 285, "mm")
    elif card.icon is not None:
        board.paste(card.icon, middle, y + (128 if card.note else 140), "mm")
    title = card.title or (tile_name(card.tile, words) if card.tile else "")
    if card.tile is not None:
        fitted = fit_text(title, CARD_WIDTH - 20, 41, 24, Weight.EXTRA_BOLD)
        board.text(middle, y + 242, fitted.text, fitted.size, Weight.EXTRA_BOLD, TEXT, "m")
        _draw_below(board, card, middle, y + 325)
        return
    lines = 3 if card.note and len(title) > _LONG else 2
    block = fit_block(title, CARD_WIDTH - 28, 38, 24, Weight.EXTRA_BOLD, lines)
    draw_block(board, middle, y + (233 if card.note else 280), block, Weight.EXTRA_BOLD)
    if card.note:
        block = fit_block(card.note, CARD_WIDTH - 28, 30, 22, Weight.SEMI_BOLD, 2)
        draw_block(board, middle, y + 314, block, Weight.SEMI_BOLD, MUTED)


def _draw_below(board: Board, card: Card, middle: int, y: int) -> None:
    """Draws the last line of a tile's card: its points at once, then the note."""
    if not card.gain and not card.note:
        return
    gain_width = (
        text_width(card.gain, _GAIN, Weight.EXTRA_BOLD) + (16 if card.note else 0) if card.gain else 0
    )
    colour = TEXT if card.refused else GOLD if card.gain else MUTED
    fitted = fit_text(card.note, CARD_WIDTH - 20 - gain_width, 41, 30 if card.short else 20, Weight.BOLD)
    if card.short and fitted.width > CARD_WIDTH - 20 - gain_width:
        fitted = fit_text(card.short, CARD_WIDTH - 20 - gain_width, 41, 26, Weight.BOLD)
    x = middle - (gain_width + (fitted.width if card.note else 0)) / 2
    if card.gain:
        board.text(x, y, card.gain, _GAIN, Weight.EXTRA_BOLD)
    if card.note:
        board.text(x + gain_width, y, fitted.text, fitted.size, Weight.BOLD, colour)


def draw_title(board: Board, title: str, end: int = WIDTH - 28) -> None:
    """Draws the instruction, at the upper left."""
    fitted = fit_text(title, end - 28, 50, 32, Weight.EXTRA_BOLD)
    board.text(28, HEADER // 2 + 2, fitted.text, fitted.size, Weight.EXTRA_BOLD)


def draw_purse(board: Board, seat: int, name: str, money: int) -> int:
    """Draws a seat's money at the upper right; returns where it begins."""
    middle = HEADER // 2 + 2
    number = points_text(money // THOUSAND)
    right = WIDTH - 28
    right -= round(board.text(right, middle, number, 50, Weight.EXTRA_BOLD, TEXT, "r")) + 10
    board.paste(coin(50), right, middle, "rm")
    right -= 66
    fitted = fit_name(name, 260, 40, 30, Weight.BOLD)
    board.text(right, middle, fitted.text, fitted.size, Weight.BOLD, MUTED, "r")
    right -= round(text_width(fitted.text, fitted.size, Weight.BOLD)) + 34
    board.paste(emblem(seat, 20), right, middle, "mm")
    return right - 40
