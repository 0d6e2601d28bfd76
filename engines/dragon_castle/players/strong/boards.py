"""Many realms at once as arrays of bits: the model that the strong player judges with.

It keeps only properties that points depend on: types without their numbers, and heights up to three levels.
After each turn every group has at most three tiles, since a larger one is turned at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.dragon_castle.data import (
    COUNTDOWN_POINTS,
    DRAGON_SET_POINTS,
    HIGHEST_SHRINE_POINTS,
    SMALLEST_SET,
    TYPE_OF,
    set_points,
    shrines_allowed,
)
from engines.dragon_castle.scoring import shrine_total
from engines.dragon_castle.state import Realm

Masks = NDArray[Any]
"""Cells as bits of numbers with 64 bits and no sign; the lowest is the first cell."""
Numbers = NDArray[np.int64]

LETTERS = "".join(TYPE_OF)
TYPES = len(LETTERS)
LEVELS = HIGHEST_SHRINE_POINTS
ONE = np.uint64(1)
NONE = np.uint64(0)
LARGEST = 40
"""More tiles than any group can have."""
SET_POINTS = np.array([set_points(size) if size >= SMALLEST_SET else 0 for size in range(LARGEST)])


class Frame(NamedTuple):
    """The size of the realms."""

    rows: int
    columns: int
    whole: np.uint64
    no_west: np.uint64
    """All cells but those of the first column."""
    no_east: np.uint64

    def beside(self, cells: Masks) -> Masks:
        """Returns the neighbors of the cells."""
        west, east, north, south = self.moved(cells)
        return west | east | north | south

    def moved(self, cells: Masks) -> tuple[Masks, Masks, Masks, Masks]:
        """Returns the cells in the west, in the east, in the north and in the south of these."""
        row = self.columns
        return (
            (cells & self.no_west) >> 1,
            (cells & self.no_east) << 1,
            cells >> row,
            cells << row & self.whole,
        )


@cache
def frame_of(rows: int, columns: int) -> Frame:
    """Returns the frame of realms of that size."""
    first = sum(1 << row * columns for row in range(rows))
    whole = (1 << rows * columns) - 1
    masks = (whole, whole & ~first, whole & ~(first << columns - 1))
    return Frame(rows, columns, *map(np.uint64, masks))


class Boards(NamedTuple):
    """Realms side by side: one column for each."""

    frame: Frame
    types: Masks
    """By type and realm: its tiles that lie face up."""
    raised: Masks
    """The cells with at least one, two and three tiles, by realm."""
    shrines: Masks
    pool: Numbers
    points: Numbers
    """For sets, discards, tokens and shrines."""

    @property
    def number(self) -> int:
        return len(self.pool)

    @property
    def spots(self) -> Masks:
        """Returns the cells on which a tile may be placed."""
        free: Masks = self.frame.whole & ~(np.bitwise_or.reduce(self.types, axis=0) | self.shrines)
        return free

    def take(self, which: Any) -> Boards:
        """Returns only these realms, in this order."""
        return Boards(
            self.frame,
            self.types[:, which],
            self.raised[:, which],
            self.shrines[which],
            self.pool[which],
            self.points[which],
        )

    def with_more(self, pool: int = 0, points: int = 0) -> Boards:
        """Returns the realms with `pool` more shrines in the pool and `points` more points."""
        return self._replace(pool=self.pool + pool, points=self.points + points)


def boards_of(realms: Sequence[Realm]) -> Boards:
    """Returns these realms, all of one size."""
    types = [[_cells(face[:1] == letter for face in realm.faces) for realm in realms] for letter in LETTERS]
    raised = [
        [_cells(height >= level for height in realm.heights) for realm in realms]
        for level in range(1, LEVELS + 1)
    ]
    points = [
        realm.set_points + realm.discard_points + COUNTDOWN_POINTS * realm.countdown + shrine_total(realm)
        for realm in realms
    ]
    return Boards(
        frame_of(realms[0].rows, realms[0].columns),
        np.array(types, dtype=np.uint64),
        np.array(raised, dtype=np.uint64),
        np.array([_cells(realm.shrines) for realm in realms], dtype=np.uint64),
        np.array([realm.pool for realm in realms]),
        np.array(points),
    )


def _cells(found: Any) -> int:
    return sum(1 << cell for cell, holds in enumerate(found) if holds)


def joined(parts: Sequence[Boards]) -> Boards:
    """Returns the realms of all parts, one part after the other."""
    return Boards(
        parts[0].frame,
        np.concatenate([part.types for part in parts], axis=1),
        np.concatenate([part.raised for part in parts], axis=1),
        np.concatenate([part.shrines for part in parts]),
        np.concatenate([part.pool for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


def counted(cells: Masks) -> Numbers:
    """Returns the number of cells in each mask."""
    return np.bitwise_count(cells).astype(np.int64)


def lowest(cells: Masks) -> Masks:
    """Returns the first cell of each mask."""
    first: Masks = cells & (~cells + ONE)
    return first


def _put(boards: Boards, kind: int, cells: Masks) -> None:
    """Puts one more tile on a cell of each realm, in place."""
    boards.types[kind] |= cells
    one, two, three = boards.raised
    three |= two & cells
    two |= one & cells
    one |= cells


def _flooded(frame: Frame, seeds: Masks, within: Masks) -> Masks:
    area = seeds & within
    while True:
        grown = (area | frame.beside(area)) & within
        if np.array_equal(grown, area):
            return area
        area = grown


class Ways(NamedTuple):
    """The realms that result from one tile or two, with sets turned and shrines built, and the tiles'
    cells."""

    boards: Boards
    first: Numbers
    second: Numbers
    """The same as the first for a single tile."""


def ways_to_put(boards: Boards, kinds: Sequence[int]) -> Ways:
    """Returns all ways to put the tiles of these types, one or two, into the one realm; with every allowed
    number of shrines on each set."""
    free = int(boards.spots[0])
    spots = [cell for cell in range(free.bit_length()) if free >> cell & 1]
    if len(kinds) == 1:
        pairs = [(cell, cell) for cell in spots]
    else:
        alike = kinds[0] == kinds[1]
        pairs = [(one, two) for one in spots for two in spots if (one < two if alike else one != two)]
    first, second = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
    after = boards.take(np.zeros(len(first), dtype=np.int64))
    for kind, cells in zip(kinds, (first, second), strict=False):
        _put(after, kind, ONE << cells.astype(np.uint64))
    seeds = [
        (kind, ONE << cells.astype(np.uint64)) for kind, cells in zip(kinds, (first, second), strict=False)
    ]
    settled, came_from = _settled(after, seeds)
    return Ways(settled, first[came_from], second[came_from])


def _settled(boards: Boards, seeds: Sequence[tuple[int, Masks]]) -> tuple[Boards, Numbers]:
    """Returns the realms with their sets turned, once per number of shrines; and which realm each was."""
    turned = []
    for kind, cells in seeds:
        group = _flooded(boards.frame, cells, boards.types[kind])
        size = counted(group)
        size[size < SMALLEST_SET] = 0
        group[size == 0] = NONE
        boards.types[kind] &= ~group
        boards.points[:] += SET_POINTS[size] + (size > 0) * DRAGON_SET_POINTS * (LETTERS[kind] == "D")
        turned.append((kind, group))
    some = np.bitwise_or.reduce([group for _, group in turned], axis=0)
    may_build = np.flatnonzero((some != 0) & (boards.pool > 0))
    parts, origin = [boards], [np.arange(boards.number)]
    most = max(shrines_allowed(LETTERS[kind]) for kind, _ in turned) if len(may_build) else 0
    for count in range(1, most + 1):
        built = boards.take(may_build)
        for kind, group in turned:
            for _ in range(min(count, shrines_allowed(LETTERS[kind]))):
                _build_high(built, group[may_build])
        parts.append(built)
        origin.append(may_build)
    return joined(parts), np.concatenate(origin)


def _build_high(boards: Boards, cells: Masks) -> None:
    """Builds a shrine from the pool on one of the cells, in place: on the highest level, there with the
    fewest spots beside it, if there is one."""
    left = cells & ~boards.shrines
    left[boards.pool <= 0] = NONE
    _, two, three = boards.raised
    level = 1 + ((left & two) != 0) + ((left & three) != 0)
    best = np.where(level == 3, left & three, np.where(level == 2, left & two, left))
    west, east, north, south = boards.frame.moved(boards.spots)
    odd, even = west ^ east, west & east
    odd_too, even_too = north ^ south, north & south
    ones, more = odd ^ odd_too, odd & odd_too
    twos = even ^ even_too ^ more
    fours = even & even_too
    chosen = np.zeros_like(best)
    for with_so_many in (~(ones | twos | fours), ones & ~twos, twos & ~ones, ones & twos, fours):
        chosen = np.where(chosen == 0, best & with_so_many, chosen)
    chosen = lowest(chosen)
    stands = chosen != 0
    boards.shrines[:] |= chosen
    boards.pool[:] -= stands
    boards.points[:] += np.where(stands, level, 0)
