"""Cells of castles and realms: numbered row by row from the north-west, named like C4 (column C, row 4)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import compress
from typing import Generic, NamedTuple, TypeVar

Cell = tuple[int, int]
"""Row and column, both from 0, row 0 in the north."""

OUTSIDE = -1
"""The number of every cell beyond the edge: the last index of a list with one extra item."""
_NAME = re.compile(r"([A-Z])([1-9][0-9]?)")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LARGEST = 26

T = TypeVar("T")


class Sides(NamedTuple, Generic[T]):
    """A value for each side of a cell."""

    west: T
    east: T
    north: T
    south: T


@cache
def sides(rows: int, columns: int) -> tuple[Sides[int], ...]:
    """Returns the neighbors of every cell of a grid, OUTSIDE if there is none."""
    return tuple(
        Sides(
            west=index - 1 if index % columns else OUTSIDE,
            east=index + 1 if (index + 1) % columns else OUTSIDE,
            north=index - columns if index >= columns else OUTSIDE,
            south=index + columns if index + columns < rows * columns else OUTSIDE,
        )
        for index in range(rows * columns)
    )


class Lanes(NamedTuple):
    """Compares a whole grid at once: all cells are the bytes of one number, the first the lowest.

    A flag is the highest bit of a cell's byte. Heights are far below 128, so no byte overflows into the next.
    """

    size: int
    row: int
    """The bits of a row."""
    ones: int
    """1 in every byte."""
    has: Sides[int]
    """For each side all bits of the cells that have a neighbor there."""

    def higher_than_west_or_east(self, heights: int) -> int:
        """Flags the cells that are higher than a neighbor in the west or in the east; outside all is 0."""
        raised = heights + 127 * self.ones
        west, east = heights << 8 & self.has.west, heights >> 8 & self.has.east
        return ((raised - west) | (raised - east)) & 128 * self.ones

    def higher_than_north_or_south(self, heights: int) -> int:
        """Flags the cells that are higher than a neighbor in the north or in the south."""
        raised = heights + 127 * self.ones
        north, south = heights << self.row & self.has.north, heights >> self.row & self.has.south
        return ((raised - north) | (raised - south)) & 128 * self.ones

    def at_least(self, heights: int, level: int) -> int:
        """Flags the cells of that height or more."""
        return heights + (128 - level) * self.ones & 128 * self.ones

    def cells(self, flags: int) -> tuple[int, ...]:
        """Returns the numbers of the flagged cells."""
        return tuple(compress(range(self.size), flags.to_bytes(self.size, "little")))


@cache
def lanes(rows: int, columns: int) -> Lanes:
    """Returns the comparison of grids of that size."""
    around = sides(rows, columns)
    has = [in_lanes(255 * (cell[side] != OUTSIDE) for cell in around) for side in range(4)]
    return Lanes(len(around), 8 * columns, in_lanes([1] * len(around)), Sides(*has))


def in_lanes(values: Iterable[int]) -> int:
    """Returns the values of all cells as one number."""
    return int.from_bytes(bytes(values), "little")


@cache
def neighbours(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """Returns the existing orthogonal neighbors of every cell."""
    return tuple(tuple(side for side in around if side != OUTSIDE) for around in sides(rows, columns))


@cache
def surroundings(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """Returns the neighbors of every cell, including diagonal ones."""
    return tuple(
        tuple(
            r * columns + c
            for r in range(max(row - 1, 0), min(row + 2, rows))
            for c in range(max(column - 1, 0), min(column + 2, columns))
            if (r, c) != (row, column)
        )
        for row in range(rows)
        for column in range(columns)
    )


def connected(cells: Iterable[int], around: tuple[tuple[int, ...], ...]) -> Iterator[list[int]]:
    """Yields these cells in orthogonally connected groups, all in reading order."""
    left = set(cells)
    for start in sorted(left):
        if start not in left:
            continue
        left.discard(start)
        group = [start]
        for cell in group:
            for other in around[cell]:
                if other in left:
                    left.discard(other)
                    group.append(other)
        group.sort()
        yield group


def position(index: int, columns: int) -> Cell:
    """Returns row and column of a numbered cell."""
    return divmod(index, columns)


def positions(indices: Iterable[int], columns: int) -> tuple[Cell, ...]:
    """Returns rows and columns of numbered cells."""
    return tuple(divmod(index, columns) for index in indices)


@cache
def name_of(cell: Cell) -> str:
    """Returns a cell's name: C4 is the cell in the third column and the fourth row."""
    row, column = cell
    return f"{_LETTERS[column]}{row + 1}"


@cache
def name_at(index: int, columns: int) -> str:
    """Returns the name of a numbered cell in a grid with this many columns."""
    return name_of(divmod(index, columns))


@lru_cache(maxsize=1024)  # names come from outside
def cell_named(name: str) -> Cell | None:
    """Returns the cell of a name, or None if there is no such cell."""
    found = _NAME.fullmatch(name)
    if found is None or int(found[2]) > _LARGEST:
        return None
    return int(found[2]) - 1, _LETTERS.index(found[1])
