"""Finds the next decision of a person that clearly cost points, by the strong computer player's estimates.

Each decision is weighed with what its seat could see then. One that looks like a mistake is weighed again
with other seeds, so that the estimate's own error is not taken for one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, stdev

from cachetools import LRUCache

from bot.features.replay.service import Replay
from bot.tables.history import ACTED, without_undone
from bot.tables.table import Entry
from bot.ui.faces import face_of
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from bot.work.thoughts import weigh
from engines.registry import game

SECONDS = 0.3
"""For one estimate."""
MARGIN = 1.5
"""Points below which nothing is a mistake: the coach's margin, which its own module explains."""
SEEDS = 3
SPREADS = 2.0
"""The least cost of a mistake, in standard deviations of the estimates."""
KEPT = 20_000
"""Judged decisions that are remembered."""


@dataclass(frozen=True)
class Mistake:
    """A decision that cost points, and the better one."""

    made: int
    """The decisions before it."""
    cost: float
    best: str


class Mistakes:
    """Judges decisions one by one, from a turn on, until one is a mistake."""

    def __init__(self, thinking: Thinking, studio: Studio) -> None:
        self._thinking = thinking
        self._studio = studio
        self._judged: LRUCache[tuple[str, int], Mistake | None] = LRUCache(KEPT)

    async def next_after(
        self, replay: Replay, decisions: Sequence[int], progress: Callable[[int], Awaitable[None]]
    ) -> Mistake | None:
        """Returns the first mistake among these decisions; None if there is none."""
        for done, made in enumerate(decisions, 1):
            key = (replay.table.id, made)
            if key not in self._judged:
                self._judged[key] = await self._judge(replay, made)
            if (found := self._judged[key]) is not None:
                return found
            await progress(done)
        return None

    async def _judge(self, replay: Replay, made: int) -> Mistake | None:
        action = replay.told.record.actions[made]
        key, seat, chosen = replay.table.game.key, action.seat, action.action
        stored = await self._studio.run(_stored, replay, made)
        chance = f"replay/{made}"
        weighed = await self._thinking.run(weigh, key, stored, seat, (chosen,), chance, SECONDS)
        points = dict(weighed)
        alike = await self._studio.run(_comparable, key, stored, seat, chosen, list(points))
        best = max(alike, key=lambda text: points[text], default=chosen)
        if chosen not in points or points[best] - points[chosen] < MARGIN:
            return None
        costs = [points[best] - points[chosen]]
        for seed in range(1, SEEDS):
            again = await self._thinking.run(
                weigh, key, stored, seat, (chosen, best), f"{chance}/{seed}", SECONDS
            )
            estimates = dict(again)
            if chosen in estimates and best in estimates:
                costs.append(estimates[best] - estimates[chosen])
        return Mistake(made, mean(costs), best) if is_sure(costs) else None


def is_sure(costs: Sequence[float]) -> bool:
    """Whether the estimates of a decision's cost agree that it was a mistake."""
    cost = mean(costs)
    return cost >= MARGIN and (len(costs) < 2 or cost >= SPREADS * stdev(costs))


def decisions_after(replay: Replay, turn: int, user: int, entries: Iterable[Entry]) -> list[int]:
    """Returns the decisions that a person made with a choice after a turn, each as the number before it.

    Those of a stand-in are left out.
    """
    told, first = replay.told, replay.turn(turn).made
    log = [entry for entry in without_undone(entries) if entry.verb == ACTED]
    theirs = [made for made, entry in enumerate(log) if entry.user == user and made >= first]
    return [made for made in theirs if len(told.game.legal(told.after(made), log[made].seat or 0)) > 1]


def _stored(replay: Replay, made: int) -> str:
    return replay.told.game.encode(replay.told.after(made))


def _comparable(key: str, stored: str, seat: int, chosen: str, texts: Sequence[str]) -> list[str]:
    """Returns the real alternatives: actions that the panel can reach and that are not just a later task."""
    its_game, face = game(key), face_of(key)
    legal = its_game.legal(its_game.decode(stored), seat)
    mine = its_game.parse(chosen)
    return [
        action.text
        for action in map(its_game.parse, texts)
        if not face.order_is_free(mine, action) and its_game.answers_to(legal, action) is not None
    ]
