"""The castle in the middle: building it, the tiles that can be taken, and taking them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.core.chance import Chance
from engines.core.errors import BadSetup
from engines.dragon_castle import rulings
from engines.dragon_castle.data import (
    CASTLE_COLUMNS,
    CASTLE_LEVELS,
    CASTLE_ROWS,
    LAYOUTS,
    SOLO_COUNTDOWN,
    TILES,
    heights_of,
)
from engines.dragon_castle.grid import in_lanes, lanes, neighbours, surroundings
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import Castle

Heights = tuple[int, ...]


def layout_of(options: DragonCastleOptions, seats: int) -> tuple[Heights, ...]:
    """Returns the rows of heights that the options ask for; the solo default is the castle for three."""
    if options.castle == "own":
        return own_layout(options.heights)
    name = options.castle
    if name == "standard":
        return LAYOUTS[f"standard_{SOLO_COUNTDOWN if seats == 1 else seats}p"].rows
    return LAYOUTS[name].rows


def own_layout(text: str) -> tuple[Heights, ...]:
    """Returns a castle typed as rows of heights: a rectangle of 0 to 3 (a dot is 0) with all 116 tiles."""
    rows = [row for row in re.split(r"[\s/,;]+", text) if row]
    if not rows:
        raise BadSetup("castle_is_empty")
    for number, row in enumerate(rows, 1):
        for sign in row:
            if sign not in ".0123456789":
                raise BadSetup("castle_sign", row=number, sign=sign)
            if sign != "." and int(sign) > CASTLE_LEVELS:
                raise BadSetup("castle_too_high", row=number, height=int(sign), most=CASTLE_LEVELS)
        if len(row) != len(rows[0]):
            raise BadSetup("castle_ragged", row=number, cells=len(row), expected=len(rows[0]))
    if len(rows) > CASTLE_ROWS:
        raise BadSetup("castle_too_many_rows", rows=len(rows), most=CASTLE_ROWS)
    if len(rows[0]) > CASTLE_COLUMNS:
        raise BadSetup("castle_too_wide", columns=len(rows[0]), most=CASTLE_COLUMNS)
    layout = tuple(map(heights_of, rows))
    tiles = sum(map(sum, layout))
    if tiles != len(TILES):
        raise BadSetup("castle_tiles", tiles=tiles, needed=len(TILES))
    return layout


def deal(layout: tuple[Heights, ...], chance: Chance) -> tuple[Castle, tuple[str, ...], Chance]:
    """Returns the castle with its visible tops, all tiles below them together, and the next chance."""
    heights = tuple(height for row in layout for height in row)
    drawn, unseen, chance = chance.sample(TILES, sum(height > 0 for height in heights))
    faces = iter(drawn)
    tops = tuple(next(faces) if height else "" for height in heights)
    return Castle(len(layout[0]), heights, tops), unseen, chance


class Surface(NamedTuple):
    """The castle's surface at the start of a turn. It stays valid until a tile leaves the castle."""

    top_level: int
    """The highest level that holds a tile now; 0 for an empty castle."""
    first: tuple[int, ...]
    """The available tiles of that level."""


def surface(castle: Castle) -> Surface:
    """Returns the castle's surface; cached, as legal actions and their execution ask for it again."""
    return _surface(castle.heights, castle.columns)


@lru_cache(maxsize=64)
def _surface(heights: Heights, columns: int) -> Surface:
    grid, own = lanes(len(heights) // columns, columns), in_lanes(heights)
    level = CASTLE_LEVELS
    while level and not (flags := grid.at_least(own, level)):
        level -= 1
    if not level:
        return Surface(0, ())
    return Surface(level, grid.cells(flags & grid.higher_than_west_or_east(own)))


def long_free(castle: Castle) -> tuple[int, ...]:
    """Returns the available tiles: tops with a long side, west or east, that touches no tile.

    A tile on level k touches none on a side where the neighbor is lower than k.
    """
    grid = lanes(castle.rows, castle.columns)
    return grid.cells(grid.higher_than_west_or_east(in_lanes(castle.heights)))


def short_free(castle: Castle) -> tuple[int, ...]:
    """Returns the tops with a short side, north or south, that touches no tile."""
    grid = lanes(castle.rows, castle.columns)
    return grid.cells(grid.higher_than_north_or_south(in_lanes(castle.heights)))


def free(castle: Castle) -> list[int]:
    """Elegance: returns the tops with any side that touches no tile."""
    return sorted({*long_free(castle), *short_free(castle)})


def on_top_level(castle: Castle, cells: Iterable[int]) -> list[int]:
    """Returns those of the cells whose tile lies on the top level."""
    level = surface(castle).top_level
    return [cell for cell in cells if castle.heights[cell] == level]


def adjacent(castle: Castle, cell: int, level: int) -> list[int]:
    """Returns the stacks next to a cell whose tile lay on that level, as the Spirit of Deception asks."""
    grids = surroundings if rulings.DECEPTION_DIAGONALS else neighbours
    around = grids(castle.rows, castle.columns)[cell]
    if rulings.DECEPTION_SAME_LEVEL:
        return [other for other in around if castle.heights[other] == level]
    return sorted(other for other in around if castle.heights[other])


def showing(castle: Castle, face: str) -> list[int]:
    """Returns the stacks with that face on top: four at most."""
    cells: list[int] = []
    for _ in range(castle.tops.count(face)):
        cells.append(castle.tops.index(face, cells[-1] + 1 if cells else 0))
    return cells


def is_available(castle: Castle, cell: int) -> bool:
    """Returns for one tile whether `long_free` would contain it."""
    heights, columns = castle.heights, castle.columns
    height, column = heights[cell], cell % columns
    free_in_the_west = column == 0 or heights[cell - 1] < height
    return free_in_the_west or column == columns - 1 or heights[cell + 1] < height


def twins(castle: Castle, first: int) -> list[int]:
    """Returns the identical tiles that are visibly available once the first one is gone."""
    others = [cell for cell in showing(castle, castle.tops[first]) if cell != first]
    if not others:
        return []
    after = lowered(castle, first, "")
    return [cell for cell in others if is_available(after, cell)]


def lowered(castle: Castle, cell: int, top: str) -> Castle:
    """Returns the castle without the top tile of a stack; `top` is the face below ("" if unknown or none)."""
    heights, tops = [*castle.heights], [*castle.tops]
    heights[cell] -= 1
    tops[cell] = top
    return Castle(castle.columns, tuple(heights), tuple(tops))


def can_summon(castle: Castle) -> bool:
    """The Dragon can be summoned when there is nothing above level 1."""
    return surface(castle).top_level <= 1
