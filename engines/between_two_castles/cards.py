"""The 20 bonus cards: one small function for each, which counts things in a castle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import (
    AROUND,
    EDGES,
    THRONE,
    THRONE_EDGES,
    THRONE_RING,
    TYPES,
    CardName,
    Cell,
)
from engines.between_two_castles.reach import tagged

THIRD_LEVEL = 2
"""The row of level 3: the ground floor is level 1."""


class CardScore(NamedTuple):
    """A card's points: `each` for every counted thing, and the rooms that were counted."""

    each: int
    number: int
    counted: tuple[Cell, ...] = ()

    @property
    def points(self) -> int:
        return self.each * self.number


def _of(each: int, cells: Iterable[Cell]) -> CardScore:
    counted = tuple(cells)
    return CardScore(each, len(counted), counted)


def types_present(castle: Castle) -> CardScore:
    """1 for each type of room, regular or special; the throne room is none of them."""
    return CardScore(1, sum(map(bool, castle.counts.values())))


def per_attendant(castle: Castle) -> CardScore:
    """4 for each royal attendant."""
    return CardScore(4, len(castle.attendants))


def _per_type(tag: str) -> Callable[[Castle], CardScore]:
    def per_type(castle: Castle) -> CardScore:
        """2 for each room of the type; the throne room is a special room."""
        return _of(2, tagged(castle.grid, tag))

    return per_type


def below_ground(castle: Castle) -> CardScore:
    """1 for each room below the ground floor."""
    return _of(1, (cell for cell in castle.grid if cell[1] < 0))


def level_3_up(castle: Castle) -> CardScore:
    """1 for each room on level 3 or higher."""
    return _of(1, (cell for cell in castle.grid if cell[1] >= THIRD_LEVEL))


def total_height(castle: Castle) -> CardScore:
    """1 for each row of the castle, rows below ground included."""
    return CardScore(1, len({y for _, y in castle.grid}))


def total_width(castle: Castle) -> CardScore:
    """1 for each column of the castle; the throne room is two columns wide."""
    return CardScore(1, len({x for x, _ in castle.grid}))


def _enclosed(castle: Castle, steps: tuple[Cell, ...], around_throne: tuple[Cell, ...]) -> list[Cell]:
    grid = castle.grid
    rooms = [built.cell for built in castle.rooms]
    found = [(x, y) for x, y in rooms if all((x + dx, y + dy) in grid for dx, dy in steps)]
    return [*found, THRONE] if all(cell in grid for cell in around_throne) else found


def surrounded_8(castle: Castle) -> CardScore:
    """3 for each room with all 8 cells around it occupied; the throne room needs 10."""
    return _of(3, _enclosed(castle, AROUND, THRONE_RING))


def edges_4(castle: Castle) -> CardScore:
    """2 for each room with a room on all four edges; the throne room needs 6."""
    return _of(2, _enclosed(castle, EDGES, THRONE_EDGES))


def throne_edge_types(castle: Castle) -> CardScore:
    """2 for each different regular type on the 6 edge cells of the throne room."""
    grid = castle.grid
    cells = tuple(cell for cell in THRONE_EDGES if cell in grid and grid[cell].type in TYPES)
    return CardScore(2, len({grid[cell].type for cell in cells}), cells)


def throne_ring(castle: Castle) -> CardScore:
    """1 for each occupied cell of the 10 around the throne room."""
    return _of(1, (cell for cell in THRONE_RING if cell in castle.grid))


def _with_at_least(castle: Castle, least: int) -> tuple[int, tuple[Cell, ...]]:
    kinds = [kind for kind in TYPES if castle.counts[kind] >= least]
    return len(kinds), tuple(cell for kind in kinds for cell in tagged(castle.grid, kind))


def five_of_type(castle: Castle) -> CardScore:
    """4 for each regular type with 5 or more rooms."""
    return CardScore(4, *_with_at_least(castle, 5))


def three_of_type(castle: Castle) -> CardScore:
    """2 for each regular type with 3 or more rooms."""
    return CardScore(2, *_with_at_least(castle, 3))


_CARDS: dict[CardName, Callable[[Castle], CardScore]] = {
    "types_present": types_present,
    "per_attendant": per_attendant,
    "per_food": _per_type("food"),
    "per_living": _per_type("living"),
    "per_utility": _per_type("utility"),
    "per_outdoor": _per_type("outdoor"),
    "per_sleeping": _per_type("sleeping"),
    "per_corridor": _per_type("corridor"),
    "per_downstairs": _per_type("downstairs"),
    "per_special": _per_type("special"),
    "below_ground": below_ground,
    "level_3_up": level_3_up,
    "total_height": total_height,
    "total_width": total_width,
    "surrounded_8": surrounded_8,
    "edges_4": edges_4,
    "throne_edge_types": throne_edge_types,
    "throne_ring": throne_ring,
    "five_of_type": five_of_type,
    "three_of_type": three_of_type,
}


def card_score(castle: Castle, card: CardName) -> CardScore:
    """Returns the score of a bonus card in the castle."""
    return _CARDS[card](castle)
