"""The castle in the middle: building it, which tiles can be taken, and taking them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

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
from engines.dragon_castle.grid import looks, neighbours, sides, surroundings
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import Castle

Heights = tuple[int, ...]
Look = Callable[[Sequence[int]], tuple[int, ...]]


def layout_of(options: DragonCastleOptions, seats: int) -> tuple[Heights, ...]:
    """The rows of heights that the options ask for; alone, the standard castle is the one for three."""
    if options.castle == "own":
        return own_layout(options.heights)
    name = options.castle
    if name == "standard":
        return LAYOUTS[f"standard_{SOLO_COUNTDOWN if seats == 1 else seats}p"].rows
    return LAYOUTS[name].rows


def own_layout(text: str) -> tuple[Heights, ...]:
    """A castle typed as rows of heights: a rectangle of 0 to 3 (a dot is 0) with all 116 tiles."""
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
    """The castle with its visible tops, the tiles below them all together, and the next chance."""
    heights = tuple(height for row in layout for height in row)
    drawn, unseen, chance = chance.sample(TILES, sum(height > 0 for height in heights))
    faces = iter(drawn)
    tops = tuple(next(faces) if height else "" for height in heights)
    return Castle(len(layout[0]), heights, tops), unseen, chance


def top_level(heights: Heights) -> int:
    """The highest level that holds a tile now; 0 for an empty castle."""
    return max(heights, default=0)


def long_free(castle: Castle) -> list[int]:
    """The available tiles: tops with a long side, west or east, that touches no tile."""
    look = looks(castle.rows, castle.columns)
    return _lower_on_a_side(castle.heights, look.west, look.east)


def short_free(castle: Castle) -> list[int]:
    """The tops with a short side, north or south, that touches no tile."""
    look = looks(castle.rows, castle.columns)
    return _lower_on_a_side(castle.heights, look.north, look.south)


def _lower_on_a_side(heights: Heights, one: Look, other: Look) -> list[int]:
    """A tile on level k touches none on a side where the neighbour is lower than k."""
    if not heights:
        return []
    padded = (*heights, 0)
    beside = zip(heights, one(padded), other(padded), strict=False)
    return [cell for cell, (height, here, there) in enumerate(beside) if height > here or height > there]


def on_top_level(castle: Castle, cells: list[int]) -> list[int]:
    """Those of the cells whose tile lies on the top level."""
    level = top_level(castle.heights)
    return [cell for cell in cells if castle.heights[cell] == level]


def adjacent(castle: Castle, cell: int, level: int) -> list[int]:
    """The stacks next to a cell whose tile lay on that level, as the Spirit of Deception sees them."""
    grids = surroundings if rulings.DECEPTION_DIAGONALS else neighbours
    around = grids(castle.rows, castle.columns)[cell]
    if rulings.DECEPTION_SAME_LEVEL:
        return [other for other in around if castle.heights[other] == level]
    return sorted(other for other in around if castle.heights[other])


def twins(castle: Castle, first: int) -> list[int]:
    """The identical tiles that can be seen to be available once the first one is gone."""
    face = castle.tops[first]
    if castle.tops.count(face) == 1:
        return []
    heights = [*castle.heights, 0]
    heights[first] -= 1
    around = sides(castle.rows, castle.columns)
    return [
        cell
        for cell, top in enumerate(castle.tops)
        if top == face
        and cell != first
        and (heights[around[cell].west] < heights[cell] or heights[around[cell].east] < heights[cell])
    ]


def lowered(castle: Castle, cell: int, top: str) -> Castle:
    """The castle without the top tile of a stack; `top` is the face below it ("" when not known or none)."""
    heights, tops = castle.heights, castle.tops
    return Castle(
        castle.columns,
        (*heights[:cell], heights[cell] - 1, *heights[cell + 1 :]),
        (*tops[:cell], top, *tops[cell + 1 :]),
    )


def can_summon(heights: Heights) -> bool:
    """The Dragon can be summoned when there is nothing above level 1."""
    return top_level(heights) <= 1
