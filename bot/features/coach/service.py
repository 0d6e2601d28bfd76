"""The coach: which decisions of a finished game cost most, by the strong player's own estimate.

Each decision is weighed with what its seat could see then, and with nothing that came to light later.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import mean, stdev

from bot.tables.history import without_undone
from bot.tables.table import Entry
from bot.work.thinking import Thinking
from bot.work.thoughts import weigh
from engines.core.record import Record, retold
from engines.registry import game

TIME = 24.0
"""Seconds for all decisions of a person together, as long as each has at least the shortest time."""
SHORTEST, LONGEST = 0.1, 0.5
"""Seconds for one decision."""
MOST = 3
"""The number of decisions that the coach shows."""
MARGIN = 1.5
"""Points below which nothing is a mistake: more than twice the measured noise of the noisiest estimate.

Estimates of the same two choices with four seeds spread by 0.0 points in Kingdomino and Between Two Castles,
0.1 in Dragon Castle and 0.6 in Mad King Ludwig (standard deviation, mean over decisions); `surely` measures
the spread of each decision again, because single ones reach 2.8.
"""
SEEDS = 3
"""The number of estimates with other seeds for a decision that looks like a mistake."""
SPREADS = 2.0
"""The minimum cost of a mistake, in standard deviations of those estimates."""


@dataclass(frozen=True)
class Moment:
    """A decision of a person in which they had a choice."""

    number: int
    """Which of their decisions it was, from 1 on."""
    stored: str
    """The state before it."""
    chosen: str


Comparable = Callable[[Moment, Sequence[str]], Awaitable[Collection[str]]]
"""Which of the weighed actions can be compared with the chosen one."""


@dataclass(frozen=True)
class Judged:
    """The strong computer player's judgment of a decision."""

    moment: Moment
    best: str
    cost: float
    """The points that the best action promises more than the chosen one; 0 if it was the best."""
    ahead: float
    """The points that the chosen action promises more than the best of the others."""


@dataclass(frozen=True)
class Advice:
    """The coach's findings about a game."""

    seat: int
    decisions: int
    """The number of decisions in which the person had a choice."""
    judged: int
    """The number of them that the strong player had time to weigh."""
    costly: tuple[Judged, ...]
    """The decisions that cost most, the worst first."""
    finest: Judged | None
    """The decision that was most ahead of every other choice."""

    @property
    def pages(self) -> tuple[Judged, ...]:
        return (*self.costly, self.finest) if self.finest else self.costly


def moments(record: Record, seat: int, user: int, entries: Iterable[Entry]) -> list[Moment]:
    """The decisions that a person made on a seat: not those of a stand-in, nor where there was no choice."""
    engine = game(record.game)
    log = iter(without_undone(entries))
    decisions: list[Moment] = []
    before = None
    for action, (state, _) in zip((None, *record.actions), retold(engine, record), strict=True):
        if action is not None:
            same = (each for each in log if (each.seat, each.action) == (action.seat, action.action))
            entry = next(same, None)
            theirs = action.seat == seat and entry is not None and entry.user == user
            if theirs and len(engine.legal(before, seat)) > 1:
                decisions.append(Moment(len(decisions) + 1, engine.encode(before), action.action))
        before = state
    return decisions


async def advise(
    key: str,
    seat: int,
    decisions: Sequence[Moment],
    thinking: Thinking,
    progress: Callable[[int], Awaitable[None]],
    comparable: Comparable,
) -> Advice:
    """Weighs the decisions one by one, so that other work can run between two of them.

    A decision that looks like a mistake is weighed again with other seeds: their spread says how far the
    estimate can be trusted.
    """
    budget = max(SHORTEST, min(LONGEST, TIME / max(1, len(decisions))))
    judged = []
    for moment in decisions:
        chance = f"coach/{moment.number}"
        weighed = await thinking.run(weigh, key, moment.stored, seat, (moment.chosen,), chance, budget)
        alike = await comparable(moment, [text for text, _ in weighed])
        one = _judged(moment, {text: points for text, points in weighed if text in alike})
        if one is not None and one.cost >= MARGIN:
            both = (moment.chosen, one.best)
            again = [
                dict(await thinking.run(weigh, key, moment.stored, seat, both, f"{chance}/{seed}", budget))
                for seed in range(1, SEEDS)
            ]
            one = surely(one, [each[one.best] - each[moment.chosen] for each in again if {*both} <= {*each}])
        judged.append(one)
        await progress(len(judged))
    return advice(seat, len(decisions), [one for one in judged if one is not None])


def surely(one: Judged, again: Sequence[float]) -> Judged:
    """The decision with the cost that all estimates agree on; no cost where their spread could explain it."""
    costs = [one.cost, *again]
    cost = mean(costs)
    sure = cost >= SPREADS * stdev(costs) if len(costs) > 1 else True
    return replace(one, cost=cost if sure and cost >= MARGIN else 0.0)


def _judged(moment: Moment, points: dict[str, float]) -> Judged | None:
    """Judges a decision; None if the strong player weighed not the chosen action, or nothing else."""
    if moment.chosen not in points or len(points) < 2:
        return None
    best = max(points, key=lambda text: points[text])
    others = max(value for text, value in points.items() if text != moment.chosen)
    chosen = points[moment.chosen]
    return Judged(moment, best, max(0.0, points[best] - chosen), chosen - others)


def advice(seat: int, decisions: int, judged: Sequence[Judged]) -> Advice:
    """The worst and the best of the decisions that were judged."""
    costly = sorted((one for one in judged if one.cost >= MARGIN), key=lambda one: -one.cost)[:MOST]
    finest = max((one for one in judged if one.ahead >= MARGIN), key=lambda one: one.ahead, default=None)
    return Advice(seat, decisions, len(judged), tuple(costly), finest)
