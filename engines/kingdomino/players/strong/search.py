"""Thinks two plies ahead: every placement with every pick, and for the best of them the lines to come.

The search weighs plans: a placement of the domino that is due, the pick after it, and layings of the claimed
dominoes. The first ply takes the network's value for the kingdom of each plan, less a part of the rivals'
following gains. The second ply (`ahead`) examines the plans that came out best.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.kingdomino.actions import CLAIMS, KingdominoAction, Place
from engines.kingdomino.players.strong.ahead import Lookout
from engines.kingdomino.players.strong.boards import Boards, Layings, Numbers, joined, laid, with_each
from engines.kingdomino.players.strong.endgame import can_be_solved, solve
from engines.kingdomino.players.strong.frames import bits_of, box_with, framed, frames
from engines.kingdomino.players.strong.network import values, values_in_parts
from engines.kingdomino.players.strong.position import position_of
from engines.kingdomino.players.strong.rivals import Rival, forecast_picks, leaders, rival, settled, threats
from engines.kingdomino.view import View

ROOTS = 24
"""The number of placements that are weighed with every pick."""
WITHIN = 12.0
"""A placement whose value is lower than the best one's by more than this is dropped."""
FINALISTS = 12
LAYINGS = 6
"""The number of layings of the pick that are kept for each plan."""
CLOSE = 5.0
"""Only plans whose value is at most this much below the best one are examined."""
SETTLING = 3
"""The number of kingdoms of a plan that are kept while several claimed dominoes are laid."""
DENIAL = 0.45
"""The weight of keeping rivals from points, relative to its weight if only the chance to win mattered."""


class Plan(NamedTuple):
    """A placement and the pick after it, with the best kingdoms that result."""

    action: KingdominoAction
    pick: int | None
    promise: float
    boards: Boards
    denied: float = 0.0
    """The weighted points that the rivals lose by it."""

    @property
    def worth(self) -> float:
        return self.promise + self.denied


def weigh(
    view: View,
    legal: tuple[KingdominoAction, ...],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[KingdominoAction, ...],
) -> tuple[Weighed[KingdominoAction], ...]:
    """Returns the examined actions with their expected values at the end of the game, the best first."""
    return Search(view, legal, rng, thinking).weigh(also)


