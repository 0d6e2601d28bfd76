"""The reach of a room: the rooms of the castle that it looks for and finds, and their points.

A grid holds every occupied cell; both halves of the throne room are the same room, which is found once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engines.between_two_castles.data import (
    EDGES,
    OFFSETS,
    SET_ELSE,
    THRONE,
    THRONE_CELLS,
    THRONE_RIGHT,
    Cell,
    Room,
)

Grid: TypeAlias = Mapping[Cell, Room]


def found_by(grid: Grid, cell: Cell) -> list[Cell]:
    """Returns the rooms that the room on this cell looks for and finds."""
    room = grid[cell]
    want = room.want
    if not want:
        return []
    offsets = OFFSETS.get(room.reach)
    if offsets is None:
        return _found_afar(grid, cell, room)
    x, y = cell
    found = []
    for dx, dy in offsets:
        place = (x + dx, y + dy)
        other = grid.get(place)
        if other is not None and want in other.tags:
            found.append(place)
    return _once(found)


def _once(found: list[Cell]) -> list[Cell]:
    """Counts both halves of the throne room as one room."""
    if THRONE_RIGHT in found:
        if THRONE in found:
            found.remove(THRONE_RIGHT)
        else:
            found[found.index(THRONE_RIGHT)] = THRONE
    return found


def _found_afar(grid: Grid, cell: Cell, room: Room) -> list[Cell]:
    """Returns the rooms found in the whole castle, in a chain of rooms, or in the column, even past gaps."""
    want = room.want
    if room.reach == "castle":
        return tagged(grid, want)
    if room.reach == "linked":
        return _linked(grid, cell, want)
    x, y = cell
    column = [place for place, other in grid.items() if place[0] == x and want in other.tags]
    if room.reach == "above":
        return _once([place for place in column if place[1] > y])
    if room.reach == "below":
        return _once([place for place in column if place[1] < y])
    return _once([place for place in column if place != cell])


def tagged(grid: Grid, tag: str) -> list[Cell]:
    """Returns the rooms of the whole castle with the wanted tag; the throne room by its left cell."""
    return [place for place, room in grid.items() if tag in room.tags and place != THRONE_RIGHT]


def _linked(grid: Grid, cell: Cell, want: str) -> list[Cell]:
    """Utility rooms: returns the rooms reachable over wanted rooms only, without the room itself."""
    found = []
    seen = {cell}
    edge = [cell]
    while edge:
        x, y = edge.pop()
        for dx, dy in EDGES:
            place = (x + dx, y + dy)
            if place in seen or place not in grid or want not in grid[place].tags:
                continue
            if place in THRONE_CELLS:
                seen.update(THRONE_CELLS)
                edge += THRONE_CELLS
                found.append(THRONE)
            else:
                seen.add(place)
                edge.append(place)
                found.append(place)
    return found


def may_reach(reach: str, dx: int, dy: int) -> bool:
    """Returns False if a room at this distance can't matter; True does not mean that it does."""
    offsets = OFFSETS.get(reach)
    if offsets is not None:
        return (dx, dy) in offsets
    return dx == 0 or reach in ("castle", "linked")


def points_at(grid: Grid, cell: Cell, all_other_types: bool) -> int:
    """Returns the points of the room on a cell; sleeping rooms ask for each of the six other types."""
    room = grid[cell]
    if room.reach == "flat":
        return room.points
    if room.reach == "set":
        return room.points if all_other_types else SET_ELSE
    return room.points * len(found_by(grid, cell))
