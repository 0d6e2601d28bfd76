"""Facts for and against a draft or a decision at a castle, for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.faces.fact import Fact
from engines.between_two_castles.actions import (
    Add,
    Assign,
    Attend,
    Copy,
    Decision,
    Draft,
    Keep,
    Place,
    Placement,
    TakeCard,
)
from engines.between_two_castles.data import FIFTH, ROOMS, THIRD, TYPES
from engines.between_two_castles.forecast import best_gain, forecast, gain_of_bonus, gains_of_hand, sets_off
from engines.between_two_castles.ring import SIDES
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action

Growth = Place | Keep | Add | Attend | TakeCard
"""Actions that make a castle worth more immediately."""


def reasons(view: View, action: Action) -> Iterator[Fact]:
    """Yields the facts for it, the most important first."""
    if isinstance(action, Draft):
        yield from _drafted(view, action)
    elif isinstance(action, Assign):
        for room, side in zip((action.left, action.right), SIDES, strict=True):
            yield _brings(view.castle_on(view.ludwig or 0, side), room)
    elif isinstance(action, Copy) and view.seat is not None:
        castle = view.castle_on(view.seat, action.side).castle
        if gain := gain_of_bonus(view, castle, action.bonus):
            yield Fact("reason-copy", {"gain": gain})
        elif gain is None:
            yield Fact("reason-draws")
    elif isinstance(action, Growth) and view.seat is not None:
        yield from _decided(view, action, view.seat)


def objections(view: View, action: Action) -> Iterator[Fact]:
    """The facts against it."""
    if isinstance(action, Growth) and view.seat is not None and (forecast(view, action) or 0) > 0:
        castles = [view.castle_on(view.seat, side) for side in SIDES]
        castle = view.castle_on(view.seat, action.side)
        if castle.points > min(each.points for each in castles):
            yield Fact("against-higher", {"castle": castle.name})


def _brings(castle: CastleView, room: str) -> Fact:
    """Returns a tile's immediate points in a castle, and whether it earns a bonus there."""
    values = {"room": room, "castle": castle.name, "gain": best_gain(castle.castle, room)}
    return Fact("reason-bonus" if sets_off(castle.castle, room) else "reason-brings", values)


def _drafted(view: View, action: Draft) -> Iterator[Fact]:
    """Yields the points of both tiles now, one per castle, the better way round."""
    gains = gains_of_hand(view)
    first, second = gains[action.first], gains[action.second]
    sides = SIDES if first[0] + second[1] >= first[1] + second[0] else SIDES[::-1]
    for room, side in zip((action.first, action.second), sides, strict=True):
        yield _brings(view.castle_on(view.seat or 0, side), room)


def _decided(view: View, action: Growth, seat: int) -> Iterator[Fact]:
    """The bonus that it earns or comes nearer to, and whether the castle that counts grows by it."""
    castles = {side: view.castle_on(seat, side) for side in SIDES}
    castle = castles[action.side]
    if isinstance(action, Placement):
        kind = ROOMS[action.tile].type
        if number := sets_off(castle.castle, action.tile):
            yield Fact("reason-earns-third" if number == THIRD else "reason-earns-fifth", {"kind": kind})
        elif kind in TYPES and castle.castle.counts[kind] + 2 in (THIRD, FIFTH):
            yield Fact("reason-towards", {"kind": kind, "number": castle.castle.counts[kind] + 1})
    lowest = min(each.points for each in castles.values())
    if castle.points == lowest and (forecast(view, action) or 0) > 0:
        yield Fact("reason-lower", {"castle": castle.name})


def order_is_free(action: Action, other: Action) -> bool:
    """Whether both decisions are about different castles: each can be made before the other."""
    return isinstance(action, Decision) and isinstance(other, Decision) and action.side != other.side
