"""The public table: the market, the stacks, all castles scaled to fit, the standings of the favors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PIL import Image

from engines.core.event import Event
from engines.core.score import signed
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, TILES, Placed
from engines.mad_king_ludwig.state import LastTurn
from engines.mad_king_ludwig.view import CastleView, FavorView, Offer, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, text_width
from render.core.frames import MARGIN, PUBLIC, SMALLEST
from render.core.names import shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.words import Words
from render.mad_king_ludwig.castle import draw_castle, draw_printed, extent_of, find_site
from render.mad_king_ludwig.palette import PALETTE
from render.mad_king_ludwig.shapes import shape_of
from render.mad_king_ludwig.signs import (
    THOUSAND,
    card_back,
    coin,
    counted_icon,
    draw_money,
    hammer_disc,
    kind_letters,
    money_width,
    points_text,
)
from render.mad_king_ludwig.stack_row import HEIGHT, draw_stack_row
from render.mad_king_ludwig.stacks import stack_icon
from render.mad_king_ludwig.titles import favor_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import points_shield, state_disc
from render.rooms.palette import ROOM_INK

WIDTH = PUBLIC[0] - 2 * MARGIN
MARKET_HEIGHT = 218
ROUND_WIDTH = 188
"""The market's last column: the round and the room cards that are left."""
STACKS_TOP = MARGIN + MARKET_HEIGHT + 2
CASTLES_TOP = STACKS_TOP + HEIGHT + 2
FAVORS_HEIGHT = 154
FAVORS_TOP = PUBLIC[1] - MARGIN - FAVORS_HEIGHT
GAP = 14
HEAD = 142
"""The upper part of a castle's panel: name, points, money, cards."""
HEAD_WIDE = 82
_WIDE = 700
"""From this width on a panel's head has one line."""
_ROOM_UNIT = 27
_SIZE_TYPE = 40
_CASTLE_UNITS = (60, 44, 36, 34)
"""The largest unit of castles, by the number of seats."""


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """Draws the table as all players see it; frames the turns in `news`, or without any the last turn."""
    shown = shown_names(names)
    board = Board(*PUBLIC)
    letters = kind_letters(words)
    _draw_market(board, view, letters)
    _draw_round(board, view, words)
    draw_stack_row(board, view, Box(MARGIN, STACKS_TOP, WIDTH, HEIGHT))
    foot = FAVORS_TOP - 6 if view.favors else PUBLIC[1] - MARGIN
    for seat, column in enumerate(_columns(view.seats)):
        turn = fresh_turn(view, seat, news)
        _draw_seat(board, replace(view, last=turn), view.castles[seat], shown[seat], column, foot, words)
    for favor, (x, width) in zip(view.favors, _columns(len(view.favors)), strict=True):
        _draw_favor(board, favor, x, width, words)
    return board.png(PALETTE)


def fresh_turn(view: View, seat: int, news: Sequence[Event]) -> LastTurn | None:
    """Returns everything that a seat placed in the news, as one turn; without news its last turn."""
    last = view.last if view.last is not None and view.last.seat == seat else None
    numbers = {tile.placed: number for number, tile in enumerate(view.castles[seat].tiles)}
    placed: dict[int, None] = {}
    gain = 0
    for event in news:
        facts: dict[str, Any] = dict(event.facts)
        if event.seat == seat and event.kind == "placed":
            number = numbers.get(Placed(facts["tile"], *facts["at"]))
            gain += facts["gain"]
            if number is not None:
                placed[number] = None
        elif event.seat == seat and event.kind == "rewarded":
            gain += facts["points"]
    if not placed:
        return last
    return LastTurn(seat, "buy", tuple(placed), gain=gain)


class Column(NamedTuple):
    """One of several panels beside each other."""

    x: int
    width: int


def _columns(count: int) -> list[Column]:
    """Returns this number of panels beside each other."""
    if not count:
        return []
    width = (WIDTH - GAP * (count - 1)) // count
    return [Column(MARGIN + index * (width + GAP), width) for index in range(count)]


