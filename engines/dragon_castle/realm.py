"""A player's realm: cells for tiles, sets and turning them, building and moving shrines."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.dragon_castle import rulings
from engines.dragon_castle.data import (
    BEAUTY_POINTS,
    DRAGON_SET_POINTS,
    FACTIONS,
    FIRST_SHRINES,
    SMALLEST_SET,
    SPECIAL_SHRINES,
    TRIPLE,
    TYPE_OF,
    is_special,
    set_points,
    shrines_allowed,
)
from engines.dragon_castle.grid import connected, neighbours
from engines.dragon_castle.state import UNKNOWN, Realm

TypeGroup = tuple[str, tuple[int, ...]]
"""The letter of a type, and the cells of connected face-up tiles of that type."""


class Set(NamedTuple):
    """Face-up tiles that can be consolidated together: a type's letter, or a number for Beauty."""

    sign: str
    cells: tuple[int, ...]
    points: int
    shrines: int


def empty_realm(rows: int, columns: int) -> Realm:
    """Nothing built yet, and one shrine in the pool."""
    size = rows * columns
    return Realm(columns, (0,) * size, ("",) * size, (False,) * size, FIRST_SHRINES)


def is_spot(realm: Realm, cell: int) -> bool:
    """A tile may lie on an empty cell or on a face-down tile without a shrine."""
    return not realm.faces[cell] and not realm.shrines[cell]


def spots(realm: Realm) -> list[int]:
    """Returns all cells that a tile may be put on."""
    shrines = realm.shrines
    return [cell for cell, face in enumerate(realm.faces) if not face and not shrines[cell]]


def room(realm: Realm) -> int:
    """Returns the number of spots: every cell without a face-up tile or a shrine."""
    return realm.faces.count("") - realm.shrines.count(True)


def face_up(realm: Realm) -> list[int]:
    """Returns the cells whose top tile lies face up."""
    return [cell for cell, face in enumerate(realm.faces) if face]


def face_down(realm: Realm) -> list[int]:
    """Returns the cells whose top tile lies face down, with or without a shrine."""
    return [
        cell
        for cell, (height, face) in enumerate(zip(realm.heights, realm.faces, strict=True))
        if height and not face
    ]


def bare(realm: Realm) -> list[int]:
    """Returns the cells whose top tile lies face down and carries no shrine."""
    return [cell for cell in face_down(realm) if not realm.shrines[cell]]


def put(realm: Realm, cell: int, face: str) -> Realm:
    """Returns the realm with one more tile on a cell; "" is a tile that lies face down."""
    heights, faces = realm.heights, realm.faces
    return realm._replace(
        heights=(*heights[:cell], heights[cell] + 1, *heights[cell + 1 :]),
        faces=(*faces[:cell], face, *faces[cell + 1 :]),
    )


def lift(realm: Realm, cell: int) -> Realm:
    """Returns the realm without the top tile of a stack; the tile below it lies face down."""
    heights, faces = realm.heights, realm.faces
    return realm._replace(
        heights=(*heights[:cell], heights[cell] - 1, *heights[cell + 1 :]),
        faces=(*faces[:cell], "", *faces[cell + 1 :]),
    )


def move(realm: Realm, source: int, target: int) -> Realm:
    """Returns the realm with a top tile moved; it keeps its side, and a back keeps its recorded type."""
    face = realm.faces[source]
    moved = put(lift(realm, source), target, face)
    if face or not realm.backs:
        return moved
    backs = list(realm.backs)
    backs[source], back = backs[source][:-1], backs[source][-1:]
    backs[target] += back
    return moved._replace(backs=tuple(backs))


def turn_down(realm: Realm, cells: tuple[int, ...], sign: str = "") -> Realm:
    """Returns the realm with these tiles face down, turned as a set of that sign; a single one as it is."""
    faces, backs = list(realm.faces), list(realm.backs or _unknown_backs(realm))
    for cell in cells:
        backs[cell] += sign if sign in TYPE_OF else faces[cell][0]
        faces[cell] = ""
    return realm._replace(faces=tuple(faces), backs=tuple(backs))


def _unknown_backs(realm: Realm) -> list[str]:
    """Returns the backs of a realm that recorded none: only their number is known."""
    stacks = zip(realm.heights, realm.faces, strict=True)
    return [UNKNOWN * (height - 1 if face else height) for height, face in stacks]


