"""A castle in side view: its throne room on (0, 0) and (1, 0), its rooms, and where a tile may be placed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from engines.between_two_castles.data import (
    EDGES,
    ROOMS,
    SPECIALS,
    THRONE,
    THRONE_RIGHT,
    THRONES,
    CardName,
    Cell,
    Hanging,
    Room,
    Throne,
)


class Built(NamedTuple):
    """A room and where it stands."""

    room: str
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        return (self.x, self.y)


@dataclass(frozen=True)
class Castle:
    """One castle. Everything below the four fields follows from them and is computed once."""

    throne: str
    rooms: tuple[Built, ...] = ()
    """In the order they were placed."""
    attendants: tuple[Hanging, ...] = ()
    """The wall hanging that each royal attendant carries."""
    cards: tuple[CardName, ...] = ()

    @cached_property
    def throne_room(self) -> Throne:
        return THRONES[self.throne]

    @cached_property
    def grid(self) -> dict[Cell, Room]:
        """Every occupied cell; both halves of the throne room are the same room."""
        throne = self.throne_room.room
        return {
            THRONE: throne,
            THRONE_RIGHT: throne,
            **{(x, y): ROOMS[room] for room, x, y in self.rooms},
        }

    @cached_property
    def tagged(self) -> dict[str, list[Cell]]:
        """The rooms by everything that can be wanted of them; the throne room by its left cell."""
        found: dict[str, list[Cell]] = {}
        for cell, room in self.grid.items():
            if cell != THRONE_RIGHT:
                for tag in room.tags:
                    found.setdefault(tag, []).append(cell)
        return found

    @cached_property
    def counts(self) -> Counter[str]:
        """How many rooms of each type there are; the throne room is of none."""
        return Counter(ROOMS[built.room].type for built in self.rooms)

    @property
    def special_rooms(self) -> int:
        """Fountains, towers and grand foyers."""
        return sum(self.counts[kind] for kind in SPECIALS)

    @cached_property
    def frontier(self) -> tuple[Cell, ...]:
        """The empty cells that share an edge with the castle, by rows from the top, left to right."""
        grid = self.grid
        cells = {(x + dx, y + dy) for x, y in grid for dx, dy in EDGES}
        return tuple(sorted(cells.difference(grid), key=reading_order))

    def with_room(self, room: str, cell: Cell) -> Castle:
        return Castle(self.throne, (*self.rooms, Built(room, *cell)), self.attendants, self.cards)

    def with_attendant(self, attendant: Hanging) -> Castle:
        return replace(self, attendants=(*self.attendants, attendant))

    def with_card(self, card: CardName) -> Castle:
        return replace(self, cards=(*self.cards, card))


def reading_order(cell: Cell) -> Cell:
    """Sorts cells by rows from the top, left to right."""
    return -cell[1], cell[0]


def is_level(room: Room, y: int) -> bool:
    """Downstairs rooms lie below ground, corridors and grand foyers anywhere, all others not below."""
    if room.where == "below":
        return y < 0
    return room.where == "anywhere" or y >= 0


def problem(castle: Castle, room: str, cell: Cell) -> str | None:
    """Why the room may not be placed there; None when it may."""
    grid = castle.grid
    x, y = cell
    if cell in grid:
        return "occupied"
    if not is_level(ROOMS[room], y):
        return "level"
    if not any((x + dx, y + dy) in grid for dx, dy in EDGES):
        return "adjacency"
    below = grid.get((x, y - 1))
    if y > 0 and below is None:
        return "support"
    if below is not None and below.open_sky:
        return "open_sky"
    return None


def legal_cells(castle: Castle, room: str) -> list[Cell]:
    """Where the room may be placed, in reading order. There always is such a cell."""
    grid = castle.grid
    tile = ROOMS[room]
    found = []
    for cell in castle.frontier:
        x, y = cell
        if is_level(tile, y):
            below = grid.get((x, y - 1))
            if not (below.open_sky if below else y > 0):
                found.append(cell)
    return found
