"""Whose turn it is to be worked for: everybody has a queue of their own, and the queues take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

W = TypeVar("W")


@dataclass(frozen=True)
class Requester:
    """Who or what waits for some work. Of somebody's looks at the same thing only the newest counts."""

    person: Hashable
    look: str = ""


current_requester: ContextVar[Requester | None] = ContextVar("asker", default=None)
"""Set for the time that somebody's command or press is carried out."""


class Superseded(Exception):
    """The same person has asked to look at something else meanwhile."""


@dataclass(frozen=True, eq=False)
class Job(Generic[W]):
    """Something to be done, and where its result is waited for."""

    work: W
    done: asyncio.Future[Any]
    look: str


class FairQueue(Generic[W]):
    """Jobs that wait."""

    def __init__(self) -> None:
        self._queues: OrderedDict[Hashable, deque[Job[W]]] = OrderedDict()

    def add(self, work: W) -> asyncio.Future[Any]:
        """Line up for whoever asks; what waits at the same look of theirs is superseded."""
        requester = current_requester.get() or Requester(None)
        queue = self._queues.setdefault(requester.person, deque())
        if requester.look:
            for job in [job for job in queue if job.look == requester.look]:
                queue.remove(job)
                if not job.done.done():
                    job.done.set_exception(Superseded())
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue.append(Job(work, done, requester.look))
        return done

    def next(self) -> Job[W] | None:
        """The first job of whoever's turn it is; jobs that nobody waits for any more are left out."""
        while self._queues:
            person, queue = self._queues.popitem(last=False)
            if not queue:
                continue
            job = queue.popleft()
            if queue:
                self._queues[person] = queue
            if not job.done.done():
                return job
        return None

    def clear(self) -> None:
        self._queues.clear()