class Search:
    """One decision."""

    def __init__(
        self, view: View, legal: Sequence[KingdominoAction], rng: random.Random, thinking: Thinking
    ) -> None:
        self.thinking = thinking
        self.position = position_of(view)
        self.legal = legal
        self.chance = np.random.default_rng(rng.getrandbits(64))

    def weigh(self, also: Sequence[KingdominoAction]) -> tuple[Weighed[KingdominoAction], ...]:
        """Returns the examined actions with their expected values at the end of the game, the best first."""
        best: dict[KingdominoAction, float] = {}
        for plan in self._thought_out(also):
            best[plan.action] = max(plan.worth, best.get(plan.action, -np.inf))
        weighed = [Weighed(action, worth) for action, worth in best.items()]
        return tuple(sorted(weighed, key=lambda one: -one.points))

    def _thought_out(self, also: Sequence[KingdominoAction]) -> list[Plan]:
        """Returns the plans, weighed as well as the time allows."""
        position, me = self.position, self.position.me
        roots = self._roots(also)
        if not position.free:
            return self._last(roots)
        if self.thinking.over and isinstance(roots[0].action, Place):
            return roots
        if can_be_solved(position) and (solved := self._solved(roots)):
            return solved
        plans = self._plans(roots)
        # A seat with nothing more to pick after this need not look ahead.
        ahead = position.to_come[me] > 1
        rivals: dict[int, Rival] = {}
        for seat in range(position.view.seats):
            if self.thinking.over:
                return plans
            if seat != me:
                rivals[seat] = rival(position, seat, ahead=ahead)
        own = {plan.pick: plan.promise for plan in reversed(plans) if plan.pick is not None}
        picks = {pick: forecast_picks(pick, position, rivals, own) for pick in position.free}
        plans = self._denying(plans, picks, rivals)
        if not ahead:
            return plans
        lookout = Lookout(position, rivals, picks, self.chance, self.thinking)
        looked_into = []
        for plan in self._finalists(plans, also):
            assert plan.pick is not None
            promise = None if self.thinking.over else lookout.promise(plan.boards, plan.pick)
            if promise is None:
                break
            looked_into.append(plan._replace(promise=promise))
        return looked_into or plans

    def _roots(self, also: Sequence[KingdominoAction]) -> list[Plan]:
        """Returns the kingdom after each placement worth a look, in all of its frames; or as it stands."""
        position, me = self.position, self.position.me
        view = position.view
        kingdom = view.kingdoms[me].kingdom
        if view.phase == "claim":
            boards = framed(kingdom, view.size, frames(kingdom.box, view.size))
            return [Plan(self.legal[0], None, 0.0, boards)]
        wanted = [
            (action, corner)
            for action in self.legal
            if isinstance(action, Place)
            for corner in frames(box_with(kingdom.box, action), view.size)
        ]
        corners = tuple(dict.fromkeys(corner for _, corner in wanted))
        bits = np.array([bits_of(action, corner) for action, corner in wanted], dtype=np.uint64)
        ways = Layings(np.array([corners.index(corner) for _, corner in wanted]), bits[:, 0], bits[:, 1])
        assert view.due is not None
        boards = laid(framed(kingdom, view.size, corners), np.full(len(corners), view.due), ways)
        owed = position.to_come[me] + len(position.pending[me])
        worth = values(boards, position.outlook(me, position.places(me), owed))
        frames_of: dict[KingdominoAction, list[int]] = {}
        for at, (action, _) in enumerate(wanted):
            frames_of.setdefault(action, []).append(at)
        plans = [
            Plan(action, None, float(worth[its].max()), boards.take(its)) for action, its in frames_of.items()
        ]
        plans.sort(key=lambda plan: -plan.promise)
        least = plans[0].promise - WITHIN
        every = can_be_solved(position)
        return [
            plan
            for rank, plan in enumerate(plans)
            if every or (rank < ROOTS and plan.promise >= least) or plan.action in also
        ]

    def _solved(self, roots: list[Plan]) -> list[Plan]:
        """Returns every root with every pick and its outcome, the best first; [] if there is no time."""
        position = self.position
        rivals: dict[int, Rival] = {}
        for seat in range(position.view.seats):
            if self.thinking.over:
                return []
            if seat in position.pickers and seat != position.me:
                rivals[seat] = rival(position, seat, ahead=False)
        plans = []
        for end in solve(position, [root.boards for root in roots], rivals, self.thinking) or ():
            root = roots[end.root]
            action = root.action if isinstance(root.action, Place) else CLAIMS[end.pick]
            plans.append(Plan(action, end.pick, end.points, root.boards, end.worth - end.points))
        return sorted(plans, key=lambda plan: -plan.worth)

    def _last(self, roots: list[Plan]) -> list[Plan]:
        """Returns the plans if nothing more is picked: the claimed dominoes are laid as well as possible."""
        position, me = self.position, self.position.me
        outlook = position.outlook(me, (), position.to_come[me])
        boards = _joined(roots)
        boards, groups = settled(boards, _labels(roots), position.pending[me], outlook, SETTLING)
        worth = values(boards, outlook)
        return [
            plan._replace(promise=float(worth[groups == label].max())) for label, plan in enumerate(roots)
        ]

    def _plans(self, roots: list[Plan]) -> list[Plan]:
        """Returns every root with every pick and the value of the kingdom then; the best first."""
        position, me = self.position, self.position.me
        to_come = position.to_come[me] - 1
        before, labels = _joined(roots), _labels(roots)
        now = [domino for domino in position.pending[me] if domino not in position.line]
        later = [domino for domino in position.pending[me] if domino in position.line]
        plans: list[Plan] = []
        for pick in position.free:
            if plans and self.thinking.over:
                break
            outlook = position.outlook(me, position.places(me, pick), to_come)
            *first, last = (*now, *sorted((*later, pick)))
            boards, groups = settled(
                before,
                labels,
                tuple(first),
                outlook._replace(to_come=to_come + 1),
                SETTLING,
            )
            boards, parents, _ = with_each(boards, (last,))
            groups = groups[parents]
            worth = values_in_parts(boards, outlook)
            best = leaders(groups, worth, LAYINGS)
            for label, root in enumerate(roots):
                its = best[groups[best] == label]
                action = root.action if isinstance(root.action, Place) else CLAIMS[pick]
                plans.append(Plan(action, pick, float(worth[its[0]]), boards.take(its)))
        return sorted(plans, key=lambda plan: -plan.promise)

    def _denying(
        self, plans: list[Plan], picks: dict[int, list[tuple[int, int]]], rivals: dict[int, Rival]
    ) -> list[Plan]:
        """Returns the plans with the points that the rivals lose by them: the best first."""
        me = self.position.me
        weights = threats(plans[0].promise, rivals, self.position)
        denied: dict[int | None, float] = {
            pick: DENIAL
            * sum(weights[seat] * rivals[seat].regret(domino) for seat, domino in taken if seat != me)
            for pick, taken in picks.items()
        }
        plans = [plan._replace(denied=denied[plan.pick]) for plan in plans]
        return sorted(plans, key=lambda plan: -plan.worth)

    def _finalists(self, plans: list[Plan], also: Sequence[KingdominoAction]) -> list[Plan]:
        """Returns the plans to examine; for each action of `also` at least its best two."""
        least = plans[0].worth - CLOSE
        finalists = [plan for plan in plans if plan.worth >= least][:FINALISTS]
        for action in also:
            if all(plan.action != action for plan in finalists):
                finalists += [plan for plan in plans if plan.action == action][:2]
        return finalists


def _joined(plans: list[Plan]) -> Boards:
    """Returns the kingdoms of all plans, one plan after the other."""
    return joined([plan.boards for plan in plans])


def _labels(plans: list[Plan]) -> Numbers:
    """Returns the plan that each of the joined kingdoms belongs to."""
    return np.repeat(np.arange(len(plans)), [plan.boards.number for plan in plans])
