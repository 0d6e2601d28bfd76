"""The public picture of a reveal: the two tiles that every player has turned over, large."""

from __future__ import annotations

from collections.abc import Sequence

from engines.between_two_castles.data import ROOMS
from engines.between_two_castles.view import View
from engines.core.event import Event
from render.between_two_castles.places import place_emblem
from render.between_two_castles.rooms import kind_letters, letter_of, small_room
from render.between_two_castles.signs import strip
from render.between_two_castles.titles import room_name
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_name, fit_text
from render.core.frames import GAP, MARGIN, PUBLIC
from render.core.palette import GOLD
from render.core.words import Words
from render.rooms.blocks import draw_block, fit_block
from render.rooms.palette import PAPER
from render.rooms.symbols import symbol

_HEAD, _NAME = 84, 92
_STRIP, _LEAST_STRIP, _HANGING = 60, 32, 70
_ONE_ROW = 4
"""At most this many players are beside each other, their tiles one above the other."""


def is_reveal(view: View, news: Sequence[Event]) -> bool:
    """Returns whether the news has a reveal, and all revealed tiles still wait to be placed."""
    if not any(event.kind == "revealed" for event in news):
        return False
    return view.phase == "build" and all(len(picks) == 2 for picks in view.picks)


def draw_reveal(board: Board, view: View, names: Sequence[str], words: Words) -> None:
    """Draws the two tiles of every place with its name."""
    title = f"{words('between_two_castles-pic-round', round=view.round)}, "
    title += words("between_two_castles-pic-turn", turn=view.turn, turns=view.turns)
    fitted = fit_text(title, PUBLIC[0] - 2 * MARGIN, 56, 42, Weight.EXTRA_BOLD)
    board.text(PUBLIC[0] / 2, MARGIN + _HEAD / 2, fitted.text, fitted.size, Weight.EXTRA_BOLD, GOLD, "m")
    rows = 1 if view.places <= _ONE_ROW else 2
    columns = -(-view.places // rows)
    width = (PUBLIC[0] - 2 * MARGIN - GAP * (columns - 1)) // columns
    height = (PUBLIC[1] - 2 * MARGIN - _HEAD - GAP * (rows - 1)) // rows
    for place, picks in enumerate(view.picks):
        row, column = divmod(place, columns)
        box = Box(MARGIN + column * (width + GAP), MARGIN + _HEAD + row * (height + GAP), width, height)
        _draw_place(board, view, place, picks, names[place], box, words)


def _draw_place(
    board: Board, view: View, place: int, picks: Sequence[str], name: str, box: Box, words: Words
) -> None:
    board.panel(box, due=place in view.to_act)
    letters = kind_letters(words)
    board.paste(place_emblem(view, place, 22), box.x + 44, box.y + _NAME // 2, "mm")
    fitted = fit_name(name, box.width - 100, 50, 34, Weight.BOLD)
    board.text(box.x + 80, box.y + _NAME // 2, fitted.text, fitted.size)
    upright = view.places <= _ONE_ROW
    across = box.width if upright else box.width // 2
    down = (box.height - _NAME) // 2 if upright else box.height - _NAME
    for number, tile in enumerate(picks):
        x, y = (box.x, box.y + _NAME + number * down) if upright else (box.x + number * across, box.y + _NAME)
        _draw_tile(board, tile, Box(x, y, across, down), letters, words)


def _draw_tile(board: Board, tile: str, box: Box, letters: dict[str, str], words: Words) -> None:
    """Draws a tile: its type large, its name, and what it scores."""
    room = ROOMS[tile]
    middle = box.x + box.width / 2
    side = int(min(190, box.width - 32))
    board.paste(small_room(room.type, side, letter_of(room.type, letters)), middle, box.y, "mt")
    block = fit_block(room_name(tile, words), box.width - 28, 46, 30, Weight.BOLD, 2)
    draw_block(board, middle, box.y + side + 54, block.spaced(1.05), Weight.BOLD)
    size = _STRIP
    signs = strip(room.reach, room.points, room.want, size)
    while signs.width + _HANGING > box.width - 24 and size > _LEAST_STRIP:
        size -= 4
        signs = strip(room.reach, room.points, room.want, size)
    hanging = symbol(room.hanging, size) if room.hanging else None
    width = signs.width + (hanging.width + 24 if hanging else 0) + 24
    y = box.y + side + 156
    left = middle - width / 2
    board.box(Box(left, y - size * 0.7, width, size * 1.4), radius=12, fill=PAPER)
    board.paste(signs, left + 12, y, "lm")
    if hanging:
        board.paste(hanging, left + width - 12, y, "rm")
