"""Facts for and against a decision, for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.ui.faces.fact import Fact
from engines.core.action import Action
from engines.mad_king_ludwig.actions import (
    EMPTY,
    Back,
    Buy,
    Choose,
    Decline,
    Draw,
    Extra,
    Keep,
    Leave,
    Look,
    Order,
    Pass,
    Placing,
    Put,
    RewardAction,
    Start,
    spot_of,
)
from engines.mad_king_ludwig.data import HALLWAYS, SIDES, STAIRS
from engines.mad_king_ludwig.forecast import (
    best_gain,
    card_points,
    castle_with,
    chosen_points,
    forecast,
    missing,
)
from engines.mad_king_ludwig.prospects import brought
from engines.mad_king_ludwig.view import View

PASSING = 5000
"""The marks that a pass brings."""


def reasons(view: View, action: Action) -> Iterator[Fact]:
    """The facts for it, the most telling first."""
    match action:
        case Placing():
            yield from _placing(view, action)
        case Pass():
            yield from _pass(view)
        case Order():
            prices = zip((offer.price for offer in view.market), action.order, strict=True)
            rooms = {
                room: price
                for price, slot in prices
                if slot != EMPTY and (room := view.market[int(slot) - 1].room)
            }
            yield from _market(view, rooms)
        case Leave():
            yield from _market(view, {offer.room: offer.price for offer in view.market if offer.room})
        case Start():
            yield Fact("reason-foyer", {"count": action.foyer})
        case Back():
            yield from _card(view, action.card, view.hand, "reason-back")
        case Keep():
            yield from _card(view, action.card, view.offer, "reason-keep")
        case Choose():
            if points := chosen_points(view, action):
                yield Fact("reason-choose", {"gain": points})
            else:
                yield Fact("reason-reward", {"reward": action.reward})
        case Look():
            yield Fact("reason-look", {"size": action.size, "count": dict(view.stacks)[action.size]})
        case Put() if action.first:
            gain = best_gain(view.castles[view.turn].placements, action.first)
            if gain is not None:
                yield Fact("reason-put", {"tile": action.first, "gain": gain})
        case Draw():
            yield Fact("reason-draw")
        case Extra():
            yield Fact("reason-extra")
        case Decline():
            castle = view.castles[view.turn].placements
            gains = [gain for tile in (*HALLWAYS, STAIRS) if (gain := best_gain(castle, tile)) is not None]
            if gains:
                yield Fact("reason-decline", {"gain": max(gains)})


def objections(view: View, action: Action) -> Iterator[Fact]:
    """The facts against it."""
    if isinstance(action, Placing):
        blocked = castle_with(view.castles[view.turn], spot_of(action)).blocked
        if blocked:
            yield Fact("against-blocks", {"count": len(blocked)})


def _placing(view: View, action: Placing) -> Iterator[Fact]:
    castle = view.castles[view.turn]
    spot = spot_of(action)
    shown = castle_with(castle, spot)
    if shown.completed:
        tiles = tuple(shown.tiles[number].placed.tile for number in shown.completed)
        yield Fact("reason-completes", {"tiles": tiles, "rewards": brought(view, action).rewards})
    sides = sorted({door.side for door in shown.ghost.doors if door.state == "external"})
    if sides:
        yield Fact("reason-open", {"sides": tuple(SIDES[side] for side in sides)})
    if isinstance(action, Buy):
        yield from _wanted(view, action.tile, forecast(view, action) or 0)


def _wanted(view: View, tile: str, own: int) -> Iterator[Fact]:
    """The rival who could make as much of the tile, or more."""
    gains = {
        castle.seat: gain
        for castle in view.castles
        if castle.seat != view.turn and (gain := best_gain(castle.placements, tile)) is not None
    }
    rival = max(gains, key=lambda seat: gains[seat], default=None)
    if rival is not None and gains[rival] > 0 and gains[rival] >= own:
        yield Fact("reason-wanted", {"seat": rival, "gain": gains[rival]})


def _pass(view: View) -> Iterator[Fact]:
    castle = view.castles[view.turn]
    yield Fact("reason-pass", {"money": castle.money + PASSING})
    rooms = [offer.room for offer in view.market if offer.room and not missing(view, view.turn, offer.room)]
    gains = [gain for room in rooms if (gain := best_gain(castle.placements, room)) is not None]
    if gains:
        yield Fact("reason-poor", {"gain": max(gains)})


def _market(view: View, prices: Mapping[str, int]) -> Iterator[Fact]:
    """Yields the prices of the rooms that score most for the master builder and for a rival."""
    best: dict[int, tuple[int, str]] = {}
    for castle in view.castles:
        for room in prices:
            gain = best_gain(castle.placements, room)
            if gain is not None and gain > 0 and (gain, room) > best.get(castle.seat, (0, "")):
                best[castle.seat] = gain, room
    me = view.turn
    if me in best:
        gain, room = best[me]
        yield Fact("reason-own-price", {"tile": room, "gain": gain, "price": prices[room]})
    rivals = {seat: found for seat, found in best.items() if seat != me}
    if rivals:
        seat = max(rivals, key=lambda each: rivals[each])
        gain, room = rivals[seat]
        yield Fact("reason-rival-price", {"seat": seat, "tile": room, "gain": gain, "price": prices[room]})


def _card(view: View, card: str, cards: tuple[str, ...], name: str) -> Iterator[Fact]:
    """Yields a bonus card's present points compared with the others."""
    seat = view.seat if view.seat is not None else view.turn
    points = {each: card_points(view, seat, each) for each in cards}
    others = [value for each, value in points.items() if each != card]
    better = max(others, default=0) > points[card] if name == "reason-back" else points[card] >= max(others)
    if better and (points[card] or max(others, default=0)):
        yield Fact(name, {"points": points[card], "most": max(others)})


def order_is_free(action: Action, other: Action) -> bool:
    """Returns whether the actions use different rewards, so that either can come first."""
    if not (isinstance(action, RewardAction) and isinstance(other, RewardAction)):
        return False
    return action.reward_kind != other.reward_kind
