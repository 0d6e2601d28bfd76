"""Finds the next decision of a person that clearly cost points, by the same judgment as the coach's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.features.replay.service import Replay
from bot.tables.history import ACTED, without_undone
from bot.tables.rating.judged import judge
from bot.tables.rating.moment import Moment
from bot.tables.table import Entry
from bot.ui.panel.compared import comparable
from bot.work.drawing import Studio
from bot.work.thinking import Thinking

KEPT = 20_000
"""Judged decisions that are remembered."""


@dataclass(frozen=True)
class Mistake:
    """A decision that cost points, and the better one."""

    made: int
    """The decisions before it."""
    cost: float
    best: str


@dataclass(frozen=True)
class Decision:
    """A decision in which a person had a choice."""

    made: int
    """The decisions before it, those of the others included."""
    number: int
    """Which of the person's own decisions it is, from 1 on."""


class Mistakes:
    """Judges decisions one by one, from a turn on, until one is a mistake."""

    def __init__(self, thinking: Thinking, studio: Studio) -> None:
        self._thinking = thinking
        self._studio = studio
        self._judged: LRUCache[tuple[str, int], Mistake | None] = LRUCache(KEPT)

    async def next_after(
        self, replay: Replay, decisions: Sequence[Decision], progress: Callable[[int], Awaitable[None]]
    ) -> Mistake | None:
        """Returns the first mistake among these decisions; None if there is none."""
        for done, decision in enumerate(decisions, 1):
            key = (replay.table.id, decision.made)
            if key not in self._judged:
                self._judged[key] = await self._judge(replay, decision)
            if (found := self._judged[key]) is not None:
                return found
            await progress(done)
        return None

    async def _judge(self, replay: Replay, decision: Decision) -> Mistake | None:
        action = replay.told.record.actions[decision.made]
        key, seat = replay.table.game.key, action.seat
        stored = await self._studio.run(_stored, replay, decision.made)

        async def alike(moment: Moment, texts: Sequence[str]) -> Collection[str]:
            return await self._studio.run(comparable, key, seat, moment, texts)

        moment = Moment(decision.number, stored, action.action)
        for one in await judge(key, seat, [moment], self._thinking, _no_progress, alike):
            if one.cost >= replay.table.game.margin:
                return Mistake(decision.made, one.cost, one.best)
        return None


def decisions_after(replay: Replay, turn: int, user: int, entries: Iterable[Entry]) -> list[Decision]:
    """Returns the decisions that a person made with a choice after a turn; not those of a stand-in."""
    told, first = replay.told, replay.turn(turn).made
    log = [entry for entry in without_undone(entries) if entry.verb == ACTED]
    theirs = [
        made
        for made, entry in enumerate(log)
        if entry.user == user and len(told.game.legal(told.after(made), entry.seat or 0)) > 1
    ]
    return [Decision(made, number) for number, made in enumerate(theirs, 1) if made >= first]


def _stored(replay: Replay, made: int) -> str:
    return replay.told.game.encode(replay.told.after(made))


async def _no_progress(done: int) -> None:
    """One decision is a single step."""
