"""Thinking two plies ahead: every placement with every pick, and for the best of them the lines to come.

What is weighed is a plan: a placement of the domino that is due, the pick after it, and layings of what
was claimed. The first ply takes the network's word for the kingdom of each plan, less a part of what the
rivals then get. The second ply looks at the plans that came out best: lines are drawn from the unseen
dominoes, rivals before us take what they like most, and we take the best of what is left.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.kingdomino.actions import CLAIMS, KingdominoAction, Place
from engines.kingdomino.players.strong.boards import KINDS, Boards, Layings, Numbers, Reals, laid, with_each
from engines.kingdomino.players.strong.features import ORDERS, PER_TERRAIN, PLACES, WHOLE, Setting, see
from engines.kingdomino.players.strong.frames import bits_of, box_with, framed, frames
from engines.kingdomino.players.strong.network import LEAK, SCALE, Network, network_of, values
from engines.kingdomino.players.strong.position import Position, position_of
from engines.kingdomino.players.strong.rivals import (
    Rival,
    forecast_picks,
    kinds,
    leaders,
    rival,
    settled,
)
from engines.kingdomino.view import View

ROOTS = 24
"""So many placements are weighed with every pick."""
WITHIN = 12.0
"""A placement that promises so much less than the best one is not."""
FINALISTS = 12
LAYINGS = 6
"""So many layings of the pick are kept for each finalist."""
CLOSE = 5.0
"""Only plans that promise no less than this below the best one are looked into."""
LINES = 400
DENIAL = {2: 0.8, 3: 0.45, 4: 0.3}
"""What a rival's point costs, by the count of seats."""
SETTLING = 3
CHUNK = 4096


class _Plan(NamedTuple):
    """A placement and the pick after it, with the best kingdoms that come of them."""

    action: KingdominoAction
    pick: int | None
    promise: float
    boards: Boards


