"""Answers that take long: computed in the background, with progress messages for all users who wait.

Nothing is stored: after a restart the button begins the work again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.texts import Translator
from bot.ui.cards.card import Card
from bot.ui.interactions.reply import Reply
from bot.ui.stage.http_errors import FAILURES
from bot.work.background import Background
from bot.work.fair_queue import Requester, current_requester

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
Outcome = Callable[[Reply], Awaitable[Card]]
"""Makes the final answer for one of those who wait."""


@dataclass(frozen=True)
class AnswerKind:
    """One kind of answer that takes long."""

    name: str
    """Its name in the log."""
    progress: Callable[[int, int, Translator], Card]
    """Shows the steps done and the steps in all, which are 0 until they are known."""
    every: float
    """Seconds between two signs of progress; each is an edit of a private answer."""
    clock: Callable[[], float] = time.monotonic


class BackgroundWork:
    """One piece of work and the replies that wait for it."""

    def __init__(self, kind: AnswerKind, table: str, failed: Outcome) -> None:
        self._kind = kind
        self._table = table
        self._failed = failed
        self._last_progress = kind.clock()
        self._done = self._steps = 0
        self._waiting: list[Reply] = []
        self._outcome: Outcome | None = None

    def progress(self, words: Translator) -> Card:
        """The card that shows the progress."""
        return self._kind.progress(self._done, self._steps, words)

    def begin(self, steps: int) -> None:
        """The number of steps is known."""
        self._steps, self._last_progress = steps, self._kind.clock()

    async def step(self, done: int) -> None:
        """Records the number of steps done and shows it to waiting users, at most once per interval."""
        self._done = done
        if self._kind.clock() - self._last_progress >= self._kind.every:
            self._last_progress = self._kind.clock()
            for reply in tuple(self._waiting):
                await self._tell(reply, self.progress(reply.words))

    async def wait(self, reply: Reply) -> None:
        """Adds the reply to those that wait; answers it immediately if the work has just ended."""
        if self._outcome is None:
            self._waiting.append(reply)
        else:
            await self._end(reply, self._outcome)

    async def carry_out(self, work: Callable[[BackgroundWork], Awaitable[Outcome]]) -> None:
        """Does the work, then answers all waiting users; logs a failure and reports it to them."""
        try:
            self._outcome = await work(self)
        except Exception:
            log.exception("event=background_answer_failed table %s: %s failed", self._table, self._kind.name)
            self._outcome = self._failed
        for reply in tuple(self._waiting):
            await self._end(reply, self._outcome)

    async def _end(self, reply: Reply, outcome: Outcome) -> None:
        try:
            card = await outcome(reply)
        except Exception:
            log.exception("event=background_answer_failed table %s: %s failed", self._table, self._kind.name)
            card = await self._failed(reply)
        await self._tell(reply, card)

    async def _tell(self, reply: Reply, card: Card) -> None:
        """Change an answer; a reply that Discord no longer takes stops waiting."""
        try:
            await reply.answer(card)
        except FAILURES as error:
            log.info(
                "event=background_answer_late %s can no longer receive its %s: %s",
                reply,
                self._kind.name,
                error,
            )
            if reply in self._waiting:
                self._waiting.remove(reply)


class BackgroundAnswers(Generic[K]):
    """Works on each key once, however many people wait for it."""

    def __init__(self, kind: AnswerKind) -> None:
        self._kind = kind
        self._works: dict[K, BackgroundWork] = {}
        self._tasks = Background()

    async def wait_for(
        self,
        key: K,
        table: str,
        reply: Reply,
        work: Callable[[BackgroundWork], Awaitable[Outcome]],
        failed: Outcome,
    ) -> None:
        """Begin the work, or wait with those who already do.

        The reply shows the progress and then what the work returns, or `failed` if that raises.
        """
        job = self._works.get(key)
        await reply.answer(job.progress(reply.words) if job else self._kind.progress(0, 0, reply.words))
        job = job or self._works.get(key)  # another press may have begun it by now
        if job is None:
            job = self._works[key] = BackgroundWork(self._kind, table, failed)
            self._tasks.start(self._carry_out(key, job, work), f"{self._kind.name} of {table}")
        await job.wait(reply)

    def stop(self) -> None:
        self._tasks.stop()

    async def idle(self) -> None:
        """Wait until no work is under way."""
        await self._tasks.idle()

    async def _carry_out(
        self, key: K, started: BackgroundWork, work: Callable[[BackgroundWork], Awaitable[Outcome]]
    ) -> None:
        current_requester.set(Requester((self._kind.name, key)))
        try:
            await started.carry_out(work)
        finally:
            del self._works[key]
