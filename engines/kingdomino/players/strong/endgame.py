"""Solves the last two rounds: every laying, every pick and every line that may still come.

Near the end a kingdom has few empty squares, so its best points with each set of dominoes can be computed
exactly. `solve` computes them for all seats, lets the seats pick in their order, and returns the outcome of
each of its own actions. A rival takes the domino that brings it the most points at the end; from the line
before the last one it takes the domino that `rivals` predicts, because few players look further.

With four seats and in a Mighty Duel the last line is known before it is laid out: it is what is left. With
three seats all of the lines that may come are considered. With two kings a seat picks twice from a line, and
only the last line is solved.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from engines.core.thinking import Thinking
from engines.kingdomino.players.strong.boards import (
    Boards,
    Numbers,
    Reals,
    Truths,
    final_points,
    joined,
    with_each,
)
from engines.kingdomino.players.strong.frames import framed, frames
from engines.kingdomino.players.strong.position import Position
from engines.kingdomino.players.strong.rivals import Rival, kinds

MOST_KINGDOMS = 30_000
"""More kingdoms of one seat than this are not laid out: the position is left to the search."""
PRIZE = 16.0
"""The value of a certain win, in points."""
SPREAD = 3.0
"""The standard deviation of the difference of two kingdoms that are foretold to the end, in points."""

Picks = tuple[int, ...]


class Outcome(NamedTuple):
    """The end that a root and a pick lead to."""

    root: int
    pick: int
    worth: float
    """The seat's own points, and the part of the prize that the chance to win makes."""
    points: float


class TooMany(Exception):
    """The position has too many continuations to be solved in time."""


def can_be_solved(position: Position) -> bool:
    """Whether the picks from this line are the last or, with one king for each seat, the last but one."""
    view = position.view
    if not position.free:
        return False
    return view.stack_left == 0 or (view.seats > 2 and view.stack_left == len(position.line))


def solve(
    position: Position, roots: Sequence[Boards], rivals: Mapping[int, Rival], thinking: Thinking
) -> list[Outcome] | None:
    """Returns the outcome of each root with each pick; None if that takes too long.

    A root is the seat's own kingdom, in all of its frames, after one of its placements.
    """
    try:
        solver = _Solver(position, roots, rivals, thinking)
        if position.view.seats == 2:
            return solver.of_two_kings()
        if position.view.stack_left == 0:
            return solver.of_the_last_line()
        return solver.of_the_last_two()
    except TooMany:
        return None