class Search:
    """One decision."""

    def __init__(
        self, view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
    ) -> None:
        self.thinking = Thinking(budget)
        self.position: Position = position_of(view)
        self.legal = legal
        self.network: Network = network_of(self.position.view.size)
        self.chance = np.random.default_rng(rng.getrandbits(64))

    def weigh(self, also: tuple[KingdominoAction, ...]) -> tuple[Weighed[KingdominoAction], ...]:
        position = self.position
        me = position.me
        boards, actions = self._roots(also)
        if not position.free:
            plans = self._last(boards, actions)
        else:
            ahead = position.to_come[me] > 1
            seats = {*position.pickers} | ({*range(position.view.seats)} if ahead else set())
            self.rivals = {
                seat: rival(self.network, position, seat, ahead=ahead) for seat in seats if seat != me
            }
            plans = self._plans(boards, actions)
            if ahead and not self.thinking.over:
                plans = self._looked_into(plans, also)
        best: dict[KingdominoAction, float] = {}
        for plan in plans:
            best[plan.action] = max(plan.promise, best.get(plan.action, -np.inf))
        return tuple(sorted((Weighed(action, worth) for action, worth in best.items()), key=lambda one: -one.points))

    def _roots(self, also: tuple[KingdominoAction, ...]) -> tuple[Boards, list[KingdominoAction | None]]:
        """The kingdom after each placement worth a look, in each of its frames; or as it stands."""
        position = self.position
        view = position.view
        kingdom = view.kingdoms[position.me].kingdom
        if view.phase == "claim":
            corners = frames(kingdom.box, view.size)
            return framed(kingdom, view.size, corners).boards, [None] * len(corners)
        wanted = [
            (action, corner)
            for action in self.legal
            if isinstance(action, Place)
            for corner in frames(box_with(kingdom.box, action), view.size)
        ]
        corners = tuple(dict.fromkeys(corner for _, corner in wanted))
        base = framed(kingdom, view.size, corners).boards
        places = [bits_of(action, corner) for action, corner in wanted]
        parent = np.array([corners.index(corner) for _, corner in wanted])
        assert view.due is not None
        ways = _ways(parent, places)
        boards = laid(base, np.full(base.count, view.due), ways)
        owed = len(position.pending[position.me])
        setting = position.setting(
            position.me, position.places(position.me), position.to_come[position.me] + owed
        )
        worth = values(self.network, boards, setting)
        order = np.argsort(-worth, kind="stable")
        keep = [
            int(at)
            for rank, at in enumerate(order)
            if (rank < ROOTS and worth[at] > worth[order[0]] - WITHIN) or wanted[at][0] in also
        ]
        return boards.take(keep), [wanted[at][0] for at in keep]

    def _last(self, boards: Boards, actions: list[KingdominoAction | None]) -> list[_Plan]:
        """Nothing more is picked: what is claimed is laid as well as it can be."""
        position, me = self.position, self.position.me
        setting = position.setting(me, (), position.to_come[me])
        groups = np.arange(boards.count)
        boards, groups = settled(self.network, boards, groups, position.pending[me], setting, SETTLING)
        worth = values(self.network, boards, setting)
        return [
            _Plan(action, None, float(worth[at]), boards.take([at]))
            for at, action in zip(range(boards.count), (actions[group] for group in groups), strict=True)
            if action is not None
        ]

    def _plans(self, boards: Boards, actions: list[KingdominoAction | None]) -> list[_Plan]:
        """Every placement with every pick: what the kingdom promises then, less what the rivals get."""
        position, me = self.position, self.position.me
        to_come = position.to_come[me] - 1
        found: list[tuple[KingdominoAction, int, float, Boards]] = []
        own: dict[int, float] = {}
        for pick in position.free:
            groups = np.arange(boards.count)
            setting = position.setting(me, position.places(me, pick), to_come)
            before = sorted(position.pending[me][self._owed() :] + (pick,))
            pending = (*position.pending[me][: self._owed()], *before)
            if len(pending) > 1:
                waiting = setting._replace(to_come=to_come + 1)
                after, groups = settled(self.network, boards, groups, pending[:-1], waiting, SETTLING)
            else:
                after = boards
            after, parents, _ = with_each(after, pending[-1:])
            groups = groups[parents]
            worth = _in_parts(self.network, after, setting)
            # Frames of one placement compete with each other: they are one plan.
            labels = np.array([_label(actions, group) for group in range(boards.count)])[groups]
            best = leaders(labels, worth, LAYINGS)
            for label in dict.fromkeys(labels[best].tolist()):
                mine = best[labels[best] == label]
                action = actions[label]
                found.append((CLAIMS[pick] if action is None else action, pick, float(worth[mine[0]]), after.take(mine)))
            own[pick] = float(worth.max())
        denial = DENIAL[position.view.seats]
        costs = {}
        self.picks = {}
        for pick in position.free:
            picks = forecast_picks(pick, position, self.rivals, own)
            self.picks[pick] = picks
            costs[pick] = denial * sum(
                self.rivals[seat].picks[domino] - max(self.rivals[seat].picks.values())
                for seat, domino in picks
                if seat != me
            )
        plans = [_Plan(action, pick, worth - costs[pick], its) for action, pick, worth, its in found]
        return sorted(plans, key=lambda plan: -plan.promise)

    def _owed(self) -> int:
        """How many of the own pending dominoes lie in the current line: they are laid first."""
        position = self.position
        return sum(domino not in position.line for domino in position.pending[position.me])

    def _looked_into(self, plans: list[_Plan], also: tuple[KingdominoAction, ...]) -> list[_Plan]:
        """The best plans, weighed by what may be picked next."""
        best = plans[0].promise
        finalists = [plan for plan in plans if plan.promise > best - CLOSE][:FINALISTS]
        for action in also:
            if all(plan.action != action for plan in finalists):
                finalists += [plan for plan in plans if plan.action == action][:2]
        again = self.position.me in self.position.pickers
        lines = None if again else self._lines()
        found = []
        for plan in finalists:
            if self.thinking.over:
                break
            promise = self._same_line(plan) if again else self._next_line(plan, lines)  # type: ignore[arg-type]
            found.append(plan._replace(promise=promise + self._cost(plan)))
        return found or plans

    def _cost(self, plan: _Plan) -> float:
        """What the plan's promise lost to the rivals."""
        assert plan.pick is not None
        position = self.position
        return -DENIAL[position.view.seats] * sum(
            self.rivals[seat].picks[domino] - max(self.rivals[seat].picks.values())
            for seat, domino in self.picks[plan.pick]
            if seat != position.me
        )

    def _same_line(self, plan: _Plan) -> float:
        """Two kings: the other one picks of the same line, when the rivals between have picked."""
        position, me = self.position, self.position.me
        assert plan.pick is not None
        left = [domino for domino in position.free if domino != plan.pick]
        for seat, domino in self.picks[plan.pick]:
            if seat == me:
                break
            left.remove(domino)
        best = -np.inf
        for domino in left:
            setting = position.setting(me, position.places(me, plan.pick, domino), position.to_come[me] - 2)
            after, _, _ = with_each(plan.boards, (domino,))
            best = max(best, float(_in_parts(self.network, after, setting).max()))
        return best

    def _lines(self) -> Numbers:
        """Lines that may come, each sorted."""
        stack = np.array(self.position.view.stack)
        length = len(self.position.line)
        drawn = np.argsort(self.chance.random((LINES, len(stack))), axis=1)[:, :length]
        return np.sort(stack[drawn], axis=1)

    def _next_line(self, plan: _Plan, lines: Numbers) -> float:
        """The best of what the rivals before us leave, on average over the lines."""
        position, me = self.position, self.position.me
        assert plan.pick is not None
        owners = {slot.domino: slot.seat for slot in position.view.next if slot.seat is not None}
        owners[plan.pick] = me
        owners.update({domino: seat for seat, domino in self.picks[plan.pick]})
        free = np.ones(lines.shape, dtype=np.bool_)
        every = np.arange(len(lines))
        for domino in position.line:
            seat = owners[domino]
            if seat == me:
                break
            liking = np.where(free, self.rivals[seat].wishes[lines], -np.inf)
            free[every, np.argmax(liking, axis=1)] = False
        promises = self._promises(plan)
        reach = promises[lines, np.arange(lines.shape[1])]
        return float(np.where(free, reach, -np.inf).max(axis=1).mean())

    def _promises(self, plan: _Plan) -> Reals:
        """What each unseen domino would make of the plan's kingdom, by number and place in its line."""
        position, me = self.position, self.position.me
        to_come = position.to_come[me] - 2
        length = len(position.line)
        setting = position.setting(me, (), to_come)
        deck = setting.deck._replace(count=np.maximum(setting.deck.count - length, 0))
        setting = setting._replace(deck=deck)
        alike = kinds(position.view.stack)
        boards, _, groups = with_each(plan.boards, tuple(alike))
        worth = _in_parts(self.network, boards, setting)
        best = leaders(groups, worth, 1)
        table = np.zeros((49, length), dtype=np.float32)
        by_place = self._by_place(boards.take(best), setting, length)
        for label, numbers in enumerate(alike.values()):
            table[numbers] = by_place[:, label]
        return table

    def _by_place(self, boards: Boards, setting: Setting, length: int) -> Reals:
        """The kingdoms' values for each place in the line that the own king may stand on."""
        if not setting.to_come:
            return np.tile(values(self.network, boards, setting), (length, 1))
        found = np.empty((length, boards.count), dtype=np.float32)
        nowhere = np.zeros((length, 1), dtype=np.float32)
        seen = see(boards, setting._replace(order=nowhere))
        first = PER_TERRAIN * KINDS + WHOLE + ORDERS[setting.seats]
        inner = self.network.inner
        hidden = inner @ seen.features + self.network.inner_bias[:, None]
        rounds = np.float32(setting.to_come / 12)
        for place in range(length):
            raw = hidden + (inner[:, first + place] + rounds * inner[:, first + PLACES + place])[:, None]
            told = self.network.outer @ np.maximum(raw, LEAK * raw) + self.network.outer_bias
            found[place] = seen.base + SCALE * told
        return found


def _ways(parent: Numbers, places: list[tuple[int, int]]) -> Layings:
    """These squares of both halves as layings."""
    first = np.array([one for one, _ in places], dtype=np.uint64)
    second = np.array([two for _, two in places], dtype=np.uint64)
    return Layings(parent, first, second)


def _label(actions: list[KingdominoAction | None], group: int) -> int:
    """The first of the kingdoms that the same action made."""
    return actions.index(actions[group])


def _in_parts(network: Network, boards: Boards, setting: Setting) -> Reals:
    """The values of many kingdoms, so many at a time as stay in the processor's cache."""
    if boards.count <= CHUNK:
        return values(network, boards, setting)
    return np.concatenate(
        [
            values(network, boards.take(slice(begin, begin + CHUNK)), setting)
            for begin in range(0, boards.count, CHUNK)
        ]
    )
