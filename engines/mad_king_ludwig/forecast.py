"""The immediate points and effects of a placement, and the reason why a tile fits nowhere: for panels and
pictures, from the view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.core.action import Action
from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.actions import Choose, Placing, spot_of
from engines.mad_king_ludwig.data import Placed
from engines.mad_king_ludwig.forms import ways
from engines.mad_king_ludwig.placing import check_placement, spots
from engines.mad_king_ludwig.plan import Plan, extended, numbers_in, plan_of
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS
from engines.mad_king_ludwig.scoring import bonus_points, placement_gains, scored_again
from engines.mad_king_ludwig.view import CastleView, TileView, View, tile_views

NOWHERE = ("floor", "overlap", "fence", "no_external_entrance")
"""Reasons why a tile fits nowhere; the last one that occurs is named."""


def forecast(view: View, action: Action) -> int | None:
    """Returns the points of scoring steps 1 to 3 and of activity and living rewards, for the seat in turn.

    None if it is not a placement: other actions score no points at once, or may be secret.
    """
    if not isinstance(action, Placing):
        return None
    return _gain(plan_of(view.castles[view.turn].placements), spot_of(action))


@lru_cache(maxsize=1024)
def _gain(plan: Plan, spot: Placed) -> int:
    """Returns the points that a tile scores on a spot."""
    after = extended(plan, spot)
    points = sum(gain.points for gain in placement_gains(after))
    for number in numbers_in(after.done & ~plan.done):
        kind = after.forms[number].tile.type
        if kind == "activity":
            points += ACTIVITY_POINTS
        elif kind == "living":
            points += scored_again(after, number)
    return points


@lru_cache(maxsize=256)
def best_gain(castle: tuple[Placed, ...], tile: str) -> int | None:
    """Returns the most points that a tile can score in a castle at once; None if it fits nowhere."""
    plan = plan_of(castle)
    return max((_gain(plan, spot) for spot in spots(plan, tile)), default=None)


def card_points(view: View, seat: int, card: str) -> int:
    """Returns the points of a bonus card for a seat if the game ended now."""
    castle = view.castles[seat]
    return bonus_points(card, plan_of(castle.placements), castle.money)


def chosen_points(view: View, action: Choose) -> int | None:
    """Returns the points of a downstairs room's reward, taken as that one; None if it gives no points."""
    if action.reward == "activity":
        return ACTIVITY_POINTS
    if action.reward != "living":
        return None
    plan = plan_of(view.castles[view.turn].placements)
    return scored_again(plan, [placed.tile for placed in plan.tiles].index(action.room))


class CastleForecast(NamedTuple):
    """A castle with one more tile."""

    tiles: tuple[TileView, ...]
    """All tiles with their doors as they would be, the new one last; they have scored no points."""
    completed: tuple[int, ...]
    blocked: tuple[tuple[int, int], ...]
    """The doors that it would block: the number of their tile and of the door in it."""

    @property
    def ghost(self) -> TileView:
        return self.tiles[-1]


def castle_with(castle: CastleView, spot: Placed) -> CastleForecast:
    """Returns the castle as it would be with a tile on a legal spot."""
    before = plan_of(castle.placements)
    after = extended(before, spot)
    tiles = tile_views(after)
    blocked = tuple(
        (number, index)
        for number, tile in enumerate(tiles)
        for index, door in enumerate(tile.doors)
        if door.state == "blocked"
        and (number == len(castle.tiles) or castle.tiles[number].doors[index].state != "blocked")
    )
    return CastleForecast(tiles, numbers_in(after.done & ~before.done), blocked)


def why_nowhere(castle: CastleView, tile: str) -> str:
    """Returns the reason why a tile fits at no door of the castle: the last of NOWHERE that occurs."""
    plan = plan_of(castle.placements)
    found = set()
    for form in ways(tile):
        for door in plan.doors.values():
            for own in form.doors:
                if (own.side + 2) % 4 != door.door.side:
                    continue
                x, y = door.front[0] - own.x, door.front[1] - own.y
                if own.level != door.door.level:
                    found.add("floor")
                    continue
                found.add(_refusal(plan, Placed(tile, x, y, form.rot)))
    for reason in reversed(NOWHERE):
        if reason in found:
            return reason
    return NOWHERE[0]


def _refusal(plan: Plan, new: Placed) -> str:
    try:
        check_placement(plan, new)
    except IllegalAction as error:
        return error.reason
    return ""


def missing(view: View, seat: int, tile: str) -> int:
    """Returns the marks that a seat lacks to buy a tile, 0 if it can pay."""
    offer = view.offer_of(tile)
    return max(0, offer.price - offer.coins - view.castles[seat].money)
