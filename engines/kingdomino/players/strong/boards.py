"""Many kingdoms at once as arrays of bits: the model that the strong player searches and learns with.

A kingdom lies in a frame of 5 by 5 (7 by 7) squares that it will not leave. Rows of a frame are 8 bits apart,
so that both sizes fit in 64 bits and a step to the side never ends in another row. A kingdom may still be in
several frames; `frames` says which ones are examined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.kingdomino.data import DOMINOES, HARMONY, MIDDLE_KINGDOM, TERRAINS

Masks = NDArray[Any]
"""Squares as bits of numbers with 64 bits and no sign."""
Numbers = NDArray[np.int64]
Reals = NDArray[np.float32]
Truths = NDArray[np.bool_]

ROW = 8
KINDS = len(TERRAINS)
ONE = np.uint64(1)
SHIFTS = np.array([1, ROW], dtype=np.uint64)

_HALVES = [[(TERRAINS.index(half.terrain), half.crowns) for half in DOMINOES[n]] for n in sorted(DOMINOES)]
_ROWS = [(left[0], right[0], left[1], right[1], left == right) for left, right in _HALVES]
FIRST, SECOND, FIRST_CROWNS, SECOND_CROWNS = (
    np.array([0, *(row[at] for row in _ROWS)], dtype=np.int64) for at in range(4)
)
"""Terrains and crowns of both halves by the domino's number; number 0 is none."""
ALIKE = np.array([False, *(row[4] for row in _ROWS)])
NO_DOMINO = 0


def whole(size: int) -> int:
    """All squares of a frame."""
    return sum(((1 << size) - 1) << ROW * y for y in range(size))


class Boards(NamedTuple):
    """Kingdoms side by side: one column for each."""

    size: int
    terrains: Masks
    """By terrain and kingdom: its squares."""
    crowns: Masks
    """The squares with at least one, at least two and three crowns, by kingdom."""
    taken: Masks
    """All squares, the castle included."""
    castle: Masks
    discards: Numbers

    @property
    def number(self) -> int:
        return len(self.taken)

    def take(self, which: Any) -> Boards:
        """Only these kingdoms, in this order."""
        return Boards(
            self.size,
            self.terrains[:, which],
            self.crowns[:, which],
            self.taken[which],
            self.castle[which],
            self.discards[which],
        )


def bare(size: int, castles: Numbers) -> Boards:
    """Castles alone, on the squares with these numbers."""
    castle = ONE << castles.astype(np.uint64)
    count = len(castle)
    return Boards(
        size,
        np.zeros((KINDS, count), dtype=np.uint64),
        np.zeros((3, count), dtype=np.uint64),
        castle.copy(),
        castle,
        np.zeros(count, dtype=np.int64),
    )


def joined(parts: list[Boards]) -> Boards:
    """The kingdoms of all parts, one part after the other."""
    if len(parts) == 1:
        return parts[0]
    return Boards(
        parts[0].size,
        np.concatenate([part.terrains for part in parts], axis=1),
        np.concatenate([part.crowns for part in parts], axis=1),
        np.concatenate([part.taken for part in parts]),
        np.concatenate([part.castle for part in parts]),
        np.concatenate([part.discards for part in parts]),
    )


def spread(masks: Masks) -> Masks:
    """The squares of each mask and those beside them; squares outside of the frame may be among them."""
    wide, step = masks << 1, masks >> 1
    wide |= step
    wide |= np.left_shift(masks, ROW, out=step)
    wide |= np.right_shift(masks, ROW, out=step)
    wide |= masks
    return wide


class Layings(NamedTuple):
    """Where dominoes may be laid: each is one way to lay one kingdom's domino, or to discard it."""

    parent: Numbers
    """In which kingdom."""
    first: Masks
    """The first half's square; nothing for a domino that fits nowhere."""
    second: Masks


def layings(boards: Boards, dominoes: Numbers) -> Layings:
    """All ways to lay a domino in each kingdom within its frame; a single discard where there is none."""
    size, count = boards.size, boards.number
    columns = np.arange(count)
    free = np.uint64(whole(size)) & ~boards.taken
    near_first = spread(boards.terrains[FIRST[dominoes], columns] | boards.castle)
    near_second = spread(boards.terrains[SECOND[dominoes], columns] | boards.castle)
    two_ways = np.where(ALIKE[dominoes], np.uint64(0), ~np.uint64(0))
    spots = np.empty((count, 4), dtype=np.uint64)
    spots[:, 0] = free & free >> 1 & (near_first | near_second >> 1)
    spots[:, 1] = free & free >> ROW & (near_first | near_second >> ROW)
    spots[:, 2] = free & free << 1 & (near_first | near_second << 1) & two_ways
    spots[:, 3] = free & free << ROW & (near_first | near_second << ROW) & two_ways
    bits = np.unpackbits(spots.view(np.uint8), bitorder="little")
    found = np.flatnonzero(bits)
    parent = found >> 8
    way = found >> 6 & 3
    first = ONE << (found & 63).astype(np.uint64)
    step = SHIFTS[way & 1]
    second = np.where(way < 2, first << step, first >> step)
    none = np.flatnonzero(~spots.any(axis=1))
    if len(none):
        nothing = np.zeros(len(none), dtype=np.uint64)
        order = np.argsort(np.concatenate([parent, none]), kind="stable")
        parent = np.concatenate([parent, none])[order]
        first = np.concatenate([first, nothing])[order]
        second = np.concatenate([second, nothing])[order]
    return Layings(parent, first, second)


