"""A castle in side view: its throne room on (0, 0) and (1, 0), its rooms, and where a tile may be placed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, wraps
from operator import itemgetter
from typing import NamedTuple, TypeVar

from engines.between_two_castles.data import (
    EDGES,
    ROOMS,
    SPECIALS,
    THRONE,
    THRONE_RIGHT,
    THRONES,
    TYPES,
    CardName,
    Cell,
    Hanging,
    Room,
    Throne,
    Where,
)
from engines.between_two_castles.reach import Grid, may_reach, points_at
from engines.core.derived import Derived

T = TypeVar("T")
_NONE_YET: dict[str, int] = dict.fromkeys((*TYPES, *SPECIALS), 0)
_OTHER_TYPES = tuple(kind for kind in TYPES if kind != "sleeping")


class Built(NamedTuple):
    """A room and where it stands."""

    room: str
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        return (self.x, self.y)


@dataclass(frozen=True)
class Castle(Derived):
    """One castle. Everything below the four fields is derived from them and computed once.

    A castle that grows by a room reuses earlier results and examines only the changes that the room makes. It
    keeps these few facts and not the castle before it, so no chain of castles stays in memory.
    """

    throne: str
    rooms: tuple[Built, ...] = ()
    """In the order they were placed."""
    attendants: tuple[Hanging, ...] = ()
    """The wall hanging that each royal attendant carries."""
    cards: tuple[CardName, ...] = ()

    @property
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
    def counts(self) -> dict[str, int]:
        """How many rooms of each type there are; the throne room is of none."""
        counts = dict(_NONE_YET)
        for built in self.rooms:
            counts[ROOMS[built.room].type] += 1
        return counts

    @property
    def special_rooms(self) -> int:
        """Fountains, towers and grand foyers."""
        return sum(self.counts[kind] for kind in SPECIALS)

    @property
    def has_all_other_types(self) -> bool:
        """Returns whether each of the six regular types other than sleeping rooms is there."""
        return all(map(self.counts.__getitem__, _OTHER_TYPES))

    @cached_property
    def room_points(self) -> dict[Cell, int]:
        """The points of each room by its cell; the throne room has its own."""
        complete = self.has_all_other_types
        return {built.cell: points_at(self.grid, built.cell, complete) for built in self.rooms}

    @cached_property
    def _open_before(self) -> tuple[Cell, ...] | None:
        """Returns the cells where a room could be placed before the last one was; None if unknown."""
        return None

    @cached_property
    def sites(self) -> dict[Where, tuple[Cell, ...]]:
        """Returns the cells where some room could be placed, in reading order: upstairs, below ground, all.

        A new room takes its own cell and affects only the four at its edges.
        """
        grid, before = self.grid, self._open_before
        if before is None:
            cells: Iterable[Cell] = ()
            touched = {(x + dx, y + dy) for x, y in grid for dx, dy in EDGES}
        else:
            _, x, y = self.rooms[-1]
            touched = {(x, y), (x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1)}
            cells = [cell for cell in before if cell not in touched]
        free = [cell for cell in touched if cell not in grid and not _fault_below(grid, cell)]
        ordered = in_reading_order([*cells, *free])
        ground = sum([y >= 0 for _, y in ordered])
        return {"upstairs": ordered[:ground], "below": ordered[ground:], "anywhere": ordered}

    def with_room(self, room: str, cell: Cell) -> Castle:
        after = Castle(self.throne, (*self.rooms, Built(room, *cell)), self.attendants, self.cards)
        tile = ROOMS[room]
        facts = vars(after)
        facts["grid"] = {**self.grid, cell: tile}
        facts["counts"] = {**self.counts, tile.type: self.counts[tile.type] + 1}
        facts["room_points"] = after._points_after(self.room_points, cell)
        facts["_open_before"] = self.sites["anywhere"]
        return after

    def _points_after(self, before: dict[Cell, int], cell: Cell) -> dict[Cell, int]:
        """Updates the points only where the new room is wanted and near, or completes the types for a set."""
        grid, points = self.grid, before.copy()
        complete = self.counts["sleeping"] > 0 and self.has_all_other_types
        tags = grid[cell].tags
        x, y = cell
        for place in before:
            room = grid[place]
            wanted = room.want in tags and may_reach(room.reach, x - place[0], y - place[1])
            if wanted or room.reach == "set":
                points[place] = points_at(grid, place, complete)
        points[cell] = points_at(grid, cell, complete)
        return points

    def with_attendant(self, attendant: Hanging) -> Castle:
        return self._with_same_rooms(replace(self, attendants=(*self.attendants, attendant)))

    def with_card(self, card: CardName) -> Castle:
        return self._with_same_rooms(replace(self, cards=(*self.cards, card)))

    def _with_same_rooms(self, after: Castle) -> Castle:
        vars(after).update(grid=self.grid, counts=self.counts, room_points=self.room_points, sites=self.sites)
        return after


def kept_with_castle(fact: Callable[[Castle], T]) -> Callable[[Castle], T]:
    """Computes a fact once for a castle and keeps it as long as the castle itself."""
    name = f"{fact.__module__}.{fact.__qualname__}"

    @wraps(fact)
    def known_or_computed(castle: Castle) -> T:
        facts = vars(castle)
        if name not in facts:
            facts[name] = fact(castle)
        known: T = facts[name]
        return known

    return known_or_computed


def in_reading_order(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells by rows from the top, left to right."""
    ordered = sorted(cells, key=itemgetter(0))
    ordered.sort(key=itemgetter(1), reverse=True)
    return tuple(ordered)


def is_level(room: Room, y: int) -> bool:
    """Downstairs rooms lie below ground, corridors and grand foyers anywhere, all others not below."""
    if room.where == "below":
        return y < 0
    return room.where == "anywhere" or y >= 0


def problem(castle: Castle, room: str, cell: Cell) -> str | None:
    """Returns why the room may not be placed there; None if it may."""
    if cell in legal_cells(castle, room):
        return None
    grid = castle.grid
    x, y = cell
    if cell in grid:
        return "occupied"
    if not is_level(ROOMS[room], y):
        return "level"
    if not any((x + dx, y + dy) in grid for dx, dy in EDGES):
        return "adjacency"
    return _fault_below(grid, cell)


def _fault_below(grid: Grid, cell: Cell) -> str | None:
    """Rooms above the ground floor need a room below them, and nothing stands on rooms with an open sky."""
    x, y = cell
    below = grid.get((x, y - 1))
    if below is None:
        return "support" if y > 0 else None
    return "open_sky" if below.open_sky else None


def legal_cells(castle: Castle, room: str) -> tuple[Cell, ...]:
    """Returns the cells where the room may be placed, in reading order. There always is such a cell."""
    return castle.sites[ROOMS[room].where]
