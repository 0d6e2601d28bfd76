"""A fair queue of jobs: by importance, and in turn between the people and tables of the same importance."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, Generic, TypeVar

W = TypeVar("W")


class Importance(IntEnum):
    """The order of work under load, most important first. Acknowledgements wait in no queue."""

    ANSWER = 0
    """A user has pressed something and waits for the answer."""
    AWAITED_BOARD = 1
    """The board of a table that a player is looking at."""
    BOARD = 2
    """The board of a table without a player present."""
    PRIVATE_MESSAGE = 3
    FILM = 4
    REHEARSAL = 5
    COACH = 6


STARVING = 8
"""One job in this many is the least important one that waits, so that none waits forever."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Requester:
    """The person or table that waits for work. A newer request with the same `look` replaces the older."""

    person: Hashable
    look: str = ""
    importance: Importance = Importance.ANSWER
    is_overtaken: Callable[[], bool] = never
    """Whether something newer waits by now, so that this job is no longer needed."""


current_requester: ContextVar[Requester | None] = ContextVar("asker", default=None)
"""Set while a command, a press or an outbox item is carried out."""


def lower(importance: Importance) -> None:
    """Give the requests of the current task that importance from now on."""
    requester = current_requester.get() or Requester(None)
    current_requester.set(replace(requester, importance=importance, look=""))


class Superseded(Exception):
    """A job was replaced by something newer: another request of the same person, or a newer board."""


@dataclass(frozen=True, eq=False)
class Job(Generic[W]):
    """A piece of work, and the future for its result."""

    work: W
    done: asyncio.Future[Any]
    look: str
    is_overtaken: Callable[[], bool] = never
    since: float = field(default_factory=time.monotonic)


class FairQueue(Generic[W]):
    """The waiting jobs."""

    def __init__(self) -> None:
        self._classes: dict[Importance, OrderedDict[Hashable, deque[Job[W]]]] = {}
        self._taken = 0

    def __len__(self) -> int:
        return sum(len(queue) for queues in self._classes.values() for queue in queues.values())

    def longest_wait(self, importance: Importance) -> float:
        """Returns the seconds that the oldest job of this importance has waited; 0 if none waits."""
        queues = self._classes[importance].values() if importance in self._classes else ()
        since = [job.since for queue in queues for job in queue if not job.done.done()]
        return time.monotonic() - min(since) if since else 0.0

    def add(self, work: W) -> asyncio.Future[Any]:
        """Queue work for the current requester; supersedes their waiting jobs with the same `look`."""
        requester = current_requester.get() or Requester(None)
        queue = self._classes.setdefault(requester.importance, OrderedDict()).setdefault(
            requester.person, deque()
        )
        if requester.look:
            for job in [job for job in queue if job.look == requester.look]:
                queue.remove(job)
                if not job.done.done():
                    job.done.set_exception(Superseded())
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue.append(Job(work, done, requester.look, requester.is_overtaken))
        return done

    def next(self) -> Job[W] | None:
        """Returns the next job: of the most important kind, of the requester whose turn it is.

        Skips jobs whose caller no longer waits, and overtaken ones.
        """
        while waiting := sorted(self._classes):
            starving = self._taken % STARVING == STARVING - 1
            job = self._take(waiting[-1] if starving else waiting[0])
            if job is not None:
                self._taken += 1
                return job
        return None

    def _take(self, importance: Importance) -> Job[W] | None:
        queues = self._classes[importance]
        while queues:
            person, queue = queues.popitem(last=False)
            if not queue:
                continue
            job = queue.popleft()
            if queue:
                queues[person] = queue
            if job.is_overtaken() and not job.done.done():
                job.done.set_exception(Superseded())
            if not job.done.done():
                return job
        del self._classes[importance]
        return None

    def clear(self) -> None:
        self._classes.clear()
