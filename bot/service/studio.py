"""Where drawing and thinking happen: in a worker thread, so that the event loop never waits for either."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Asker:
    """Who or what waits for a drawing. Of somebody's looks at the same thing only the newest counts."""

    person: Hashable
    look: str = ""


asker: ContextVar[Asker | None] = ContextVar("asker", default=None)
"""Set for the time that somebody's command or press is carried out."""


class Superseded(Exception):
    """The same person has asked to look at something else meanwhile."""


@dataclass(frozen=True)
class _Job:
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    look: str


class Studio:
    """One worker thread. Everybody has a queue of their own and the queues take turns.

    Drawing is Python as much as C, so more threads would only fight over the GIL. There is one studio
    for people who wait for an answer, one for what is published and one for computer players.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._queues: OrderedDict[Hashable, deque[_Job]] = OrderedDict()
        self._busy = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work, done in its turn; Superseded when a newer look has taken its place."""
        asked = asker.get() or Asker(None)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self._queues.setdefault(asked.person, deque())
        if asked.look:
            for job in [job for job in queue if job.look == asked.look]:
                queue.remove(job)
                if not job.done.done():
                    job.done.set_exception(Superseded())
        queue.append(_Job(lambda: work(*args, **kwargs), done, asked.look))
        self._next()
        return await done

    def _next(self) -> None:
        """Begin the next job if none is being done: the first of whoever's turn it is."""
        while not self._busy and self._queues:
            person, queue = self._queues.popitem(last=False)
            if not queue:
                continue
            job = queue.popleft()
            if queue:
                self._queues[person] = queue
            if job.done.done():  # whoever wanted it is gone
                continue
            self._busy = True
            self._pool.submit(job.work).add_done_callback(self._finisher(job))

    def _finisher(self, job: _Job) -> Callable[[Any], None]:
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
        self._queues.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
