"""The directory of a castle: its rooms that are too small for name and effect, by number, with both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.view import CastleView
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, text_width
from render.core.palette import MUTED
from render.core.words import Words
from render.mad_king_ludwig.labels import LEAST, number_tag, tells_all
from render.mad_king_ludwig.signs import points_text, strip
from render.mad_king_ludwig.titles import tile_name
from render.rooms.chips import chip, points_shield

COLUMN = 366
"""The width of an entry."""
ROW, EFFECT = 38, 34
"""The height of its first line, and of the second, if it has an effect."""
_TAG, _CHIP, _SHIELD = 36, 34, 40
_STRIP = 28
_BETWEEN = 10
_NAME, _SIZE = 27, 25
_APART = 8
"""Between a name and the points."""


class Entry(NamedTuple):
    """A room in the directory: which of the castle's tiles, and its number."""

    tile: int
    number: int


def entries(castle: CastleView, unit: int, words: Words) -> tuple[Entry, ...]:
    """Returns the rooms that can't carry all their texts at `unit` pixels, from above and from the left."""
    listed = [
        (placed.y, placed.x, number)
        for number, placed in enumerate(tile.placed for tile in castle.tiles)
        if TILES[placed.tile].size is not None
        and not tells_all(placed.tile, placed.rot, unit, tile_name(placed.tile, words))
    ]
    return tuple(Entry(tile, number) for number, (_, _, tile) in enumerate(sorted(listed), 1))


def entry_height(tile: str) -> int:
    """Returns the height of a room's entry, with the gap below it."""
    return ROW + _BETWEEN + (EFFECT if TILES[tile].effect else 0)


def columns_of(tiles: Sequence[str], count: int) -> list[list[str]]:
    """Splits the rooms into `count` columns of about one height, in their order."""
    left = sum(map(entry_height, tiles))
    columns: list[list[str]] = [[] for _ in range(count)]
    at, high = 0, 0
    for tile in tiles:
        if at < count - 1 and high + entry_height(tile) / 2 > left / (count - at):
            left -= high
            at, high = at + 1, 0
        columns[at].append(tile)
        high += entry_height(tile)
    return columns


def directory_height(columns: Sequence[Sequence[str]]) -> int:
    """Returns the height of the highest of the columns."""
    return max(sum(map(entry_height, column)) for column in columns) - _BETWEEN


def draw_directory(board: Board, columns: Sequence[Sequence[str]], box: Box, words: Words) -> None:
    """Draws all entries, numbered on through the columns, which share the width of a box."""
    number = 1
    for place, column in enumerate(columns):
        x, y = box.x + place * box.width / len(columns), box.y
        for tile in column:
            _draw_entry(board, tile, number, x, y, words)
            number += 1
            y += entry_height(tile)


def _draw_entry(board: Board, tile: str, number: int, x: float, y: float, words: Words) -> None:
    """Draws number, type, name, size and points; below it the effect, and the points if the name is long."""
    kind, middle, right = TILES[tile].type, y + ROW / 2, x + COLUMN - 10
    board.paste(number_tag(number), x + _TAG / 2, middle, "mm")
    board.paste(chip(kind, _CHIP), x + _TAG + _CHIP / 2 + 2, middle, "mm")
    name = x + _TAG + _CHIP + 12
    size = str(TILES[tile].size)
    after = text_width(size, _SIZE, Weight.BOLD) + _APART
    room = right - name - _SHIELD - _APART - after
    fitted = fit_text(tile_name(tile, words), room, _NAME, LEAST, Weight.BOLD)
    board.text(name, middle, fitted.text, fitted.size, Weight.BOLD)
    effect = strip(tile, _STRIP, COLUMN - _TAG - _SHIELD - 20)
    beside = effect is None or name + fitted.width + after <= right - _SHIELD - _APART
    if effect is not None or name + fitted.width + after <= right - _SHIELD - _APART:
        board.text(name + fitted.width + _APART, middle, size, _SIZE, Weight.BOLD, MUTED)
    shield = points_shield(points_text(TILES[tile].points), _SHIELD)
    board.paste(shield, right, middle if beside else middle + (ROW + EFFECT) / 2, "rm")
    if effect is not None:
        board.paste(effect, name, y + ROW + EFFECT / 2, "lm")
