"""Tiles in each of their orientations, and what the bodies of any two of them do to each other.

Offsets and places are bits of integers: bit (dy + REACH) * ROW + (dx + REACH) of a `Fit`'s mask stands for
the second tile's box beginning at (dx, dy) of the first one's. All masks of a castle's tiles, each shifted
to its tile, together say where the body of a new tile may lie.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.mad_king_ludwig.data import TILES, Door, Tile
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

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One cell to the north, east, south and west."""


class Body(NamedTuple):
    """The outline of a tile in one orientation, and to which side its fence looks."""

    number: int
    shape: str
    rot: int
    outline: Outline
    fence: int | None


class Form(NamedTuple):
    """A tile in one orientation."""

    tile: Tile
    rot: int
    body: Body
    w: int
    h: int
    cells: tuple[tuple[int, int], ...]
    doors: tuple[Door, ...]
    """In the order of the tile's doors as printed."""
    whole: int
    """The mask of all doors."""


class Fit(NamedTuple):
    """What a second body does to a first one, by offset."""

    overlap: int
    fence: int
    """One touches the other's fence."""
    barred: int
    """Where it may not lie for one of these reasons."""
    touch: frozenset[int]
    """The bit numbers of the offsets at which they touch."""


def offset_bit(dx: int, dy: int) -> int:
    """The number of the bit that stands for an offset."""
    return (dy + REACH) * ROW + dx + REACH


def _turned(doors: tuple[Door, ...], height: int) -> tuple[Door, ...]:
    """One clockwise turn maps the cell (x, y) of a tile of that height to (height - 1 - y, x)."""
    return tuple(Door(height - 1 - d.y, d.x, (d.side + 1) % 4, d.level) for d in doors)


def _forms() -> tuple[tuple[Form, ...], tuple[Body, ...]]:
    forms = []
    bodies: dict[tuple[Outline, int | None], Body] = {}
    for tile in TILES.values():
        doors = tile.doors
        for rot in range(4):
            shape = outline(tile.shape, rot)
            fence = rot if tile.fenced else None
            body = bodies.setdefault((shape, fence), Body(len(bodies), tile.shape, rot, shape, fence))
            whole = (1 << len(doors)) - 1
            forms.append(Form(tile, rot, body, shape.w, shape.h, footprint(shape), doors, whole))
            doors = _turned(doors, shape.h)
    return tuple(forms), tuple(bodies.values())


FORMS, BODIES = _forms()
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
        found.setdefault((form.body, frozenset(form.doors)), form)
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
def _fence_offsets(shape: str, rot: int, other: Outline) -> tuple[int, int]:
    """The offsets at which an outline touches the fence of a shape; the same seen from the outline, where
    (dx, dy) becomes (-dx, -dy).
    """
    offsets = seen = 0
    for bit in _meetings(outline(shape, rot), other)[1]:
        dy, dx = divmod(bit, ROW)
        if touches_fence(shape, rot, other, dx - REACH, dy - REACH):
            offsets |= 1 << bit
            seen |= 1 << (2 * offset_bit(0, 0) - bit)
    return offsets, seen


@cache
def fit(first: int, second: int) -> Fit:
    """What the second body (by number) does to the first one, at every offset."""
    a, b = BODIES[first], BODIES[second]
    overlap, touch = _meetings(a.outline, b.outline)
    fence = 0
    if a.fence is not None:
        fence |= _fence_offsets(a.shape, a.rot, b.outline)[0]
    if b.fence is not None:
        fence |= _fence_offsets(b.shape, b.rot, a.outline)[1]
    return Fit(overlap, fence, overlap | fence, touch)
