"""The cards in the game: by name in a strip, with their texts if there is room."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from engines.dragon_castle.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, text_width
from render.core.palette import MUTED
from render.core.words import Words
from render.dragon_castle.tiles import dragon_sign, wisp_sign

_LARGEST_TEXT = 36
_LEAST = 7 / 390
"""The least type, in widths of the picture: seven pixels where it is shown 390 wide."""
_NAME_ROW = 44


class Card(NamedTuple):
    """Draws a card in the game: its sign by size, its name and its text."""

    sign: Callable[[int], Image.Image]
    name: str
    text: str


def cards_in_game(view: View, words: Words) -> tuple[list[Card], list[Card]]:
    """Returns the Dragons and the Spirits."""
    dragons = [
        Card(dragon_sign, words(f"dragon_castle-dragon-{card}"), words(f"dragon_castle-dragon-{card}-text"))
        for card in view.dragons
    ]
    spirits = [
        Card(wisp_sign, words(f"dragon_castle-spirit-{card}"), words(f"dragon_castle-spirit-{card}-text"))
        for card in view.spirits
    ]
    return dragons, spirits


def draw_cards(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws the Dragons and the Spirits in the game by name."""
    board.panel(box)
    x, y, width, height = box
    rows: list[tuple[Image.Image, list[str]]] = []
    if view.dragons:
        rows.append((dragon_sign(42), [words(f"dragon_castle-dragon-{card}") for card in view.dragons]))
    if view.spirits:
        rows.append((wisp_sign(40), [words(f"dragon_castle-spirit-{card}") for card in view.spirits]))
    step = height / (len(rows) + (0.16 if len(rows) > 1 else 0))
    for index, (sign, names) in enumerate(rows):
        middle = y + height / 2 + (index - (len(rows) - 1) / 2) * step * 0.9
        board.paste(sign, x + 46, middle, "mm")
        text = _fitting(names, width - 84 - 16, 32)
        fitted = fit_text(text, width - 84 - 16, 40, _smallest(board), Weight.BOLD)
        board.text(x + 82, middle, fitted.text, fitted.size)


def _fitting(names: Sequence[str], width: float, size: int) -> str:
    """Returns as many of the names as there is room for; the rest is counted."""
    for shown in range(len(names), 0, -1):
        rest = len(names) - shown
        text = ", ".join(names[:shown]) + (f" +{rest}" if rest else "")
        if text_width(text, size, Weight.BOLD) <= width:
            break
    return text


def wrapped(text: str, width: float, size: int, weight: Weight) -> list[str]:
    """Returns the text in lines of at most that width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _smallest(board: Board) -> int:
    return math.ceil(board.size[0] * _LEAST)


def draw_card_texts(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws all cards below each other with their texts."""
    board.panel(box)
    dragons, spirits = cards_in_game(view, words)
    _draw_texts(board, [*dragons, *spirits], box)


def draw_card_columns(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws Dragons at the left, Spirits at the right, in one size; one kind alone has the whole width."""
    board.panel(box)
    columns = [cards for cards in cards_in_game(view, words) if cards]
    column = Box(box.x, box.y, box.width // len(columns), box.height)
    size = min(_fitting_size(cards, column, _smallest(board)) or _LARGEST_TEXT for cards in columns)
    for index, cards in enumerate(columns):
        _draw_texts(board, cards, column.moved(index * column.width, 0), size)


def _fitting_size(cards: Sequence[Card], box: Box, least: int) -> int | None:
    """Returns the largest size at which all the cards' texts have room; None where they have none."""
    for size in range(_LARGEST_TEXT, least - 1, -1):
        lines = [len(wrapped(card.text, box.width - 44, size, Weight.SEMI_BOLD)) for card in cards]
        if sum(round(size * (1.7 + 1.26 * count)) for count in lines) <= box.height - 28:
            return size
    return None


def _draw_texts(board: Board, cards: Sequence[Card], box: Box, most: int = _LARGEST_TEXT) -> None:
    """Draws the texts as large as there is room; if there are too many, only the names."""
    fitting = _fitting_size(cards, box, _smallest(board))
    if fitting is None:
        _draw_names(board, cards, box)
        return
    size, inner = min(fitting, most), box.width - 44
    x, top = box.x, box.y + 16
    for card in cards:
        middle = top + round(size * 0.72)
        board.paste(card.sign(round(size * 1.1)), x + 20 + size * 0.6, middle, "mm")
        fitted = fit_text(card.name, inner - size * 1.5, size + 2, _smallest(board), Weight.EXTRA_BOLD)
        board.text(x + 22 + round(size * 1.5), middle, fitted.text, fitted.size, Weight.EXTRA_BOLD)
        top += round(size * 1.5)
        for text in wrapped(card.text, inner, size, Weight.SEMI_BOLD):
            board.text(x + 22, top + round(size * 0.6), text, size, Weight.SEMI_BOLD, MUTED)
            top += round(size * 1.26)
        top += round(size * 0.2)


def _draw_names(board: Board, cards: Sequence[Card], box: Box) -> None:
    """Draws the cards by name, a row each, in two columns where one would be too high."""
    x, y, width, height = box
    columns = 2 if len(cards) * _NAME_ROW > height - 28 else 1
    rows = -(-len(cards) // columns)
    step, column = min(72, (height - 28) // rows), (width - 30) // columns
    size = min(_LARGEST_TEXT, round(step * 0.72))
    top = y + (height - rows * step) // 2 + step // 2
    for index, card in enumerate(cards):
        left, middle = x + 20 + index // rows * column, top + index % rows * step
        board.paste(card.sign(round(size * 1.1)), left + round(size * 0.6), middle, "mm")
        fitted = fit_text(card.name, column - size * 1.5 - 16, size, _smallest(board), Weight.BOLD)
        board.text(left + round(size * 1.5), middle, fitted.text, fitted.size)
