"""The decisions of one seat in a finished game, judged by the strong player's estimates.

Each decision is weighed with what its seat could see then, and with nothing that came to light later. The
strong player runs its fixed number of iterations with seeds that depend on the decision alone: the same game
is judged the same way whenever it is judged again.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import mean, stdev

from bot.tables.history import without_undone
from bot.tables.rating.moment import Moment
from bot.tables.rating.played_out import is_better
from bot.tables.table import Entry
from bot.work.thinking import Thinking
from bot.work.thoughts import weigh
from engines.core.record import Record, retold
from engines.registry import game

SEEDS = 3
"""The number of estimates with fresh seeds for a decision that looks like a mistake, and for an answer."""
SPREADS = 2.0
"""The minimum cost of a mistake, in standard deviations of those estimates."""


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
            theirs = entry is not None and entry.seat == seat and entry.user == user
            if theirs and entry is not None and len(engine.legal(before, seat)) > 1:
                stored = engine.encode(before)
                decisions.append(Moment(len(decisions) + 1, stored, action.action, entry.seq))
        before = state
    return decisions


async def judge(
    key: str,
    seat: int,
    decisions: Sequence[Moment],
    thinking: Thinking,
    progress: Callable[[int], Awaitable[None]],
    comparable: Comparable,
) -> list[Judged]:
    """Weighs the decisions one by one, so that other work can run between two of them.

    A decision that looks like a mistake is weighed again with other seeds: their spread says how far the
    estimate can be trusted. Play-outs, which know nothing of the estimate, must confirm it.
    A decision that can't be compared with another one is left out.
    """
    margin, judged = game(key).margin, list[Judged]()
    for done, moment in enumerate(decisions, 1):
        weighed = await thinking.run(
            weigh, key, moment.stored, seat, (moment.chosen,), _chance(moment), math.inf
        )
        alike = await comparable(moment, [text for text, _ in weighed])
        one = _judged(moment, {text: points for text, points in weighed if text in alike})
        if one is not None and one.cost >= margin:
            fresh = range(1, SEEDS + 1)
            one = surely(one, await _costs(key, seat, moment, one.best, thinking, fresh), margin)
            if one.cost and not await is_better(key, seat, moment, one.best, thinking):
                one = replace(one, cost=0.0)
        if one is not None:
            judged.append(one)
        await progress(done)
    return judged


async def cost_of(key: str, seat: int, moment: Moment, best: str, thinking: Thinking) -> float:
    """Returns the mean of the estimated points that the moment's action costs against the best one."""
    costs = await _costs(key, seat, moment, best, thinking, range(SEEDS))
    return max(0.0, mean(costs)) if costs else math.inf


async def _costs(
    key: str, seat: int, moment: Moment, best: str, thinking: Thinking, seeds: Iterable[int]
) -> list[float]:
    """One estimate of the cost for each seed; fewer if the strong player left one of the two out."""
    both = (moment.chosen, best)
    again = [
        dict(await thinking.run(weigh, key, moment.stored, seat, both, f"{_chance(moment)}/{seed}", math.inf))
        for seed in seeds
    ]
    return [each[best] - each[moment.chosen] for each in again if {*both} <= {*each}]


def _chance(moment: Moment) -> str:
    return f"coach/{moment.number}"


def surely(one: Judged, again: Sequence[float], margin: float) -> Judged:
    """Returns the decision with its mean cost in fresh estimates; no cost if their spread explains it.

    The first estimate doesn't count: it chose the best action as the largest of many, so it is too high.
    """
    if len(again) < 2:
        return replace(one, cost=0.0)
    cost = mean(again)
    return replace(one, cost=cost if cost >= max(margin, SPREADS * stdev(again)) else 0.0)


def accuracy(judged: Sequence[Judged], margin: float) -> int | None:
    """Returns a game's accuracy from 0 to 100; None if no decision was judged.

    A decision that costs less than the margin counts 100, because the estimate's own error could explain its
    cost. One that costs c points counts 100 · 2^(−c/margin). The accuracy is the mean over all decisions.
    """
    if not judged:
        return None
    return round(100 * mean(0.5 ** (one.cost / margin) if one.cost >= margin else 1.0 for one in judged))


def _judged(moment: Moment, points: dict[str, float]) -> Judged | None:
    """Judges a decision; None if the strong player weighed not the chosen action, or nothing else."""
    if moment.chosen not in points or len(points) < 2:
        return None
    best = max(points, key=lambda text: points[text])
    others = max(value for text, value in points.items() if text != moment.chosen)
    chosen = points[moment.chosen]
    return Judged(moment, best, max(0.0, points[best] - chosen), chosen - others)
