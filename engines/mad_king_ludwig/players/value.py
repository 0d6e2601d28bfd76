"""What a castle will still bring beside others, learned from games of the strong player (see `training`).

A position after a decision is described by numbers (`Outlook.describe`); the points that are still to come
are their sum, weighted.
"""

from __future__ import annotations

import json
from functools import cache, cached_property
from importlib.resources import files
from operator import mul
from typing import NamedTuple

from engines.mad_king_ludwig.data import (
    CARD_SEATS,
    CARDS_PER_SEAT,
    CARDS_PER_SIZE,
    LARGE_COUNT,
    SIZES,
    SMALL,
    SMALL_COUNT,
    STAIRS,
    Placed,
)
from engines.mad_king_ludwig.plan import Plan, extended, numbers_in, plan_of
from engines.mad_king_ludwig.players.greedy import CARD_HOPE, SIZE_CARD_HOPE
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY, earned
from engines.mad_king_ludwig.scoring import (
    ALL_SIZES_POINTS,
    ALL_TYPES_POINTS,
    EMPTY_STACK_POINTS,
    FAVOR_PLACES,
    bonus_points,
    favor_amount,
    placement_gains,
    scored_again,
)
from engines.mad_king_ludwig.view import View

BOUGHT_A_SEAT = 0.85
"""Rooms that each seat buys in a round: so fast the room deck runs out."""
STAYS_OPEN = 0.75
"""How likely a chance of today is not taken in one more turn."""
FEW_DOORS = 4
"""Tiles with more doors are hardly ever completed."""
SPENT = (2, 4, 6, 10)
"""Thousands of marks that a turn may cost: money beyond them is worth less."""
BASE = (0, 1)
"""The numbers that say only how much of the game is left."""
WAITED_FOR = ("activity", "corridor", "downstairs", "food", "outdoor", "sleeping")
"""Types whose completion is described by how many doors are missing."""


class Waiting(NamedTuple):
    """Rewards that are earned and not taken yet."""

    extra: int = 0
    corridor: int = 0
    look: int = 0
    draw: int = 0
    choose: int = 0


NOTHING = Waiting()


def waiting_in(view: View) -> Waiting:
    """The rewards that wait in this turn and in those within which it is played."""
    kinds = [reward.kind for reward in (*view.rewards, *view.waiting)]
    return Waiting(
        view.extra_turns + view.waiting_turns,
        kinds.count("corridor"),
        kinds.count("sleeping"),
        kinds.count("utility"),
        kinds.count("downstairs"),
    )


class After(NamedTuple):
    """A castle after a decision: points that it brought at once, and what is left to be taken."""

    points: int
    plan: Plan
    money: int
    waiting: Waiting