class _Solver:
    """One position near the end."""

    def __init__(
        self,
        position: Position,
        roots: Sequence[Boards],
        rivals: Mapping[int, Rival],
        thinking: Thinking,
    ) -> None:
        self.position = position
        self.thinking = thinking
        self.roots = roots
        self.rivals = rivals
        self.before = {
            seat: float(sum(points[seat] for points in position.view.earlier))
            for seat in range(position.view.seats)
        }

    def of_the_last_line(self) -> list[Outcome]:
        """One king for each seat, and nothing comes after this line."""
        position, me = self.position, self.position.me
        single = [(domino,) for domino in position.free]
        own = self._own(single)
        others = {seat: self._finals(seat, single) for seat in position.pickers}
        found: list[Outcome] = []
        for number, pick in enumerate(position.free):
            left = [domino for domino in range(len(position.free)) if domino != number]
            ends = {}
            for seat in position.pickers:
                its = others[seat][0]
                taken = max(left, key=its.__getitem__)
                left.remove(taken)
                ends[seat] = float(others[seat][0, taken])
            for seat in range(position.view.seats):
                if seat != me and seat not in ends:
                    ends[seat] = float(self._finals(seat, [()])[0, 0])
            found += self._judged(own[:, number], pick, ends)
        return found

    def of_two_kings(self) -> list[Outcome]:
        """Two seats with two kings each, and nothing comes after this line."""
        position, me = self.position, self.position.me
        other = 1 - me
        order = (me, *position.pickers)
        sets = {seat: [*itertools.combinations(position.free, order.count(seat))] for seat in range(2)}
        own = self._own(sets[me])
        theirs = self._finals(other, sets[other])[0]
        found: list[Outcome] = []
        for root in range(len(self.roots)):
            mine = dict(zip(sets[me], own[root], strict=True))
            his = dict(zip(sets[other], theirs, strict=True))
            for pick in position.free:
                points, rival = self._drafted(order[1:], {me: (pick,), other: ()}, {me: mine, other: his})
                found += self._judged(np.array([points]), pick, {other: rival}, root)
        return found

    def _drafted(
        self,
        order: Sequence[int],
        taken: Mapping[int, Picks],
        ends: Mapping[int, Mapping[Picks, float]],
    ) -> tuple[float, float]:
        """Returns the points of the seat and of its rival if both pick what is best for themselves."""
        position, me = self.position, self.position.me
        other = 1 - me
        if not order:
            return ends[me][tuple(sorted(taken[me]))], ends[other][tuple(sorted(taken[other]))]
        seat, *after = order
        gone = {*taken[0], *taken[1]}
        reached = [
            self._drafted(after, {**taken, seat: (*taken[seat], domino)}, ends)
            for domino in position.free
            if domino not in gone
        ]
        if seat == other:
            return max(reached, key=lambda end: end[1] - 0.01 * end[0])
        return max(reached, key=lambda end: self._worth(end[0], {other: end[1]}))

    def of_the_last_two(self) -> list[Outcome]:
        """One king for each seat; after this line comes the last one."""
        position, me = self.position, self.position.me
        view = position.view
        alike = kinds(view.stack)
        column = {domino: at for at, same in enumerate(alike.values()) for domino in same}
        size = len(position.line)
        lines = np.array([*itertools.combinations(sorted(view.stack), size)])
        columns = np.vectorize(column.__getitem__, otypes=[np.int64])(lines)
        claimed = {slot.seat: slot.domino for slot in view.next if slot.seat is not None}
        tables: dict[tuple[int, int], Reals] = {}
        found: list[Outcome] = []
        for pick in position.free:
            if self.thinking.over:
                raise TooMany
            owners = {**claimed, me: pick}
            left = [domino for domino in position.free if domino != pick]
            for seat in position.pickers:
                owners[seat] = max(left, key=self.rivals[seat].likes.__getitem__)
                left.remove(owners[seat])
            for seat, domino in owners.items():
                if seat != me and (seat, domino) not in tables:
                    new = () if seat in claimed else (domino,)
                    sets = [(*new, last) for last in alike]
                    tables[seat, domino] = self._finals(seat, sets)[0]
            order = sorted(owners, key=lambda seat: owners[seat])
            own = self._own([(pick, last) for last in alike])
            theirs = {seat: tables[seat, owners[seat]][columns] for seat in order if seat != me}
            worth, points = self._of_each_line(order, own[:, columns], theirs)
            found += [
                Outcome(root, pick, float(worth[root].mean()), float(points[root].mean()))
                for root in range(len(self.roots))
            ]
        return found

    def _of_each_line(
        self, order: Sequence[int], own: Reals, theirs: Mapping[int, Reals]
    ) -> tuple[Reals, Reals]:
        """Returns the worth and the points of the seat for each root and line, with the picks in this order.

        `own` has the points by root, line and place in the line, `theirs` those of each rival by line and
        place.
        """
        me = self.position.me
        count, length = own.shape[1:]
        every = np.arange(count)
        free = np.ones((count, length), dtype=np.bool_)
        ends: dict[int, Reals] = {}
        turn = order.index(me)
        for seat in order[:turn]:
            ends[seat] = _picked(theirs[seat], free, every)
        worth = np.full(own.shape[:2], -np.inf, dtype=np.float32)
        points = np.zeros_like(worth)
        for place in range(length):
            left = free.copy()
            left[:, place] = False
            later = {seat: _picked(theirs[seat], left, every) for seat in order[turn + 1 :]}
            its = own[:, :, place]
            value = its + self._prize(its, {**ends, **later})
            value = np.where(free[:, place], value, -np.inf)
            better = value > worth
            worth = np.where(better, value, worth)
            points = np.where(better, its, points)
        return worth, points

    def _judged(self, own: Reals, pick: int, ends: Mapping[int, float], first: int = 0) -> Iterable[Outcome]:
        for root, points in enumerate(own, first):
            yield Outcome(root, pick, self._worth(float(points), ends), float(points))

    def _worth(self, own: float, ends: Mapping[int, float]) -> float:
        """Returns the points and the part of the prize that the chance to be ahead of all rivals makes."""
        chance = 1.0
        for seat, theirs in ends.items():
            ahead = own + self.before[self.position.me] - theirs - self.before[seat]
            chance *= 0.5 * math.erfc(-ahead / self._spread / math.sqrt(2))
        return own + PRIZE * chance

    def _prize(self, own: Reals, ends: Mapping[int, Reals]) -> Reals:
        """The same for many ends; the logistic curve stands for the normal one."""
        chance = np.ones_like(own)
        for seat, theirs in ends.items():
            ahead = own + self.before[self.position.me] - theirs - self.before[seat]
            chance = chance / (1 + np.exp(-1.702 * ahead / self._spread))
        prize: Reals = (PRIZE * chance).astype(np.float32)
        return prize

    @property
    def _spread(self) -> float:
        """The uncertainty of the end; games of a Dynasty that are still to come add theirs."""
        view = self.position.view
        return SPREAD + 20.0 * (view.games - view.game_number)

    def _own(self, sets: Sequence[Picks]) -> Reals:
        """Returns the best points at the end of each root with each set of dominoes."""
        groups = np.repeat(np.arange(len(self.roots)), [root.number for root in self.roots])
        return self._best(joined([*self.roots]), groups, self.position.me, sets)

    def _finals(self, seat: int, sets: Sequence[Picks]) -> Reals:
        """Returns the best points at the end of a rival's kingdom with each set of dominoes: one row."""
        view = self.position.view
        kingdom = view.kingdoms[seat].kingdom
        boards = framed(kingdom, view.size, frames(kingdom.box, view.size))
        return self._best(boards, np.zeros(boards.number, dtype=np.int64), seat, sets)

    def _best(self, boards: Boards, groups: Numbers, seat: int, sets: Sequence[Picks]) -> Reals:
        """Returns each group's best points at the end with the pending dominoes and each of these sets."""
        position, options = self.position, self.position.view.options
        now = [domino for domino in position.pending[seat] if domino not in position.line]
        later = [domino for domino in position.pending[seat] if domino in position.line]
        best = np.full((groups[-1] + 1, len(sets)), -np.inf, dtype=np.float32)
        for domino in now:
            boards, groups = self._laid(boards, groups, domino)
        begun: dict[Picks, tuple[Boards, Numbers]] = {(): (boards, groups)}
        for number, its in enumerate(sets):
            here = [domino for domino in its if domino in position.line]
            after = [domino for domino in its if domino not in position.line]
            sequence = (*sorted((*later, *here)), *after)
            for length in range(1, len(sequence) + 1):
                if sequence[:length] not in begun:
                    earlier = begun[sequence[: length - 1]]
                    begun[sequence[:length]] = self._laid(*earlier, sequence[length - 1])
            ends, of_groups = begun[sequence]
            points = final_points(ends, options.middle_kingdom, options.harmony)
            np.maximum.at(best[:, number], of_groups, points.astype(np.float32))
        return best

    def _laid(self, boards: Boards, groups: Numbers, domino: int) -> tuple[Boards, Numbers]:
        """Returns all kingdoms that laying the domino can make, each once, and their groups."""
        if self.thinking.over:
            raise TooMany
        after, parents, _ = with_each(boards, (domino,))
        of_groups = groups[parents]
        seen = np.stack([*after.terrains, *after.crowns, after.castle, of_groups.astype(np.uint64)])
        order = np.lexsort(seen)
        ordered = seen[:, order]
        first = order[np.r_[True, (ordered[:, 1:] != ordered[:, :-1]).any(axis=0)]]
        if len(first) > MOST_KINGDOMS:
            raise TooMany
        first.sort()
        return after.take(first), of_groups[first]


def _picked(points: Reals, free: Truths, every: Numbers) -> Reals:
    """Returns a rival's points in each line after it took its best free domino, which is no longer free."""
    taken = np.argmax(np.where(free, points, -np.inf), axis=1)
    free[every, taken] = False
    its: Reals = points[every, taken]
    return its
