"""What a placement would do, and why a tile can't be bought: for panels, from the view alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.actions import Placing, spot_of
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, HALLWAYS, STAIRS, TILES
from engines.mad_king_ludwig.forms import ways
from engines.mad_king_ludwig.placing import check_placement, spots
from engines.mad_king_ludwig.plan import (
    Placed,
    Plan,
    bonds,
    door_states,
    extended,
    numbers_in,
    open_doors,
    plan_of,
)
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS
from engines.mad_king_ludwig.scoring import Gain, placement_gains, scored_again
from engines.mad_king_ludwig.view import View


@dataclass(frozen=True)
class Preview:
    """A placement before it is done."""

    placed: Placed
    gains: tuple[Gain, ...]
    """Scoring steps 1 to 3; tiles by their numbers in the castle, the new one last."""
    completed: tuple[int, ...]
    """The numbers of the tiles that it completes."""
    again: int
    """The points of activity and living rewards that it brings."""
    blocked: tuple[tuple[int, int], ...]
    """Entrances that are blocked with it and were not before: number of the tile, number of the door."""

    @property
    def points(self) -> int:
        """Scoring steps 1 to 3."""
        return sum(gain.points for gain in self.gains)

    @property
    def sure_points(self) -> int:
        """All points that it brings at once."""
        return self.points + self.again


def preview(view: View, action: Placing) -> Preview:
    """What a legal placement does in the castle whose turn it is."""
    plan = plan_of(view.castles[view.turn].placements)
    spot = spot_of(action)
    found = bonds(plan, spot)
    after = extended(plan, spot, found)
    completed = numbers_in(after.done & ~plan.done)
    return Preview(
        placed=spot,
        gains=placement_gains(after, found),
        completed=completed,
        again=sum(_reward_points(after, number) for number in completed),
        blocked=tuple(sorted(_blocked(after) - _blocked(plan))),
    )


def _reward_points(plan: Plan, number: int) -> int:
    kind = plan.forms[number].tile.type
    if kind == "activity":
        return ACTIVITY_POINTS
    return scored_again(plan, number) if kind == "living" else 0


def _blocked(plan: Plan) -> set[tuple[int, int]]:
    return {
        (number, door)
        for number, states in enumerate(door_states(plan))
        for door, state in enumerate(states)
        if state == "blocked"
    }


def refusals(view: View) -> dict[str, str]:
    """The tiles that the seat whose turn it is can't buy, and why.

    "too_expensive", "sold_out", "floor" (there is no open door on its floor), or what stands in its way at
    most of the doors: "overlap", "fence", "no_external_entrance".
    """
    castle = view.castles[view.turn]
    plan = plan_of(castle.placements)
    found = {}
    for offer in view.market:
        if offer.room:
            if offer.price > castle.money + offer.coins:
                found[offer.room] = "too_expensive"
            elif reason := _misfit(plan, offer.room):
                found[offer.room] = reason
    for tile in (*HALLWAYS, STAIRS):
        if not (view.stairs if tile == STAIRS else view.hallways):
            found[tile] = "sold_out"
        elif castle.money < CORRIDOR_PRICE:
            found[tile] = "too_expensive"
        elif reason := _misfit(plan, tile):
            found[tile] = reason
    return found


def _misfit(plan: Plan, tile: str) -> str | None:
    """Why a tile fits nowhere; None when it does."""
    if spots(plan, tile):
        return None
    doors = open_doors(plan)
    levels = {door.level for door in TILES[tile].doors}
    if not any(door.door.level in levels for door in doors):
        return "floor"
    reasons: Counter[str] = Counter()
    for form in ways(tile):
        for door in doors:
            for own in form.doors:
                if (own.side + 2) % 4 == door.door.side:
                    spot = Placed(tile, door.front[0] - own.x, door.front[1] - own.y, form.rot)
                    try:
                        check_placement(plan, spot)
                    except IllegalAction as refusal:
                        reasons[refusal.reason] += 1
    return max(reasons, key=lambda reason: (reasons[reason], reason), default="overlap")