class Outlook:
    """What one seat may expect in one situation of the game."""

    def __init__(self, view: View, seat: int, hand: tuple[str, ...] | None = None) -> None:
        self.view = view
        self.seat = seat
        self.hand = (view.hand if seat == view.seat else ()) if hand is None else hand
        coming = view.cards_left + len(view.deck)
        self.turns = 0.0 if view.last_round else max(1.0, coming / (BOUGHT_A_SEAT * view.seats))
        """Own turns after this one."""
        self.progress = 1 - view.cards_left / (CARDS_PER_SEAT * CARD_SEATS[view.seats])
        self.corridor_used = view.corridor_used
        self._runs_empty = {size: self._runs_out(size, left) for size, left in view.stacks}
        self._others = [
            [amount for other, amount in enumerate(favor.amounts) if other != seat] for favor in view.favors
        ]

    def _runs_out(self, size: int, left: int) -> float:
        """How likely the stack of a size is empty at the end: every room left in it needs a card."""
        view = self.view
        if not left:
            return 1.0
        begun = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[view.seats]
        cards = max(0, CARDS_PER_SIZE - (begun - left))
        if cards < left:
            return 0.0
        unseen = max(
            1, CARDS_PER_SIZE * len(SIZES) - (CARDS_PER_SEAT * CARD_SEATS[view.seats] - view.cards_left)
        )
        return min(1.0, view.cards_left / unseen) ** left

    @cached_property
    def plan(self) -> Plan:
        return plan_of(self.view.castles[self.seat].placements)

    @property
    def money(self) -> int:
        return self.view.castles[self.seat].money

    @cached_property
    def waiting(self) -> Waiting:
        """What waits for the seat whose turn it is."""
        return waiting_in(self.view) if self.seat == self.view.turn else NOTHING

    def placed(self, plan: Plan, spot: Placed, money: int, waiting: Waiting) -> After:
        """The castle with one more tile, all rewards without a choice taken."""
        after = extended(plan, spot)
        points = sum(gain.points for gain in placement_gains(after))
        completed = numbers_in(after.done & ~plan.done)
        extra, corridor, look, draw, choose = waiting
        for reward in earned(plan, after, completed) if completed else ():
            match reward.kind:
                case "activity":
                    points += ACTIVITY_POINTS
                case "living":
                    points += scored_again(after, reward.tiles[0])
                case "outdoor":
                    money += OUTDOOR_MONEY
                case "food":
                    extra += 1
                case "corridor":
                    corridor = 1
                case "sleeping":
                    look += 1
                case "utility":
                    draw += 1
                case _:
                    choose += 1
        if self.corridor_used:
            corridor = 0
        return After(points, after, money, Waiting(extra, corridor, look, draw, choose))

    def of(self, after: After, hand: tuple[str, ...] | None = None) -> float:
        """The points that a decision brought and those that are still to come."""
        numbers = self.describe(after, self.hand if hand is None else hand)
        return after.points + float(sum(map(mul, weights(), numbers)))

    def describe(self, after: After, hand: tuple[str, ...]) -> list[float]:
        """A position in numbers. Nearly all of them fade out towards the end of the game."""
        _, plan, money, waiting = after
        turns = self.turns
        more = turns + waiting.extra
        chance = 1 - STAYS_OPEN**turns
        marks = money / 1000
        numbers = [turns, chance, *(min(marks, cost * more) for cost in SPENT), marks / 10]
        numbers += self._doors(plan, turns, chance)
        numbers += self._cards(plan, money, hand)
        numbers.append(self._empty_stacks(plan))
        extra, corridor, look, draw, choose = waiting
        soon = min(turns, 6.0) / 6
        numbers += (extra, extra * min(marks, 6.0) / 6, corridor, corridor * chance)
        numbers += (look * chance, look * soon, draw, draw * soon, choose, choose * soon)
        numbers += self._favors(plan, money)
        place = (self.seat - self.view.builder) % self.view.seats
        numbers += (float(place == 1) * chance, float(place == 2) * chance)
        return numbers

    def _doors(self, plan: Plan, turns: float, chance: float) -> list[float]:
        """Doors to build on, rewards that tiles are near to, effects that may be set off."""
        ahead = [0] * len(plan.tiles)
        ground = dark = 0
        for door in plan.doors.values():
            ahead[door.tile] += 1
            if door.door.level:
                dark += 1
            else:
                ground += 1
        three = dict.fromkeys(WAITED_FOR, 0.0)
        two = dict.fromkeys(WAITED_FOR, 0.0)
        one = dict.fromkeys(WAITED_FOR, 0.0)
        living = [0.0, 0.0, 0.0, 0.0, 0.0]
        connect = castle = trouble = once = 0.0
        cellars = 0
        done = plan.done
        for number, (form, joined) in enumerate(zip(plan.forms, plan.joined, strict=True)):
            tile = form.tile
            kind = tile.type
            effect = tile.effect
            if effect:
                if effect.kind == "connect":
                    if ahead[number]:
                        connect += effect.points * ahead[number]
                        once += effect.points
                elif effect.kind == "castle":
                    castle += effect.points
                else:
                    trouble -= effect.points
            if done >> number & 1:
                cellars += kind == "downstairs"
                continue
            whole = len(form.doors)
            if whole > FEW_DOORS:
                continue
            missing = whole - joined.bit_count()
            if missing > ahead[number]:
                continue
            if kind == "living":
                living[missing] += scored_again(plan, number)
            elif missing == 1:
                one[kind] += 1
            elif missing == 2:
                two[kind] += 1
            else:
                three[kind] += 1
        found: list[float] = [min(ground, 3), min(ground, 6), min(ground, 12), min(dark, 1), min(dark, 4)]
        found += one.values()
        found += two.values()
        found += (three["activity"], three["corridor"], three["outdoor"])
        found += living[1:]
        found += (connect, once, trouble, (cellars & 1) * (one["downstairs"] + two["downstairs"] > 0))
        found = [number * chance for number in found]
        found.append(one["sleeping"] * chance * min(turns, 6.0) / 6)
        found.append(castle * turns)
        found.append(castle * chance)
        return found

    def _cards(self, plan: Plan, money: int, hand: tuple[str, ...]) -> list[float]:
        """Bonus cards: what they bring now and what they may bring."""
        now = hope = types = sizes = coins = 0.0
        for card in hand:
            if card == "coins":
                coins += money / 5000
                continue
            points = bonus_points(card, plan, money)
            if card == "all_types":
                kinds = len({form.tile.type for form in plan.forms})
                types += ALL_TYPES_POINTS * (kinds / 8) ** 2 if not points else 0
            elif card == "all_sizes":
                kinds = len({form.tile.size for form in plan.forms if form.tile.size})
                sizes += ALL_SIZES_POINTS * (kinds / 10) ** 2 if not points else 0
            now += points
            hope += CARD_HOPE.get(card, SIZE_CARD_HOPE)
        left = min(self.turns / 10, 1.0)
        return [now, hope * left, types * left, sizes * left, coins, coins * left]

    def _empty_stacks(self, plan: Plan) -> float:
        worth = 0.0
        view = self.view
        for form in plan.forms[1:]:
            tile = form.tile
            if tile.size is not None:
                worth += self._runs_empty[tile.size]
            else:
                left = view.stairs if tile.id == STAIRS else view.hallways
                worth += (1.0, 0.5, 0.2)[left] if left < 3 else 0.0
        return EMPTY_STACK_POINTS * worth

    def _favors(self, plan: Plan, money: int) -> list[float]:
        """King's favors: the points of today, early and late, and the share of what the best one has."""
        early = late = share = 0.0
        for favor, others in zip(self.view.favors, self._others, strict=True):
            amount = favor_amount(favor.favor, plan, money)
            if amount <= 0:
                continue
            first = len([other for other in others if other > amount])
            tied = 1 + others.count(amount)
            points = sum(FAVOR_PLACES[first : first + tied]) // tied
            late += points * self.progress
            early += points * (1 - self.progress)
            share += amount / max(*others, amount) * (1 - self.progress)
        return [early, late, share]


@cache
def weights() -> list[float]:
    """The learned weights."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return list(json.loads(text))
