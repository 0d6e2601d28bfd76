"""The ten Dragons: the points that each pays for a realm at the end. Heights count tiles, never shrines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.dragon_castle import rulings
from engines.dragon_castle.data import FACTIONS, TYPE_OF, Dragon, is_special
from engines.dragon_castle.grid import connected, neighbours, surroundings
from engines.dragon_castle.realm import face_down, groups
from engines.dragon_castle.state import Realm

FULL_LINE = 2
POWER_LEVEL = 3
GREATER = 2
EQUAL = 1
SYMBOL = 2
SYMMETRY = 4
SHRINE_SYMMETRY = 2


class Favour(NamedTuple):
    """The points that a Dragon pays, the cells that it pays for, and the things that it counted."""

    points: int
    cells: tuple[int, ...] = ()
    facts: tuple[tuple[str, int | str], ...] = ()


def _one_each(cells: Sequence[int]) -> Favour:
    return Favour(len(cells), tuple(cells))


def shrine_cells(realm: Realm) -> list[int]:
    """Returns the cells with shrines."""
    return [cell for cell, stands in enumerate(realm.shrines) if stands]


def humility(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each shrine whose stack has a higher stack next to it."""
    heights, around = realm.heights, neighbours(realm.rows, realm.columns)
    return _one_each(
        [
            cell
            for cell in shrine_cells(realm)
            if any(heights[other] > heights[cell] for other in around[cell])
        ]
    )


def righteousness(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each shrine in one row and in one column, 2 more for each of the two that is full."""
    rows, columns = realm.rows, realm.columns
    row_cells = [range(row * columns, (row + 1) * columns) for row in range(rows)]
    column_cells = [range(column, rows * columns, columns) for column in range(columns)]

    def worth(line: range) -> int:
        shrines = sum(realm.shrines[cell] for cell in line)
        return shrines + FULL_LINE * (shrines == len(line))

    row, column = max(row_cells, key=worth), max(column_cells, key=worth)
    cells = sorted({cell for cell in (*row, *column) if realm.shrines[cell]})
    return Favour(worth(row) + worth(column), tuple(cells), (("row", worth(row)), ("column", worth(column))))


def tranquility(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each connected group of cells whose top tile lies face down, single ones included."""
    cells = face_down(realm)
    found = list(connected(cells, neighbours(realm.rows, realm.columns)))
    return Favour(len(found), tuple(cells), (("groups", len(found)),))


def bravery(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each stack higher than everything around it, diagonals included."""
    heights, around = realm.heights, surroundings(realm.rows, realm.columns)
    return _one_each(
        [
            cell
            for cell, height in enumerate(heights)
            if height and all(heights[other] < height for other in around[cell])
        ]
    )


def power(realm: Realm, others: Sequence[Realm]) -> Favour:
    """For each faction the number on its best face-up tile that lies on level 3 or higher."""
    cells, facts = [], []
    for letter in FACTIONS:
        high = [
            cell
            for cell, face in enumerate(realm.faces)
            if face[:1] == letter and realm.heights[cell] >= POWER_LEVEL
        ]
        if high:
            best = max(high, key=lambda cell: realm.faces[cell][1])
            cells.append(best)
            facts.append((TYPE_OF[letter], int(realm.faces[best][1])))
    return Favour(sum(number for _, number in facts), tuple(cells), tuple(facts))


def best_sums(realm: Realm) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Returns for each faction the largest sum of numbers of a connected face-up group, with its cells."""
    best: dict[str, tuple[int, tuple[int, ...]]] = dict.fromkeys(FACTIONS, (0, ()))
    for letter, cells in groups(realm):
        if letter in best:
            best[letter] = max(best[letter], (sum(int(realm.faces[cell][1]) for cell in cells), cells))
    return best


def greatness(realm: Realm, others: Sequence[Realm]) -> Favour:
    """Compares each faction's best group with each neighbor's: 2 points for more, 1 for a tie."""
    own = best_sums(realm)
    rivals = [best_sums(other) for other in others]
    points, facts = 0, []
    cells: list[int] = []
    for letter, (total, group) in own.items():
        if not total:
            continue
        gained = sum(
            GREATER if total > rival[letter][0] else EQUAL for rival in rivals if total >= rival[letter][0]
        )
        points += gained
        facts.append((TYPE_OF[letter], total))
        if gained:
            cells += group
    return Favour(points, tuple(sorted(cells)), tuple(facts))


def knowledge(realm: Realm, others: Sequence[Realm]) -> Favour:
    """2 points for each different symbol on the face-up special tiles."""
    first: dict[str, int] = {}
    for cell, face in enumerate(realm.faces):
        if face and is_special(face):
            first.setdefault(face, cell)
    return Favour(SYMBOL * len(first), tuple(first.values()), (("symbols", len(first)),))


def harmony(realm: Realm, others: Sequence[Realm]) -> Favour:
    """For each of the two axes 4 points if the heights mirror each other, 2 if the shrines do."""
    rows, columns = realm.rows, realm.columns
    east_west = [row * columns + columns - 1 - column for row in range(rows) for column in range(columns)]
    north_south = [(rows - 1 - row) * columns + column for row in range(rows) for column in range(columns)]
    levels = [height * stands for height, stands in zip(realm.heights, realm.shrines, strict=True)]
    built, shrined = any(realm.heights), any(levels)
    points, facts = 0, []
    for axis, mirror in (("east_west", east_west), ("north_south", north_south)):
        gained = 0
        even = all(realm.heights[cell] == realm.heights[other] for cell, other in enumerate(mirror))
        if even and (built or rulings.HARMONY_COUNTS_NOTHING):
            gained += SYMMETRY
        alike = all(levels[cell] == levels[other] for cell, other in enumerate(mirror))
        alone = even or rulings.HARMONY_SHRINES_ALONE
        if alike and alone and (shrined or rulings.HARMONY_COUNTS_NOTHING):
            gained += SHRINE_SYMMETRY
        points += gained
        facts.append((axis, gained))
    return Favour(points, (), tuple(facts))


def devotion(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each shrine with a face-up dragon tile next to it."""
    around = neighbours(realm.rows, realm.columns)
    return _one_each(
        [cell for cell in shrine_cells(realm) if any(realm.faces[other][:1] == "D" for other in around[cell])]
    )


def steadfastness(realm: Realm, others: Sequence[Realm]) -> Favour:
    """1 point for each shrine on the edge of the realm."""
    around = neighbours(realm.rows, realm.columns)
    return _one_each([cell for cell in shrine_cells(realm) if len(around[cell]) < 4])


FAVOURS: dict[Dragon, Callable[[Realm, Sequence[Realm]], Favour]] = {
    "humility": humility,
    "righteousness": righteousness,
    "tranquility": tranquility,
    "bravery": bravery,
    "power": power,
    "greatness": greatness,
    "knowledge": knowledge,
    "harmony": harmony,
    "devotion": devotion,
    "steadfastness": steadfastness,
}
"""The payment of each Dragon for a realm, given the realms of the neighbors (left and right, or the one)."""
