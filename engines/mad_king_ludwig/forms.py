"""Tiles in each of their orientations, and the relations of any two bodies.

A place is one number: `y * ROW + x`. So is the offset from one box to another, and the place of a second tile
is that of the first plus the offset. The relation of two bodies is computed once, as sets of offsets.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engines.mad_king_ludwig.data import STAIRS, TILES, Cell, Door, Tile
from engines.mad_king_ludwig.outlines import (
    Meeting,
    Outline,
    footprint,
    free_corners,
    meeting,
    outline,
    touches_fence,
)

ROW = 4096
"""More than twice as wide as a castle of all tiles of the game in one line."""


class Body(NamedTuple):
    """The outline of a tile in one orientation, and the side of its fence."""

    number: int
    shape: str
    rot: int
    outline: Outline
    fence: int | None


class Joint(NamedTuple):
    """A door as it is put to a door of a castle."""

    meets: int
    """One number for its kind and for the required side of the castle's door."""
    offset: int
    """From the tile's box to the door's own cell: the one in front of the castle's door."""
    order: int
    """Its index among the tile's doors, sorted by their printed names."""


class Form(NamedTuple):
    """A tile in one orientation."""

    number: int
    tile: Tile
    rot: int
    body: Body
    w: int
    h: int
    cells: tuple[Cell, ...]
    corners: frozenset[Cell]
    """The free corners among these: nothing can be built there, but no wall covers a door that faces them."""
    doors: tuple[Door, ...]
    """In the order of the tile's doors as printed."""
    joints: tuple[Joint, ...]
    """The same doors."""
    whole: int
    """The mask of all doors."""


class Fit(NamedTuple):
    """The offsets from a first body at which a second one may not lie, and those at which they touch."""

    overlap: frozenset[int]
    barred: frozenset[int]
    """It overlaps the first one, or one touches the other's fence."""
    touch: frozenset[int]


def place_of(x: int, y: int) -> int:
    """Returns a cell, or an offset, as one number."""
    return y * ROW + x


def door_kind(tile: Tile, door: Door) -> int:
    """Returns one of four kinds: doors of ground floor and downstairs, of stairs and of other tiles."""
    return door.level + 2 * (tile.id == STAIRS)


DOOR_KINDS = range(4)
MEETINGS = 4 * len(DOOR_KINDS)


def may_connect(kind: int, other: int) -> bool:
    """Returns whether two doors may connect: only on the same floor, and never stairs with stairs."""
    return kind % 2 == other % 2 and not (kind >= 2 and other >= 2)


def _meeting_number(kind: int, side: int) -> int:
    return 4 * kind + side


@cache
def met_by(kind: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns by `Joint.meets` the new doors that a castle's door of a kind and side may be connected with,
    and those that lie opposite to it and may not."""
    right = tuple(_meeting_number(other, side) for other in DOOR_KINDS if may_connect(kind, other))
    wrong = tuple(_meeting_number(other, side) for other in DOOR_KINDS if not may_connect(kind, other))
    return right, wrong


@cache
def doors_by_name(tile: Tile) -> tuple[str, ...]:
    """Returns the printed names of a tile's doors, sorted: `Joint.order` is an index into them."""
    return tuple(sorted(door.name for door in tile.doors))


def _turned(doors: tuple[Door, ...], height: int) -> tuple[Door, ...]:
    """One clockwise turn maps the cell (x, y) of a tile of that height to (height - 1 - y, x)."""
    return tuple(Door(height - 1 - d.y, d.x, (d.side + 1) % 4, d.level) for d in doors)


def _joints(tile: Tile, doors: tuple[Door, ...]) -> tuple[Joint, ...]:
    names = doors_by_name(tile)
    return tuple(
        Joint(
            _meeting_number(door_kind(tile, door), (door.side + 2) % 4),
            place_of(door.x, door.y),
            names.index(printed.name),
        )
        for door, printed in zip(doors, tile.doors, strict=True)
    )


def _forms() -> tuple[tuple[Form, ...], tuple[Body, ...]]:
    forms: list[Form] = []
    bodies: dict[tuple[Outline, int | None], Body] = {}
    for tile in TILES.values():
        doors = tile.doors
        whole = (1 << len(doors)) - 1
        for rot in range(4):
            shape = outline(tile.shape, rot)
            fence = rot if tile.fenced else None
            body = bodies.setdefault((shape, fence), Body(len(bodies), tile.shape, rot, shape, fence))
            joints = _joints(tile, doors)
            cells, corners = footprint(shape), free_corners(shape)
            forms.append(
                Form(len(forms), tile, rot, body, shape.w, shape.h, cells, corners, doors, joints, whole)
            )
            doors = _turned(doors, shape.h)
    return tuple(forms), tuple(bodies.values())


FORMS, BODIES = _forms()
_FIRST = {tile: 4 * number for number, tile in enumerate(TILES)}


def form_of(tile: str, rot: int) -> Form:
    """Returns the tile after `rot` clockwise quarter turns."""
    return FORMS[_FIRST[tile] + rot]


@cache
def ways(tile: str) -> tuple[Form, ...]:
    """Returns the orientations of a tile that differ: a symmetric tile repeats itself when turned further."""
    found: dict[object, Form] = {}
    for rot in range(4):
        form = form_of(tile, rot)
        found.setdefault((form.body, frozenset(form.doors)), form)
    return tuple(found.values())


@cache
def _meetings(a: Outline, b: Outline) -> tuple[frozenset[int], frozenset[int]]:
    """Returns the offsets at which two outlines overlap, and at which they touch."""
    overlap = set()
    touch = set()
    for dy in range(-b.h, a.h + 1):
        for dx in range(-b.w, a.w + 1):
            found = meeting(a, b, dx, dy)
            if found is Meeting.OVERLAP:
                overlap.add(_offset(dx, dy))
            elif found is Meeting.TOUCH:
                touch.add(_offset(dx, dy))
    return frozenset(overlap), frozenset(touch)


@cache
def _offset(dx: int, dy: int) -> int:
    """Returns an offset as one number: the same object in all of the many sets that contain it."""
    return place_of(dx, dy)


def _at_fence(first: Body, second: Body) -> Iterator[Cell]:
    """Yields the offsets at which the second body touches the fence of the first."""
    if first.fence is None:
        return
    touch = _meetings(first.outline, second.outline)[1]
    for dy in range(-second.outline.h, first.outline.h + 1):
        for dx in range(-second.outline.w, first.outline.w + 1):
            if _offset(dx, dy) in touch and touches_fence(first.shape, first.rot, second.outline, dx, dy):
                yield dx, dy


@cache
def fit(first: int, second: int) -> Fit:
    """Returns the relation of the second body (by number) to the first one, at every offset."""
    a, b = BODIES[first], BODIES[second]
    overlap, touch = _meetings(a.outline, b.outline)
    fenced = {_offset(*at) for at in _at_fence(a, b)} | {_offset(-dx, -dy) for dx, dy in _at_fence(b, a)}
    return Fit(overlap, overlap | fenced if fenced else overlap, touch)
