"""Where drawing happens: in a worker thread, so that the event loop never waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from bot.metrics import metrics
from bot.work.fair_queue import FairQueue, Job, Requester, Superseded, current_requester

__all__ = ["Requester", "Studio", "Superseded", "current_requester"]

P = ParamSpec("P")
T = TypeVar("T")


class Studio:
    """One worker thread. Everybody has a queue of their own and the queues take turns.

    Drawing is Python as much as C, so more threads would only fight over the GIL. There is one studio
    for people who wait for an answer and one for what is published.
    """

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._turns: FairQueue[Callable[[], Any]] = FairQueue()
        self._busy = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work, done in its turn; Superseded when a newer look has taken its place."""
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

    def _next(self) -> None:
        """Begin the next job if none is being done."""
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
