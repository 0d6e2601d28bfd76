"""Cells of castles and realms: numbered row by row from the north-west, named like C4 (column C, row 4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
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


@cache
def looks(rows: int, columns: int) -> Sides[Callable[[Sequence[int]], tuple[int, ...]]]:
    """For each side a function from values of all cells, one for OUTSIDE added, to the values on that side.

    The answer is one longer than the grid. It is one step of C for a whole castle.
    """
    around = sides(rows, columns)
    return Sides(*(itemgetter(*(cell[side] for cell in around), OUTSIDE) for side in range(4)))


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


@lru_cache(maxsize=1024)  # names come from outside
def cell_named(name: str) -> Cell | None:
    """The cell of a name, or None when it is not one."""
    found = _NAME.fullmatch(name)
    if found is None or int(found[2]) > _LARGEST:
        return None
    return int(found[2]) - 1, _LETTERS.index(found[1])
