"""The prospect of a position, in points, from the view of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engines.mad_king_ludwig.data import CARD_SEATS, CARDS_PER_SEAT, STAIRS, Placed
from engines.mad_king_ludwig.plan import Plan, extended, numbers_in, plan_of
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import (
    EMPTY_STACK_POINTS,
    bonus_points,
    favor_amount,
    favor_points,
    placement_gains,
    scored_again,
)
from engines.mad_king_ludwig.view import View

EXTRA_TURN = 4.0
FREE_CORRIDOR = 2.0
BONUS_CARD = 4.0
LOOK = 1.0
EVERY_SECOND = 0.5
"""Only every second downstairs reward is paid out."""
ON_THE_WAY = 1.0
"""The share of a reward that counts for a tile whose doors are nearly all connected."""
EARLY_MONEY = 0.75
"""The points that 1000 marks are worth while there is much to buy."""
LATE_MONEY = 0.1
"""The points of 1000 marks that are left at the end."""
COINS_CARD = 0.2
"""Points of 1000 marks by the bonus card for money."""
OPEN_DOOR = 0.12
"""The value of one more open door, as long as there are few."""
FINALISTS = 3
"""The number of places of a room that are weighed when its price is set."""
ENOUGH_DOORS = 8
FEW_DOORS = 4
"""Tiles with more doors are hardly ever completed."""
FAVOR_HOPE = 0.5
"""The share of a favor's current points that is left at the end, seen from the beginning of the game."""
NEAR_FAVOR = 1.2
"""The value of a fair share of a favor's amount, besides the current place."""


class Board(NamedTuple):
    """A castle and the money beside it."""

    plan: Plan
    money: int


@dataclass(frozen=True)
class Ahead:
    """Estimates of the rest of the game for one seat's castles."""

    view: View
    seat: int

    @property
    def progress(self) -> float:
        """Returns the share of the game that is over, from 0 to 1."""
        if self.view.last_round:
            return 1.0
        return 1 - self.view.cards_left / (CARDS_PER_SEAT * CARD_SEATS[self.view.seats])

    def money(self, marks: int) -> float:
        """Returns the points that money is worth: the nearer the end, the fewer rooms it buys."""
        rate = (
            LATE_MONEY if self.view.last_round else EARLY_MONEY + (LATE_MONEY - EARLY_MONEY) * self.progress
        )
        if "coins" in self.hand:
            rate += COINS_CARD * self.progress
        return rate * marks / 1000

    @property
    def hand(self) -> tuple[str, ...]:
        return self.view.hand if self.seat == self.view.seat else ()

    def reward(self, plan: Plan, number: int) -> float:
        """Returns the value of completing a tile."""
        match plan.forms[number].tile.type:
            case "activity":
                return ACTIVITY_POINTS
            case "living":
                return scored_again(plan, number)
            case "outdoor":
                return self.money(OUTDOOR_MONEY)
            case "food":
                return EXTRA_TURN * (0.5 if self.view.last_round else 1)
            case "corridor":
                return FREE_CORRIDOR
            case "sleeping":
                return LOOK
            case "utility":
                return BONUS_CARD
            case "downstairs":
                return EVERY_SECOND * ACTIVITY_POINTS

    def in_sight(self, plan: Plan) -> float:
        """Returns the value of rewards that the castle is close to, and of doors to build on."""
        worth = 0.0
        later = 1 - self.progress**2
        ahead = Counter(door.tile for door in plan.doors.values())
        for number, (form, joined) in enumerate(zip(plan.forms, plan.joined, strict=True)):
            if joined == form.whole or len(form.doors) > FEW_DOORS:
                continue
            done = joined.bit_count()
            if done + ahead[number] == len(form.doors):  # else a door is blocked
                worth += ON_THE_WAY * self.reward(plan, number) * (done / len(form.doors)) * later
        return worth + OPEN_DOOR * min(len(plan.doors), ENOUGH_DOORS) * later

    def at_the_end(self, plan: Plan, money: int) -> float:
        """Returns the expected points at the end: favors, bonus cards, tiles of stacks that run empty."""
        worth = sum(self._card(card, plan, money) for card in self.hand)
        hope = FAVOR_HOPE + (1 - FAVOR_HOPE) * self.progress
        for favor in self.view.favors:
            amount = favor_amount(favor.favor, plan, money)
            amounts = [*favor.amounts]
            amounts[self.seat] = amount
            worth += hope * favor_points(amounts)[self.seat]
            worth += NEAR_FAVOR * amount / max(*amounts, 1)
        return worth + self._empty_stacks(plan)

    def _card(self, card: str, plan: Plan, money: int) -> float:
        """Returns a bonus card's current points; cards that need everything count in part before."""
        points = float(bonus_points(card, plan, money)) if card != "coins" else 0.0
        if card == "all_types" and not points:
            return 0.5 * len({form.tile.type for form in plan.forms})
        if card == "all_sizes" and not points:
            return 0.4 * len({form.tile.size for form in plan.forms if form.tile.size})
        return points

    def _empty_stacks(self, plan: Plan) -> float:
        """Returns 2 points for each tile whose stack is empty, less the more it still holds."""
        left = dict(self.view.stacks)
        worth = 0.0
        for form in plan.forms[1:]:
            size = form.tile.size
            if size is not None:
                count = left[size]
            else:
                count = self.view.stairs if form.tile.id == STAIRS else self.view.hallways
            worth += EMPTY_STACK_POINTS / (1 + count) if count < 3 else 0.0
        return worth

    def at_once(self, plan: Plan, after: Plan) -> float:
        """Returns the points and rewards of a placement."""
        points = sum(gain.points for gain in placement_gains(after))
        return points + sum(self.reward(after, number) for number in numbers_in(after.done & ~plan.done))

    def of_placement(self, plan: Plan, spot: Placed, money: int) -> float:
        """Returns points, rewards and the castle's prospect with one more tile."""
        after = extended(plan, spot)
        return self.at_once(plan, after) + prospect(Board(after, money), self)

    def of_best(self, plan: Plan, places: Sequence[Placed], money: int) -> float | None:
        """Returns the most that a place is worth; examines only those with the most points at once."""
        weighed: list[tuple[float, int, Plan]] = []
        for spot in places:
            after = extended(plan, spot)
            weighed.append((self.at_once(plan, after), -len(weighed), after))
        weighed.sort(reverse=True, key=lambda entry: entry[:2])
        return max(
            (worth + prospect(Board(after, money), self) for worth, _, after in weighed[:FINALISTS]),
            default=None,
        )

    @property
    def own(self) -> Board:
        """Returns the seat's castle as it is."""
        castle = self.view.castles[self.seat]
        return Board(plan_of(castle.placements), castle.money)


def prospect(board: Board, ahead: Ahead) -> float:
    """Returns the expected points of a castle besides the points it has."""
    return ahead.in_sight(board.plan) + ahead.at_the_end(board.plan, board.money)
