"""Facts for and against a decision, for hints and the coach."""

from __future__ import annotations

from collections import Counter
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
from engines.mad_king_ludwig.data import HALLWAYS, SIDES, STAIRS, TILES
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
GIVING = {
    "corridor": "reason-corridor",
    "food": "reason-food",
    "outdoor": "reason-outdoor",
    "sleeping": "reason-sleeping",
    "utility": "reason-utility",
}
"""Rewards that give something other than points, with their facts."""
CHEAP, DEAR = 5000, 8000
"""Prices up to the first speak for the master builder's own purchase, from the second on for a rival's."""
DEAREST = 15000
POOR = 3
"""Up to these points, the best room that a player can pay for is a reason to pass."""
LOOKED = 2
"""The number of rooms that a look can take out of a stack."""


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
            elif action.reward in GIVING:
                yield Fact(GIVING[action.reward])
                if action.reward == "sleeping":
                    yield from _emptied(view)
        case Look():
            yield from _emptied(view, action.size)
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


def objections(view: View, action: Action, better: Action) -> Iterator[Fact]:
    """The facts against it."""
    if isinstance(action, Placing):
        blocked = castle_with(view.castles[view.turn], spot_of(action)).blocked
        if blocked:
            yield Fact("against-blocks", {"count": len(blocked)})
        if isinstance(action, Buy) and isinstance(better, Buy):
            more = _cost(view, action) - _cost(view, better)
            if more > 0:
                yield Fact("against-costs", {"money": more})
    elif isinstance(action, Choose) and isinstance(better, Choose):
        points = chosen_points(view, action)
        if points is not None and points < (chosen_points(view, better) or 0):
            yield Fact("against-choose", {"gain": points})


def _cost(view: View, action: Buy) -> int:
    """Returns the marks that a purchase takes from its player, less those that lie on the room."""
    offer = view.offer_of(action.tile)
    return offer.price - offer.coins


def _placing(view: View, action: Placing) -> Iterator[Fact]:
    castle = view.castles[view.turn]
    spot = spot_of(action)
    shown = castle_with(castle, spot)
    if shown.completed and (rewards := brought(view, action).rewards):
        tiles = tuple(shown.tiles[number].placed.tile for number in shown.completed)
        yield Fact("reason-completes", {"tiles": tiles, "rewards": rewards})
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
    if not gains:
        yield Fact("reason-none")
    elif max(gains) <= POOR:
        yield Fact("reason-poor", {"gain": max(gains)})


def _market(view: View, prices: Mapping[str, int]) -> Iterator[Fact]:
    """Yields the best of the cheap rooms for the master builder, and the dear one that a rival wants most."""
    gains = [
        (gain, room, castle.seat)
        for castle in view.castles
        for room in prices
        if (gain := best_gain(castle.placements, room) or 0) > 0
    ]
    own = [one for one in gains if one[2] == view.turn and prices[one[1]] <= CHEAP]
    if own:
        gain, room, _ = max(own)
        values = {"tile": room, "gain": gain, "saved": DEAREST - prices[room], "cost": prices[room]}
        yield Fact("reason-own-price", values)
    rivals = [one for one in gains if one[2] != view.turn and prices[one[1]] >= DEAR]
    if rivals:
        gain, room, seat = max(rivals)
        yield Fact("reason-rival-price", {"seat": seat, "tile": room, "gain": gain, "price": prices[room]})


def _emptied(view: View, looked_into: int | None = None) -> Iterator[Fact]:
    """Yields a stack that a look could empty, if the player has tiles of its size: each then scores 2."""
    sizes = Counter(TILES[tile.placed.tile].size for tile in view.castles[view.turn].tiles)
    stacks = [
        (sizes[size], size, count)
        for size, count in view.stacks
        if 0 < count <= LOOKED and sizes[size] and looked_into in (None, size)
    ]
    if stacks:
        tiles, size, count = max(stacks)
        yield Fact("reason-empties", {"stack": size, "count": tiles, "left": count})


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
