"""A castle in plan: where it lies on the picture, its tiles, doors, labels and the last move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engines.mad_king_ludwig.data import TILES, Placed
from engines.mad_king_ludwig.view import CastleView, TileView, printed_doors
from render.core import marks
from render.core.canvas import Board, Point
from render.core.words import Words
from render.mad_king_ludwig.doors import ORDER, draw_door
from render.mad_king_ludwig.labels import label, numbered_label, plain_label
from render.mad_king_ludwig.palette import GHOST
from render.mad_king_ludwig.shapes import shape_of
from render.mad_king_ludwig.signs import kind_letters
from render.mad_king_ludwig.tiles import (
    dashed_frame,
    fence_sprite,
    gold_frame,
    pad_of,
    pennant,
    tile_sprite,
)

STEP, FINE = 2, 20
"""Units are even numbers of pixels, so that sprites repeat; below the second every pixel counts."""
LEAST_UNIT = 6
NO_NUMBERS: Mapping[int, int] = MappingProxyType({})


class Site(NamedTuple):
    """The place of a castle's cell (0, 0), and the pixels of a unit."""

    x: int
    y: int
    unit: int

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.unit, self.y + y * self.unit


Extent = tuple[int, int, int, int]
"""Smallest and largest cell."""


def extent_of(castle: CastleView, more: Iterable[Placed] = ()) -> Extent:
    """Returns the cells of a castle and of further tiles."""
    x0, y0, x1, y1 = castle.box
    for placed in more:
        shape = shape_of(placed.tile, placed.rot)
        x0, y0 = min(x0, placed.x), min(y0, placed.y)
        x1, y1 = max(x1, placed.x + shape.w - 1), max(y1, placed.y + shape.h - 1)
    return x0, y0, x1, y1


def find_site(extent: Extent, area: tuple[int, int, int, int], largest: int, margin: float) -> Site:
    """Returns the extent centered in an area (left, top, width, height), as large as it can be."""
    x0, y0, x1, y1 = extent
    left, top, width, height = area
    columns, rows = x1 - x0 + 1, y1 - y0 + 1
    unit = min(largest, int(width / (columns + 2 * margin)), int(height / (rows + 2 * margin)))
    unit = max(LEAST_UNIT, unit if unit < FINE else unit // STEP * STEP)
    x = left + (width - columns * unit) // 2 - x0 * unit
    y = top + (height - rows * unit) // 2 - y0 * unit
    return Site(x, y, unit)


def draw_castle(
    board: Board,
    castle: CastleView,
    site: Site,
    words: Words,
    last: Sequence[int] = (),
    *,
    plain: bool | Collection[int] = False,
    numbers: Mapping[int, int] = NO_NUMBERS,
) -> None:
    """Draws tiles, the last move's frame, doors by state, labels: `plain` ones with symbol and letter alone.

    A tile with a number has it in place of its other texts.
    """
    letters = kind_letters(words)
    unit = site.unit
    pad = pad_of(unit)
    for tile in castle.tiles:
        placed = tile.placed
        x, y = site.at(placed.x, placed.y)
        board.paste(tile_sprite(placed.tile, placed.rot, unit), x - pad, y - pad)
    for number in last:
        placed = castle.tiles[number].placed
        x, y = site.at(placed.x, placed.y)
        board.paste(gold_frame(placed.tile, placed.rot, unit), x - pad, y - pad)
    draw_doors(board, castle.tiles, site)
    for which, tile in enumerate(castle.tiles):
        placed = tile.placed
        if which in numbers:
            shown = numbered_label(placed.tile, placed.rot, unit, numbers[which])
        else:
            letter = letters[TILES[placed.tile].type]
            alone = plain if isinstance(plain, bool) else which in plain
            shown = label(placed.tile, placed.rot, unit, castle.seat, words, letter, plain=alone)
        x, y = site.at(placed.x, placed.y)
        board.paste(shown.sprite, x + shown.x, y + shown.y)
    for number in last:
        _draw_pennant(board, castle.tiles[number].placed, site)


def draw_doors(board: Board, tiles: Iterable[TileView], site: Site) -> None:
    """Draws all doors, the joined ones last."""
    doors = [door for tile in tiles for door in tile.doors]
    for state in ORDER:
        for door in doors:
            if door.state == state:
                draw_door(board, door, site.x, site.y, site.unit)


def _draw_pennant(board: Board, placed: Placed, site: Site) -> None:
    """Draws the flag of the last move over the tile's upper edge, where no label is."""
    shape = shape_of(placed.tile, placed.rot)
    size = max(9, min(22, round(site.unit * 0.34)))
    x, y = site.at(placed.x + shape.label.x0, placed.y + shape.label.y0)
    board.paste(pennant(size), x + size * 0.9, y - size * 0.4, "mm")


def draw_ghost(board: Board, ghost: TileView, site: Site) -> None:
    """Draws a tile that is not placed yet: half strength, dashed, its doors as they would become.

    A fence is drawn in full strength: it tells how a round garden is turned.
    """
    placed, unit = ghost.placed, site.unit
    pad = pad_of(unit)
    x, y = site.at(placed.x, placed.y)
    board.paste(marks.step_back(tile_sprite(placed.tile, placed.rot, unit), GHOST), x - pad, y - pad)
    board.paste(dashed_frame(placed.tile, placed.rot, unit), x - pad, y - pad)
    board.paste(fence_sprite(placed.tile, placed.rot, unit), x - pad, y - pad)
    draw_doors(board, (ghost,), site)


def draw_printed(
    board: Board, tile: str, x: float, y: float, unit: int, letter: str, *, back: float = 0
) -> None:
    """Draws a tile that is not in a castle, as printed, its middle at (x, y): symbol, letter, open doors."""
    shape, pad = shape_of(tile, 0), pad_of(unit)
    left, top = round(x - shape.w * unit / 2), round(y - shape.h * unit / 2)
    sprite = tile_sprite(tile, 0, unit)
    board.paste(marks.step_back(sprite, back) if back else sprite, left - pad, top - pad)
    for door in printed_doors(tile, 0):
        draw_door(board, door, left, top, unit)
    shown = plain_label(tile, unit, letter)
    board.paste(shown.sprite, left + shown.x, top + shown.y)
