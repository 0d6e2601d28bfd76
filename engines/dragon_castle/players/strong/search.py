"""Weighs actions: steps by their best continuation (`steps`), Spirits by the turn that follows.

After a Spirit the search plays on as the fair player would; the realm at the end of that turn is judged like
all others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engines.core.chance import ANY_SEED
from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.dragon_castle import actions as a
from engines.dragon_castle import calling, rules
from engines.dragon_castle.players.greedy import judge, sensible_calls
from engines.dragon_castle.players.prospect import look_ahead
from engines.dragon_castle.players.strong.ahead import Line, Table, look_further
from engines.dragon_castle.players.strong.steps import Steps
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.state import State
from engines.dragon_castle.view import View

FOR_SPIRITS = 5 / 9
"""The share of its time after which no Spirit is tried any more: following one takes time."""
HASTE = 0.45
"""With less than this many seconds to think, Spirits are left out."""
A_LITTLE = 0.001
"""Preference for actions without a needless question, and for points now."""
PAYS = 0.5
"""A Spirit is called if it gains this many points more than going without."""
FOLLOWED = 4
"""The number of effects, best first by the fair player, that are followed to the end of the turn."""
LAST_STEPS = 2
"""The number of best last steps after which a Spirit is tried."""
LONGEST_TURN = 40
FINALISTS = 6
"""The number of best ways to play the turn that are weighed by the next one."""

Worths = dict[a.DragonCastleAction, float]


def weigh(
    view: View,
    legal: tuple[a.DragonCastleAction, ...],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[a.DragonCastleAction, ...],
) -> tuple[Weighed[a.DragonCastleAction], ...]:
    """Returns the actions with their seat's expected points at the end, the best first."""
    return Search(imagine(view, ANY_SEED), thinking).weigh(legal, rng, also)


class Search:
    """One decision of the seat whose turn it is."""

    def __init__(self, state: State, thinking: Thinking) -> None:
        self.state = state
        self.seat = state.turn.seat
        self.thinking = thinking
        self.calling_time = thinking.part(FOR_SPIRITS if thinking.budget >= HASTE else 0.0)
        self.steps = Steps(state)
        self.ahead = look_ahead(state)

    def weigh(
        self,
        legal: Sequence[a.DragonCastleAction],
        rng: random.Random,
        also: Sequence[a.DragonCastleAction],
    ) -> tuple[Weighed[a.DragonCastleAction], ...]:
        """Returns the weighed actions, the best first."""
        if self.state.dragons:
            return self._as_fair(legal, also)
        plain = [action for action in legal if not isinstance(action, a.Activate)]
        if self.state.turn.phase in ("effect", "sets"):
            found = self._followed(plain)
        else:
            found = self.steps.judge(plain)
            self._look_further(found, rng, also)
            self._prefer_ends(found)
        calls = [action for action in legal if isinstance(action, a.Activate)]
        for call in sensible_calls(self.state, calls):
            if self.calling_time.over:
                break
            found[call] = self._line(self.state, call) - PAYS
        for action in also:
            if action not in found:
                found[action] = self._line(self.state, action)
        return tuple(sorted((Weighed(action, worth) for action, worth in found.items()), key=_worst_last))

    def _as_fair(
        self, legal: Sequence[a.DragonCastleAction], also: Sequence[a.DragonCastleAction]
    ) -> tuple[Weighed[a.DragonCastleAction], ...]:
        """Weighs as the fair player if Dragons are in play: the network knows nothing of their payments."""
        found = {action: worth for worth, action in judge(self.state, tuple(legal), self.ahead)}
        least = min(found.values())
        for action in also:
            found.setdefault(action, least)
        return tuple(sorted((Weighed(action, worth) for action, worth in found.items()), key=_worst_last))

    def _look_further(self, found: Worths, rng: random.Random, also: Sequence[a.DragonCastleAction]) -> None:
        """Weighs the best ways to play the turn by the turn that follows; they come before the rest."""
        state = self.state
        lines = sorted(self.steps.lines, key=lambda line: -line.worth)
        lines = _one_for_each_end(lines)
        if state.turn.phase == "act":
            best_of: dict[a.DragonCastleAction, Line] = {}
            for line in lines:
                best_of.setdefault(line.action, line)
            lines = [*best_of.values()]
        chosen = lines[:FINALISTS]
        known = {line.action for line in chosen}
        chosen += [
            next(line for line in lines if line.action == action)
            for action in also
            if action in found and action not in known
        ]
        if len(chosen) < 2 or state.last_round:
            return
        table = Table(state.seats, self.seat, state.first, state.supply, state.unseen)
        deeper = look_further(chosen, table, rng, self.thinking)
        if deeper is None:
            return
        least = min(deeper)
        for action in found:
            found[action] = min(found[action], least) - A_LITTLE
        best: Worths = {}
        for line, worth in zip(chosen, deeper, strict=True):
            best[line.action] = max(worth, best.get(line.action, worth))
        found.update(best)
        for action, worth in best.items():
            end = _ending(action)
            if end in found:
                found[end] = worth

    def _followed(self, plain: Sequence[a.DragonCastleAction]) -> Worths:
        """At the check and in a Spirit's effect: plays the fair player's favorites to the end of the turn."""
        if len(plain) > 1:
            liked = sorted(judge(self.state, tuple(plain), self.ahead), key=lambda one: -one.value)
            plain = [one.action for one in liked[:FOLLOWED]]
        found: Worths = {}
        for action in plain:
            if found and self.calling_time.over:
                break
            found[action] = self._line(self.state, action)
        return found

    def _prefer_ends(self, found: Worths) -> None:
        """Ends the turn with its last step, unless a Spirit pays after it."""
        steps = [action for action in found if not isinstance(action, a.Ending) and _ending(action) in found]
        for number, step in enumerate(sorted(steps, key=lambda step: -found[step])):
            promised = found[step] - A_LITTLE
            if number < LAST_STEPS and not self.calling_time.over:
                after = rules.proceed(rules.act(self.state, step, []), step, [])
                for call in sensible_calls(after, calling.activations(after)):
                    if self.calling_time.over:
                        break
                    promised = max(promised, self._line(after, call) - PAYS)
            found[step] = promised

    def _line(self, state: State, action: a.DragonCastleAction) -> float:
        """Returns the value of the realm at the end of the turn if the fair player goes on after this
        action."""
        begun = state.round, state.turn.seat
        for _ in range(LONGEST_TURN):
            state = rules.proceed(rules.act(state, action, []), action, [])
            if state.turn.phase == "over" or (state.round, state.turn.seat) != begun:
                break
            legal = [one for one in rules.legal(state, state.turn.seat) if not isinstance(one, a.Activate)]
            ends = [one for one in legal if isinstance(one, a.Ending)]
            judged = judge(state, tuple(ends or legal), self.ahead)
            action = max(judged, key=lambda one: one.value).action
        return self.steps.worth_after(state, self.seat)


def _one_for_each_end(lines: Sequence[Line]) -> list[Line]:
    """Merges the same step with and without the end of the turn into one line."""
    ends = {_ending(line.action) for line in lines} - {None}
    return [line for line in lines if line.action not in ends]


def _ending(step: a.DragonCastleAction) -> a.DragonCastleAction | None:
    may_end = step.kind in a.ENDING_KINDS and not isinstance(step, a.Ending)
    return a.ending(step) if may_end else None


def _worst_last(weighed: Weighed[a.DragonCastleAction]) -> float:
    return -weighed.points
