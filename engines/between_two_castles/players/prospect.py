"""The prospect of a castle: its points now, and an estimate of the points that its rooms will gain."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import FIFTH, OFFSETS, PICKS, ROOMS, THIRD, TURNS, TYPES, Cell, Room
from engines.between_two_castles.ring import Side
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.view import View

DRAFTED = 16
"""Tiles that a castle gets from its two builders."""
BONUS_WORTH = {
    "food": 5.0,
    "living": 5.5,
    "utility": 7.0,
    "outdoor": 5.0,
    "sleeping": 4.0,
    "corridor": 5.5,
    "downstairs": 7.5,
}
"""Points that the bonus for the third room of a type is worth."""
FIFTH_WORTH = 6.0
NEAR = {1: 0.2, 2: 0.6, 3: 0.2, 4: 0.6}
"""The share of the next bonus that this many rooms of a type are worth while many tiles are to come."""
SET_GAIN = 3
"""The points that each sleeping room gains when the last missing type comes."""
TYPE_CHANCE = 0.8
"""The probability that a missing type still comes while many tiles are to come."""
ROOM_CHANCE = 0.35
"""The probability that one of the few cells where a room looks still gets a room that it wants."""
WIDE_CHANCE = 0.18
"""The same for a room that looks all around."""
FEW_CELLS = 3
_NEVER_BELOW = frozenset({"food", "living", "utility", "outdoor", "sleeping"})


class Ahead(NamedTuple):
    """Estimates of the rest of the game for a castle."""

    left: int
    """Tiles that are still to be drafted into it."""

    def later(self) -> Ahead:
        """Returns the estimates one tile later."""
        return Ahead(self.left - 1)


def look_ahead(view: View, side: Side) -> Ahead:
    """Returns the estimates for the seat's castle on that side."""
    assert view.seat is not None
    turns = (view.round - 1) * TURNS + view.turn
    due = {owner for owner, _ in view.castle_on(view.seat, side).tiles}
    return Ahead(DRAFTED - PICKS * turns + (len(due) if view.phase == "build" else PICKS))


def prospect(board: Castle, ahead: Ahead) -> float:
    """Returns the castle's points plus its expected gains."""
    share = min(1.0, 2 * ahead.left / DRAFTED)
    return points_of(board) + share * (_bonus_hope(board) + _room_hope(board)) + _set_hope(board, ahead.left)


def _bonus_hope(castle: Castle) -> float:
    counts = castle.counts
    return sum(
        NEAR.get(counts[kind], 0.0) * (BONUS_WORTH[kind] if counts[kind] < THIRD else FIFTH_WORTH)
        for kind in TYPES
    )


def _set_hope(castle: Castle, left: int) -> float:
    """Returns the expected gain of sleeping rooms from missing types, if enough tiles are left for them."""
    counts = castle.counts
    if not counts["sleeping"] or castle.has_all_other_types:
        return 0.0
    missing = sum(not counts[kind] for kind in TYPES if kind != "sleeping")
    if missing > left:
        return 0.0
    chance = TYPE_CHANCE * min(1.0, (left - missing + 2) / (DRAFTED / 2))
    return float(SET_GAIN * counts["sleeping"] * chance**missing)


def _room_hope(castle: Castle) -> float:
    """Returns the expected gain of rooms from wanted rooms on empty cells."""
    hope = 0.0
    grid = castle.grid
    for _, x, y in castle.rooms:
        room = grid[x, y]
        if offsets := OFFSETS.get(room.reach):
            chance = ROOM_CHANCE if len(offsets) <= FEW_CELLS else WIDE_CHANCE
            open_cells = sum(_may_come(castle, room, (x + dx, y + dy)) for dx, dy in offsets)
            hope += chance * room.points * open_cells
    return hope


def _may_come(castle: Castle, room: Room, cell: Cell) -> bool:
    """Returns whether a wanted room could still be placed there."""
    grid = castle.grid
    x, y = cell
    if cell in grid or (room.want in _NEVER_BELOW if y < 0 else room.want == "downstairs"):
        return False
    below = grid.get((x, y - 1))
    return below is None or not below.open_sky


def bonus_worth(castle: Castle, room: str) -> float:
    """Returns the value of the bonus that a room just placed earns as the third or fifth of its type."""
    kind = ROOMS[room].type
    number = castle.counts[kind]
    if number == THIRD:
        return BONUS_WORTH[kind]
    return FIFTH_WORTH if number == FIFTH else 0.0


@lru_cache(maxsize=1024)
def best_rise(castle: Castle, room: str, ahead: Ahead) -> float:
    """Returns the rise of the castle's prospect with the room at its best cell."""
    later = ahead.later()
    best = max(
        prospect(after, later) + bonus_worth(after, room)
        for after in (castle.with_room(room, cell) for cell in legal_cells(castle, room))
    )
    return best - prospect(castle, ahead)
