"""The points that an action scores at once, from the view of a seat."""

from __future__ import annotations

from functools import lru_cache

from engines.between_two_castles.actions import BetweenAction, BuildAction, Decision
from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import FIFTH, ROOMS, SPECIAL_OF, THIRD, TYPES
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.view import View


@lru_cache(maxsize=1024)
def best_gain(castle: Castle, room: str) -> int:
    """Returns the most points that a room can score for the castle at once."""
    return max(points_of(castle.with_room(room, cell)) for cell in legal_cells(castle, room)) - points_of(
        castle
    )


def gains_of_hand(view: View) -> dict[str, tuple[int, int]]:
    """Returns for each tile of the seat's hand the points that it would score in its left and right
    castle."""
    if view.seat is None:
        return {}
    left = view.castle_on(view.seat, "left").castle
    right = view.castle_on(view.seat, "right").castle
    return {room: (best_gain(left, room), best_gain(right, room)) for room in view.hand}


def sets_off(castle: Castle, room: str) -> int | None:
    """Returns 3 or 5 if the room would be the third or fifth of its type in the castle and earn a bonus."""
    kind = ROOMS[room].type
    number = castle.counts[kind] + 1 if kind in TYPES else 0
    return number if number in (THIRD, FIFTH) else None


def gain_of_bonus(view: View, castle: Castle, kind: str) -> int | None:
    """Returns the most points that the bonus of a type scores at once; None if it draws unseen things."""
    if kind == "living":
        gains = [
            points_of(castle.with_attendant(hanging)) - points_of(castle)
            for hanging, left in view.attendants_left.items()
            if left
        ]
        return max(gains, default=None)
    due = SPECIAL_OF.get(kind)
    if due is None:
        return None
    offered = (
        [due] if view.specials_left[due] else [each for each, left in view.specials_left.items() if left]
    )
    return max((best_gain(castle, special) for special in offered), default=None)


def castle_after(castle: Castle, action: BuildAction) -> Castle:
    """Returns the castle after the action, before any bonus that it earns."""
    if action.kind == "place" or action.kind == "keep" or action.kind == "add":
        return castle.with_room(action.tile, action.cell)
    if action.kind == "attend":
        return castle.with_attendant(action.attendant)
    if action.kind == "card":
        return castle.with_card(action.card)
    return castle


def forecast(view: View, action: BetweenAction) -> int | None:
    """Returns the points that an action scores at once for its castle; two chosen tiles go the better way."""
    if view.seat is None or action.kind == "assign" or action.kind == "copy":
        return None
    if action.kind == "draft":
        left = view.castle_on(view.seat, "left").castle
        right = view.castle_on(view.seat, "right").castle
        return max(
            best_gain(left, action.first) + best_gain(right, action.second),
            best_gain(left, action.second) + best_gain(right, action.first),
        )
    castle = view.castle_on(view.seat, action.side).castle
    return points_of(castle_after(castle, action)) - points_of(castle)


def is_proposal(view: View, action: Decision) -> bool:
    """Returns whether the action only proposes: it is about a bonus, and a partner has to agree to it."""
    if view.seat is None or not view.castle_on(view.seat, action.side).together:
        return False
    return action.stance in ("", "counter")