def laid(boards: Boards, dominoes: Numbers, ways: Layings) -> Boards:
    """The kingdoms that these layings make; `dominoes` are those of the kingdoms laid in."""
    parent, first, second = ways
    after = boards.take(parent)
    numbers = dominoes[parent]
    columns = np.arange(len(parent))
    after.terrains[FIRST[numbers], columns] |= first
    after.terrains[SECOND[numbers], columns] |= second
    for level in range(3):
        after.crowns[level] |= np.where(FIRST_CROWNS[numbers] > level, first, np.uint64(0))
        after.crowns[level] |= np.where(SECOND_CROWNS[numbers] > level, second, np.uint64(0))
    taken = after.taken | first | second
    discards = after.discards + (first == 0)
    return after._replace(taken=taken, discards=discards)


def with_each(boards: Boards, dominoes: Sequence[int]) -> tuple[Boards, Numbers, Numbers]:
    """Every kingdom with each of the dominoes in every place: the kingdoms, which one each of them was, and
    which of the dominoes was laid."""
    numbers = np.asarray(dominoes, dtype=np.int64)
    rows = np.tile(np.arange(boards.number), len(numbers))
    each = np.repeat(np.arange(len(numbers)), boards.number)
    many = boards.take(rows)
    its_dominoes = numbers[each]
    ways = layings(many, its_dominoes)
    return laid(many, its_dominoes, ways), rows[ways.parent], each[ways.parent]


def crowns_on(squares: Masks, crowns: Masks) -> NDArray[Any]:
    """The crowns on these squares, at most 255."""
    counted: NDArray[Any] = (
        np.bitwise_count(squares & crowns[0])
        + np.bitwise_count(squares & crowns[1])
        + np.bitwise_count(squares & crowns[2])
    )
    return counted


def flooded(seeds: Masks, within: Masks) -> Masks:
    """Everything that is connected to the seeds, edge by edge, within these squares."""
    area = seeds
    while True:
        grown, step = area << 1, area >> 1
        grown |= step
        grown |= area
        grown &= within
        wide = grown << ROW
        wide |= np.right_shift(grown, ROW, out=step)
        wide |= grown
        wide &= within
        if (wide == area).all():
            return area
        area = wide


def area_points(boards: Boards) -> NDArray[np.int64]:
    """Returns the points of the areas of each kingdom."""
    points = np.zeros(boards.number, dtype=np.int64)
    which = np.tile(np.arange(boards.number), KINDS)
    whole_terrain = boards.terrains.ravel()
    # An area without a crown scores nothing: start at the crowns.
    left = whole_terrain & np.tile(boards.crowns[0], KINDS)
    while True:
        keep = np.flatnonzero(left)
        if not len(keep):
            return points
        which, whole_terrain, left = which[keep], whole_terrain[keep], left[keep]
        area = flooded(left & -left, whole_terrain)
        brought = np.bitwise_count(area).astype(np.int64) * crowns_on(area, boards.crowns[:, which])
        points += np.bincount(which, weights=brought, minlength=boards.number).astype(np.int64)
        left = left & ~area


def _ends(size: int) -> tuple[Masks, Masks]:
    lines = [((1 << size) - 1) << ROW * at for at in range(size)]
    files = [sum(1 << ROW * y for y in range(size)) << at for at in range(size)]
    return np.array(files, dtype=np.uint64), np.array(lines, dtype=np.uint64)


ENDS = {size: _ends(size) for size in (5, 7)}
"""The columns and the rows of a frame."""


def is_central(boards: Boards) -> Truths:
    """Middle Kingdom: the castle is the center of the smallest box around the kingdom."""
    central = np.ones(boards.number, dtype=np.bool_)
    for lines in ENDS[boards.size]:
        used = (boards.taken[:, None] & lines) != 0
        here = np.argmax((boards.castle[:, None] & lines) != 0, axis=1)
        low = np.argmax(used, axis=1)
        high = boards.size - 1 - np.argmax(used[:, ::-1], axis=1)
        central &= low + high == 2 * here
    return central


def final_points(boards: Boards, middle_kingdom: Any, harmony: Any) -> NDArray[np.int64]:
    """The points of kingdoms that are done, bonuses included."""
    complete = np.bitwise_count(boards.taken) == boards.size**2
    points = area_points(boards)
    points += MIDDLE_KINGDOM * (is_central(boards) & middle_kingdom)
    points += HARMONY * (complete & harmony)
    return points