def _draw_market(board: Board, view: View, letters: dict[str, str]) -> None:
    board.panel(Box(MARGIN, MARGIN, WIDTH, MARKET_HEIGHT))
    count, room = len(view.market) + 1, WIDTH - ROUND_WIDTH
    for index in range(count):
        x, right = MARGIN + room * index // count, MARGIN + room * (index + 1) // count
        if index:
            board.rectangle(Box(x, MARGIN + 14, 2, MARKET_HEIGHT - 28), EDGE)
        if index < len(view.market):
            _draw_offer(board, view.market[index], x, right - x, letters)
        else:
            _draw_corridors(board, view, x, right - x, letters)


def _draw_offer(board: Board, offer: Offer, x: int, width: int, letters: dict[str, str]) -> None:
    middle = MARGIN + 36
    end = draw_money(board, x + 12, middle, offer.price, 46, 42)
    if offer.coins:
        text = f"+{offer.coins // THOUSAND}"
        size, right = 32, x + width - 8
        # Two numbers of two digits leave no room for the second coin: gold shows the meaning.
        if end + 14 + text_width(text, size, Weight.EXTRA_BOLD) + size <= right:
            board.paste(coin(size - 5), right, middle + 1, "rm")
            right -= size
        board.text(right, middle, text, size, Weight.EXTRA_BOLD, GOLD, "r")
    if offer.room is None:
        board.text(x + width / 2, MARGIN + 136, "–", 60, Weight.BOLD, MUTED, "m")
        return
    shape = shape_of(offer.room, 0)
    unit = min(_ROOM_UNIT, (min(width, 240) - 20) // shape.w, 116 // shape.h) // 2 * 2
    draw_printed(board, offer.room, x + width / 2, MARGIN + 132, unit, letters[TILES[offer.room].type])
    board.paste(points_shield(points_text(TILES[offer.room].points), 54), x + 36, MARGIN + 186, "mm")
    its_size = str(TILES[offer.room].size)
    board.text(x + width - 10, MARGIN + 200, its_size, _SIZE_TYPE, Weight.SEMI_BOLD, MUTED, "r")


def _draw_corridors(board: Board, view: View, x: int, width: int, letters: dict[str, str]) -> None:
    """Draws hallways and stairs: one price, and the number left."""
    draw_money(board, x + 12, MARGIN + 36, CORRIDOR_PRICE, 46, 42)
    room = min(width, 260)
    for tile, left, y in (("hallway_ground", view.hallways, 104), ("stairs", view.stairs, 168)):
        shape = shape_of(tile, 0)
        unit = 18
        at = x + 16 + shape.w * unit / 2
        draw_printed(board, tile, at, MARGIN + y, unit, letters["corridor"], back=0 if left else 0.55)
        colour = TEXT if left else MUTED
        board.text(x + room - 8, MARGIN + y, f"×{left}", 32, Weight.BOLD, colour, "r")


def _draw_round(board: Board, view: View, words: Words) -> None:
    """Draws the round, and below it the room cards that end the game."""
    x = MARGIN + WIDTH - ROUND_WIDTH
    board.rectangle(Box(x, MARGIN + 14, 2, MARKET_HEIGHT - 28), EDGE)
    middle = x + ROUND_WIDTH // 2
    message = "mad_king_ludwig-pic-last-round" if view.last_round else "mad_king_ludwig-pic-round"
    y, size = (MARGIN + 98, 36) if view.last_round else (MARGIN + 62, 44)
    if view.last_round:
        board.paste(marks.danger_flag(58), middle, MARGIN + 36, "mm")
    block = fit_block(words(message, round=view.round), ROUND_WIDTH - 16, size, 30, Weight.EXTRA_BOLD, 2)
    draw_block(board, middle, y, block, Weight.EXTRA_BOLD, TEXT, "m")
    board.paste(stack_icon(0), middle - 34, MARGIN + 174, "mm")
    board.text(middle, MARGIN + 174, str(view.cards_left), 44, Weight.EXTRA_BOLD)


def _draw_seat(
    board: Board,
    view: View,
    castle: CastleView,
    name: str,
    column: Column,
    foot: int,
    words: Words,
) -> None:
    x, width = column
    due = castle.seat in view.to_act
    top = CASTLES_TOP
    board.panel(Box(x, top, width, foot - top), due=due)
    board.paste(emblem(castle.seat, 23), x + 42, top + 42, "mm")
    right = x + width - 38
    if due:
        board.paste(state_disc("hourglass", 27, GOLD, ROOM_INK), right, top + 42, "mm")
        right -= 64
    if view.builder == castle.seat and view.seats > 1:
        board.paste(hammer_disc(27), right, top + 42, "mm")
        right -= 64
    wide = width >= _WIDE
    last = view.last if view.last is not None and view.last.seat == castle.seat else None
    gain = last.gain if last is not None and last.placed else None
    end = right + 24
    if wide:
        end = max(x + width // 2 - 92, right + 20 - _means_width(view, castle, gain))
        _draw_means(board, view, castle, end, top + 40, right + 20, gain)
        end -= 20
    else:
        _draw_means(board, view, castle, x + 18, top + 108, x + width - 14, gain)
    fitted = fit_name(name, end - (x + 76), 48, 34, Weight.BOLD)
    board.text(x + 76, top + 41, fitted.text, fitted.size, Weight.BOLD)
    if not castle.tiles:
        return
    head = HEAD_WIDE if wide else HEAD
    area = (x + 10, top + head, width - 20, foot - top - head - 10)
    site = find_site(extent_of(castle), area, _CASTLE_UNITS[view.seats - 1], 0.35)
    draw_castle(board, castle, site, words, last.placed if last is not None else (), plain=True)


def _points_of(view: View, castle: CastleView) -> Image.Image:
    points = view.scores[castle.seat] if view.result else castle.points
    return points_shield(points_text(points), 72)


def _means_width(view: View, castle: CastleView, gain: int | None) -> int:
    """Returns the width of a castle's means in one line, the cards fanned as little as possible."""
    money = max(90, _points_of(view, castle).width + 12) + round(money_width(castle.money, 46, 44)) + 18
    pill = 0 if gain is None else marks.pill(signed(gain), 34, GOLD).width + 8
    cards = castle.cards * 34 if castle.cards < 3 else castle.cards * 17 + 17
    return max(196, money) + cards + pill


def _draw_means(
    board: Board, view: View, castle: CastleView, x: int, y: int, right: int, gain: int | None
) -> None:
    """Draws points, money, backs of bonus cards, and the gain of the last turn."""
    shield = _points_of(view, castle)
    board.paste(shield, x, y + 4, "lm")
    end = draw_money(board, x + max(90, shield.width + 12), y, castle.money, 46, 44)
    at = max(end + 18, x + 196)
    if gain is not None:
        pill = marks.pill(signed(gain), 34, GOLD)
        board.paste(pill, right, y, "rm")
        right -= pill.width + 8
    _draw_cards(board, castle.cards, at, y, right)


def _draw_cards(board: Board, count: int, x: float, y: int, right: float) -> None:
    """Draws the backs of bonus cards, side by side or fanned as closely as necessary."""
    back = card_back(46)
    step = 34.0 if count < 3 else 17.0
    if count > 1:
        step = max(5.0, min(step, (right - x - back.width) / (count - 1)))
    for number in range(count):
        board.paste(back, x + number * step, y, "lm")


def _draw_favor(board: Board, favor: FavorView, x: int, width: int, words: Words) -> None:
    """Draws the favor's demand, and all players in order with the points that it would bring now."""
    board.panel(Box(x, FAVORS_TOP, width, FAVORS_HEIGHT))
    board.paste(counted_icon(favor.favor, 60, least=SMALLEST), x + 50, FAVORS_TOP + 47, "mm")
    block = fit_block(favor_name(favor.favor, words), width - 112, 35, 30, Weight.BOLD, 2)
    draw_block(board, x + 94, FAVORS_TOP + 46, block.spaced(1.16), Weight.BOLD, TEXT, "l")
    order = sorted(range(len(favor.amounts)), key=lambda seat: (-favor.amounts[seat], seat))
    step = (width - 12) // len(order)
    for place, seat in enumerate(order):
        left = x + 6 + place * step
        if place:
            board.rectangle(Box(left, FAVORS_TOP + 92, 2, FAVORS_HEIGHT - 104), EDGE)
        middle = left + step / 2
        points = favor.points[seat]
        board.paste(emblem(seat, 18), middle - 24, FAVORS_TOP + 118, "mm")
        shield = points_shield(str(points), 54)
        board.paste(shield if points else marks.step_back(shield, 0.7), middle + 22, FAVORS_TOP + 120, "mm")
