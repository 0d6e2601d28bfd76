"""Tiles in each of their orientations, and what any two of them do to each other at any offset.

Offsets and places are bits of integers: bit (dy + REACH) * ROW + (dx + REACH) of a `Fit`'s mask stands for
the second tile's box beginning at (dx, dy) of the first one's. All masks of a castle's tiles, each shifted
to its tile, together say where a new tile may lie.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engines.mad_king_ludwig.data import STAIRS, TILES, Door, Tile
from engines.mad_king_ludwig.outlines import (
    Meeting,
    Outline,
    footprint,
    meeting,
    outline,
    touches_fence,
)

ROW = 672
"""Bits in a row: more than a castle of all tiles of the game in one line is wide."""
REACH = 8
"""More than the longest side of a tile."""

KEPT = 16_384
"""So many pairs of forms are kept: more than several tables meet, a sixth of all."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One cell to the north, east, south and west."""


class Form(NamedTuple):
    """A tile in one orientation."""

    number: int
    """Four times the tile's number, plus the quarter turns."""
    tile: Tile
    rot: int
    outline: Outline
    cells: tuple[tuple[int, int], ...]
    doors: tuple[Door, ...]
    """In the order of the tile's doors as printed."""
    whole: int
    """The mask of all doors."""


class Fit(NamedTuple):
    """What a second form does to a first one, by offset."""

    overlap: int
    fence: int
    """One touches the other's fence."""
    floor: int
    """Doors of different floors, or of two stairs, would open into each other."""
    touch: frozenset[int]
    """The bit numbers of the offsets at which they touch."""
    joins: dict[int, tuple[tuple[int, int], ...]]
    """Offset's bit number to the pairs of doors (of the first, of the second) that become common."""
    joined: int
    """The offsets of `joins` as a mask."""
    barred: int
    """Where it may not lie for any of these reasons."""


def offset_bit(dx: int, dy: int) -> int:
    """The number of the bit that stands for an offset."""
    return (dy + REACH) * ROW + dx + REACH


def _turned(doors: tuple[Door, ...], height: int) -> tuple[Door, ...]:
    """One clockwise turn maps the cell (x, y) of a tile of that height to (height - 1 - y, x)."""
    return tuple(Door(height - 1 - d.y, d.x, (d.side + 1) % 4, d.level) for d in doors)


def _forms() -> tuple[Form, ...]:
    forms: list[Form] = []
    for tile in TILES.values():
        doors = tile.doors
        for rot in range(4):
            shape = outline(tile.shape, rot)
            forms.append(Form(len(forms), tile, rot, shape, footprint(shape), doors, (1 << len(doors)) - 1))
            doors = _turned(doors, shape.h)
    return tuple(forms)


FORMS: tuple[Form, ...] = _forms()
_FIRST = {tile: 4 * number for number, tile in enumerate(TILES)}


def form_of(tile: str, rot: int) -> Form:
    """The tile after so many clockwise quarter turns."""
    return FORMS[_FIRST[tile] + rot]


@cache
def ways(tile: str) -> tuple[Form, ...]:
    """The orientations of a tile that differ: turned further, a symmetric tile only repeats itself."""
    found: dict[object, Form] = {}
    for rot in range(4):
        form = form_of(tile, rot)
        fence = rot if form.tile.fenced else None
        found.setdefault((frozenset(form.cells), frozenset(form.doors), fence), form)
    return tuple(found.values())


@cache
def _meetings(a: Outline, b: Outline) -> tuple[int, frozenset[int]]:
    """The offsets at which two outlines overlap, and at which they touch."""
    overlap = 0
    touch = set()
    for dy in range(-b.h, a.h + 1):
        for dx in range(-b.w, a.w + 1):
            found = meeting(a, b, dx, dy)
            if found is Meeting.OVERLAP:
                overlap |= 1 << offset_bit(dx, dy)
            elif found is Meeting.TOUCH:
                touch.add(offset_bit(dx, dy))
    return overlap, frozenset(touch)


@cache
def _fence_offsets(shape: str, rot: int, other: Outline) -> int:
    """The offsets at which an outline touches the fence of a shape."""
    own = outline(shape, rot)
    mask = 0
    for dy in range(-other.h, own.h + 1):
        for dx in range(-other.w, own.w + 1):
            if touches_fence(shape, rot, other, dx, dy):
                mask |= 1 << offset_bit(dx, dy)
    return mask


@cache
def _fence_seen(other: Outline, shape: str, rot: int) -> int:
    """The same seen from the other tile: the offset (dx, dy) becomes (-dx, -dy)."""
    mask = _fence_offsets(shape, rot, other)
    middle = 2 * offset_bit(0, 0)
    seen = 0
    while mask:
        low = mask & -mask
        mask ^= low
        seen |= 1 << (middle - low.bit_length() + 1)
    return seen


@lru_cache(maxsize=KEPT)
def fit(first: int, second: int) -> Fit:
    """What the second form (by number) does to the first one, at every offset."""
    a, b = FORMS[first], FORMS[second]
    overlap, touch = _meetings(a.outline, b.outline)
    fence = _fence_offsets(a.tile.shape, a.rot, b.outline) if a.tile.fenced else 0
    if b.tile.fenced:
        fence |= _fence_seen(a.outline, b.tile.shape, b.rot)
    floor = joined = 0
    joins: dict[int, tuple[tuple[int, int], ...]] = {}
    both_stairs = a.tile.id == b.tile.id == STAIRS
    for i, own in enumerate(a.doors):
        step_x, step_y = STEPS[own.side]
        for j, other in enumerate(b.doors):
            if (own.side + 2) % 4 != other.side:
                continue
            bit = offset_bit(own.x + step_x - other.x, own.y + step_y - other.y)
            if own.level != other.level or both_stairs:
                floor |= 1 << bit
            else:
                joined |= 1 << bit
                joins[bit] = (*joins.get(bit, ()), (i, j))
    barred = overlap | fence | floor if fence or floor else overlap
    return Fit(overlap, fence, floor, touch, joins, joined, barred)
