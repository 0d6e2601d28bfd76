"""The consequences of a placement besides its points at once: end-of-game points as things stand, and the
rewards of completed tiles. From the view alone, for panels and pictures."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.panel import Option
from engines.mad_king_ludwig.actions import Placing, spot_of
from engines.mad_king_ludwig.data import HALLWAYS, STAIRS, TILES, Placed
from engines.mad_king_ludwig.forecast import forecast
from engines.mad_king_ludwig.placing import places
from engines.mad_king_ludwig.plan import Plan, extended, numbers_in, plan_of
from engines.mad_king_ludwig.rewards import OUTDOOR_MONEY, earned
from engines.mad_king_ludwig.scoring import (
    EMPTY_STACK_POINTS,
    bonus_points,
    favor_amount,
    favor_points,
)
from engines.mad_king_ludwig.view import View

MOST_COMPARED = 12
"""The number of equally good spots of which the one with most points at the end is found."""


class Later(NamedTuple):
    """Points that a placement adds at the end of the game, if nothing else changed until then."""

    card: int
    """Of the player's own bonus cards."""
    favor: int
    stack: int
    """Of tiles whose stack is empty."""

    @property
    def total(self) -> int:
        return sum(self)


NOTHING_LATER = Later(0, 0, 0)


def later(view: View, action: Placing) -> Later:
    """Returns the points at the end that a placement adds for the seat in turn."""
    seat = view.turn
    castle = view.castles[seat]
    before = plan_of(castle.placements)
    after = extended(before, spot_of(action))
    price = coins = 0
    if action.kind == "buy":
        offer = view.offer_of(action.tile)
        price, coins = offer.price, offer.coins
    money = castle.money - price + coins + OUTDOOR_MONEY * _completed_gardens(before, after)
    cards = sum(
        bonus_points(card, after, money) - bonus_points(card, before, castle.money) for card in view.hand
    )
    favors = 0
    for favor in view.favors:
        amounts = [*favor.amounts]
        amounts[seat] = favor_amount(favor.favor, after, money)
        if favor.favor == "coins" and view.builder != seat:
            amounts[view.builder] += price
        favors += favor_points(amounts)[seat] - favor.points[seat]
    return Later(cards, favors, _empty_stacks(view, castle.placements, action.tile))


def best_later(view: View, option: Option) -> Later:
    """Returns the points at the end behind an answer: of those actions that score its gain at once, the most.

    Nothing where gains are not shown.
    """
    if option.gain is None:
        return NOTHING_LATER
    best = [
        action
        for action in option.actions
        if isinstance(action, Placing) and forecast(view, action) == option.gain
    ]
    found = [later(view, action) for action in best[:MOST_COMPARED]]
    return max(found, key=lambda one: one.total, default=NOTHING_LATER)


def _completed_gardens(before: Plan, after: Plan) -> int:
    """Returns the number of outdoor rooms that a placement completes."""
    return sum(after.forms[number].tile.type == "outdoor" for number in numbers_in(after.done & ~before.done))


def _empty_stacks(view: View, castle: tuple[Placed, ...], tile: str) -> int:
    """Returns the points for tiles of empty stacks; the last hallway or stairs taken empties its own."""
    if tile in (*HALLWAYS, STAIRS):
        if view.left_of(tile) > 1:
            return 0
        kind = HALLWAYS if tile in HALLWAYS else (STAIRS,)
        return EMPTY_STACK_POINTS * (1 + sum(placed.tile in kind for placed in castle))
    return 0 if dict(view.stacks).get(TILES[tile].size or 0) else EMPTY_STACK_POINTS


def owners_of_size(view: View, size: int) -> list[tuple[int, int]]:
    """Returns the seats that have rooms of a size, and the number of their rooms."""
    counts = [sum(TILES[placed.tile].size == size for placed in castle.placements) for castle in view.castles]
    return [(seat, count) for seat, count in enumerate(counts) if count]


REASONS = ("second", "sold_out", "nowhere", "empty", "no_cards", "every_second")
"""Why a completed tile brings no reward."""


class Brought(NamedTuple):
    """The rewards of the tiles that a placement completes."""

    rewards: tuple[str, ...]
    """The kinds of those that come."""
    lost: tuple[tuple[int, str], ...]
    """Those that do not come: the number of the completed tile, and the reason."""


def brought(view: View, action: Placing) -> Brought:
    """Returns the rewards that a placement brings, and the reasons for those that it can't bring."""
    before = plan_of(view.castles[view.turn].placements)
    after = extended(before, spot_of(action))
    completed = numbers_in(after.done & ~before.done)
    found = earned(before, after, completed)
    turns = view.extra_turns + sum(reward.kind in ("food", "downstairs") for reward in found)
    used = view.corridor_used or action.kind == "take"
    rewards: list[str] = []
    lost: list[tuple[int, str]] = []
    for reward in found:
        reason = _why_lost(view, action, after, reward.kind, used=used, may_wait=bool(turns))
        if reason:
            lost.append((reward.tiles[0], reason))
        else:
            rewards.append(reward.kind)
            used = used or reward.kind == "corridor"
    deep = [number for number in completed if after.forms[number].tile.type == "downstairs"]
    if deep and not any(reward.kind == "downstairs" for reward in found):
        lost.append((deep[0], "every_second"))
    return Brought(tuple(rewards), tuple(lost))


def _why_lost(view: View, action: Placing, after: Plan, kind: str, *, used: bool, may_wait: bool) -> str:
    """Returns the reason why a reward can't be taken; "" if it can."""
    if kind == "sleeping":
        return "" if any(left for _, left in view.stacks) else "empty"
    if kind == "utility":
        return "" if view.bonus_left else "no_cards"
    if kind != "corridor":
        return ""
    if used:
        return "second"
    taken = {*HALLWAYS} if action.tile in HALLWAYS else {action.tile}
    left = [tile for tile in (*HALLWAYS, STAIRS) if view.left_of(tile) > (tile in taken)]
    if not left:
        return "sold_out"
    if may_wait or any(any(places(after, tile).found.values()) for tile in left):
        return ""
    return "nowhere"
