"""Cells of castles and realms: numbered row by row from the north-west, named like C4 (column C, row 4)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import compress
from typing import Generic, NamedTuple, TypeVar

Cell = tuple[int, int]
"""Row and column, both from 0, row 0 in the north."""

OUTSIDE = -1
"""The number of every cell beyond the edge: the last one of a list that was made one longer."""
_NAME = re.compile(r"([A-Z])([1-9]\d?)")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LARGEST = 26

T = TypeVar("T")


class Sides(NamedTuple, Generic[T]):
    """Something for each side of a cell."""

    west: T
    east: T
    north: T
    south: T


@cache
def sides(rows: int, columns: int) -> tuple[Sides[int], ...]:
    """The neighbours of every cell of a grid, OUTSIDE where there is none."""
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
    """The numbers by which a whole grid is compared at once: each cell is one byte of them."""

    just_below: int
    """127 everywhere."""
    flag: int
    """128 everywhere."""
    has: Sides[int]
    """For each side 255 where a cell has a neighbour there."""


@cache
def _lanes(rows: int, columns: int) -> Lanes:
    around = sides(rows, columns)
    size = len(around)

    def lane(values: Iterable[int]) -> int:
        return int.from_bytes(bytes(values), "little")

    return Lanes(
        just_below=lane([127] * size),
        flag=lane([128] * size),
        has=Sides(*(lane(255 * (cell[side] != OUTSIDE) for cell in around) for side in range(4))),
    )


def higher_than_west_or_east(heights: Sequence[int], columns: int) -> list[int]:
    """The cells that are higher than their neighbour in the west or in the east; outside everything is 0.

    All cells are compared in one subtraction: where a height is larger than the one beside it, and only
    there, 127 more than their difference sets the highest bit of the cell's byte.
    """
    lanes, own = _lanes(len(heights) // columns, columns), int.from_bytes(bytes(heights), "little")
    raised = own + lanes.just_below
    west, east = own << 8 & lanes.has.west, own >> 8 & lanes.has.east
    return _flagged(((raised - west) | (raised - east)) & lanes.flag, len(heights))


def higher_than_north_or_south(heights: Sequence[int], columns: int) -> list[int]:
    """The same for the neighbours in the north and in the south."""
    lanes, own = _lanes(len(heights) // columns, columns), int.from_bytes(bytes(heights), "little")
    raised, row = own + lanes.just_below, 8 * columns
    north, south = own << row & lanes.has.north, own >> row & lanes.has.south
    return _flagged(((raised - north) | (raised - south)) & lanes.flag, len(heights))


def _flagged(flags: int, size: int) -> list[int]:
    return list(compress(range(size), flags.to_bytes(size, "little")))


@cache
def neighbours(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """The orthogonal neighbours of every cell that exist."""
    return tuple(tuple(side for side in around if side != OUTSIDE) for around in sides(rows, columns))


@cache
def surroundings(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """The neighbours of every cell, diagonal ones included."""
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
    """These cells parted into orthogonally connected groups, all in reading order."""
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
    """Row and column of a numbered cell."""
    return divmod(index, columns)


def positions(indices: Iterable[int], columns: int) -> tuple[Cell, ...]:
    """Rows and columns of numbered cells."""
    return tuple(divmod(index, columns) for index in indices)


@cache
def name_of(cell: Cell) -> str:
    """C4 is the cell in the third column and the fourth row."""
    row, column = cell
    return f"{_LETTERS[column]}{row + 1}"


@cache
def name_at(index: int, columns: int) -> str:
    """The name of a numbered cell of a grid that is so many columns wide."""
    return name_of(divmod(index, columns))


@cache
def cell_named(name: str) -> Cell | None:
    """The cell of a name, or None when it is not one."""
    found = _NAME.fullmatch(name)
    if found is None or int(found[2]) > _LARGEST:
        return None
    return int(found[2]) - 1, _LETTERS.index(found[1])