def with_shrine(realm: Realm, cell: int, stands: bool) -> Realm:
    """Returns the realm with or without a shrine on a cell."""
    shrines = realm.shrines
    return realm._replace(shrines=(*shrines[:cell], stands, *shrines[cell + 1 :]))


def groups(realm: Realm) -> tuple[TypeGroup, ...]:
    """Returns all groups of connected face-up tiles of one type, of any number and level, by first cell."""
    return _groups(realm.faces, realm.columns)


@lru_cache(maxsize=256)
def _groups(faces: tuple[str, ...], columns: int) -> tuple[TypeGroup, ...]:
    """Cached: a realm is asked for its groups several times in a turn, mostly without changes in between."""
    around = neighbours(len(faces) // columns, columns)
    left = [face[:1] for face in faces]
    found = []
    for start, letter in enumerate(left):
        if not letter:
            continue
        left[start] = ""
        cells = [start]
        for cell in cells:
            for other in around[cell]:
                if left[other] == letter:
                    left[other] = ""
                    cells.append(other)
        found.append((letter, tuple(cells)))
    return tuple(found)


def type_points(letter: str, size: int) -> int:
    """Returns the points of a set of one type: by its size, and one more for dragons."""
    points = set_points(size)
    if letter == "D" and (size > TRIPLE or rulings.TRIPLE_DRAGON_BONUS):
        points += DRAGON_SET_POINTS
    return points


def as_set(letter: str, cells: Collection[int]) -> Set:
    """Returns a group of one type as a set: its points, and shrines by its type."""
    return Set(letter, tuple(sorted(cells)), type_points(letter, len(cells)), shrines_allowed(letter))


def sets(realm: Realm, smallest: int = SMALLEST_SET) -> list[Set]:
    """Returns the sets to consolidate, by first cell: whole groups of at least four (Cunning: three)."""
    shown = "".join(realm.faces)
    if max(map(shown.count, TYPE_OF)) < smallest:
        return []
    return [as_set(letter, cells) for letter, cells in groups(realm) if len(cells) >= smallest]


def triples(realm: Realm) -> list[Set]:
    """Cunning: returns the groups of exactly three."""
    return [found for found in sets(realm, TRIPLE) if len(found.cells) == TRIPLE]


def number_sets(realm: Realm) -> list[Set]:
    """Beauty: four or more connected faction tiles with the same number; 2 shrines and an extra point."""
    found = [
        Set(number, group, set_points(len(group)) + BEAUTY_POINTS, SPECIAL_SHRINES)
        for number, group in number_groups(realm, SMALLEST_SET)
    ]
    return sorted(found, key=lambda number_set: number_set.cells)


def number_groups(realm: Realm, smallest: int) -> list[tuple[str, tuple[int, ...]]]:
    """Returns connected faction tiles with the same number, at least `smallest` in each group."""
    by_number: dict[str, list[int]] = {}
    for cell, face in enumerate(realm.faces):
        if face and face[0] in FACTIONS:
            by_number.setdefault(face[1], []).append(cell)
    around = neighbours(realm.rows, realm.columns)
    return [
        (number, tuple(group))
        for number, cells in by_number.items()
        if len(cells) >= smallest
        for group in connected(cells, around)
        if len(group) >= smallest
    ]


def changed_sets(realm: Realm) -> list[tuple[int, Set]]:
    """Change: each special tile with the sets that it would be part of as a tile of another type."""
    special = [cell for cell, face in enumerate(realm.faces) if face and is_special(face)]
    if not special:
        return []
    around = neighbours(realm.rows, realm.columns)
    parts = {cell: (letter, group) for letter, group in groups(realm) for cell in group}
    found = []
    for cell in special:
        own, group = parts[cell]
        if len(group) >= SMALLEST_SET and not _may_leave(realm, cell, group):
            continue
        for letter in TYPE_OF:
            if letter == own:
                continue
            joined = {cell}
            for other in around[cell]:
                if other in parts and parts[other][0] == letter:
                    joined.update(parts[other][1])
            if len(joined) >= SMALLEST_SET:
                found.append((cell, as_set(letter, joined)))
    return found


def _may_leave(realm: Realm, cell: int, group: Iterable[int]) -> bool:
    if not rulings.CHANGE_MAY_LEAVE_SET:
        return False
    rest = connected((other for other in group if other != cell), neighbours(realm.rows, realm.columns))
    return all(len(part) >= SMALLEST_SET for part in rest)
