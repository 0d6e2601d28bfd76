"""Draws in worker processes or in a thread, so that the event loop never waits for drawing."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from bot.metrics import metrics
from bot.work.drawers import Drawers, result_of
from bot.work.drawn_lately import DrawnLately
from bot.work.fair_queue import FairQueue, Importance, Job, Requester, Superseded, current_requester
from bot.work.worker_pool import Died

__all__ = ["Requester", "Studio", "Superseded", "current_requester"]

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Studio:
    """One worker thread, and the drawing processes behind it. Each person and each table has its own queue.

    Drawing is Python as much as C, so more threads would only fight over the GIL. There is one studio for
    people who wait for an answer and one for published pictures; both share the processes.
    """

    def __init__(
        self, name: str = "", drawers: Drawers | None = None, lately: DrawnLately | None = None
    ) -> None:
        self._name = name
        self._drawers = drawers
        self._lately = lately or DrawnLately()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._turns: FairQueue[Callable[[], Any]] = FairQueue()
        self._busy = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns the result of the work, done in its turn; Superseded if a newer request has replaced it."""
        lined_up = time.perf_counter()

        def timed() -> T:
            begun = time.perf_counter()
            try:
                return work(*args, **kwargs)
            finally:
                metrics().picture(self._name, begun - lined_up, time.perf_counter() - begun)

        done: asyncio.Future[T] = self._turns.add(timed)
        self._next()
        return await done

    def queue_length(self) -> int:
        """Returns the number of jobs that wait for the thread."""
        return len(self._turns)

    def longest_wait(self, importance: Importance) -> float:
        """Returns the seconds that the oldest drawing of this importance has waited."""
        queues = (self._turns,) if self._drawers is None else (self._turns, self._drawers)
        return max(queue.longest_wait(importance) for queue in queues)

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns the result of a pure function: drawn in another process, or cached for a minute.

        The thread draws anything that can't be sent to a process, or that two processes have died of.
        """
        try:
            message = pickle.dumps((work, args, kwargs), pickle.HIGHEST_PROTOCOL)
        except (pickle.PicklingError, AttributeError, TypeError):
            return await self.run(work, *args, **kwargs)
        reply = self._lately.get(message) or await self._reply(message)
        if reply is not None:
            self._lately.remember(message, reply)
            known: T = result_of(reply)
            return known
        result = await self.run(work, *args, **kwargs)
        self._lately.remember(message, pickle.dumps((True, result), pickle.HIGHEST_PROTOCOL))
        return result

    async def _reply(self, message: bytes) -> bytes | None:
        """Returns the reply of a drawing process; None if there are none, or two have died of it."""
        if self._drawers is None:
            return None
        try:
            return await self._drawers.draw(self._name, message)
        except Died as error:
            log.warning("event=drawn_by_bot a picture is drawn by the bot itself: %s", error)
            return None

    def _next(self) -> None:
        """Start the next job if the thread is free."""
        if not self._busy and (job := self._turns.next()):
            self._busy = True
            self._pool.submit(job.work).add_done_callback(self._finisher(job))

    def _finisher(self, job: Job[Callable[[], Any]]) -> Callable[[Any], None]:
        loop = asyncio.get_running_loop()

        def finish(future: Any) -> None:
            self._busy = False
            if not job.done.done():
                if error := future.exception():
                    job.done.set_exception(error)
                else:
                    job.done.set_result(future.result())
            self._next()

        def hand_over(future: Any) -> None:
            if not future.cancelled() and not loop.is_closed():
                loop.call_soon_threadsafe(finish, future)

        return hand_over

    def close(self) -> None:
        self._turns.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
