"""Whose turn it is to be worked for: by importance, and among equals everybody has a queue of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Generic, TypeVar

W = TypeVar("W")


class Importance(IntEnum):
    """What comes first when there is more to do than time for it. Acknowledgements wait in no queue."""

    ANSWER = 0
    """Somebody has pressed and waits for the answer."""
    AWAITED_BOARD = 1
    """The board of a table at which somebody is looking."""
    BOARD = 2
    """The board of a table where nobody is."""
    PRIVATE_MESSAGE = 3
    FILM = 4
    REHEARSAL = 5
    COACH = 6


STARVING = 8
"""Every so many jobs the least important one that waits is done, so that nothing stands still forever."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Requester:
    """Who or what waits for some work. Of somebody's looks at the same thing only the newest counts."""

    person: Hashable
    look: str = ""
    importance: Importance = Importance.ANSWER
    is_overtaken: Callable[[], bool] = never
    """Whether something newer waits by now, so that this need not be done any more."""


current_requester: ContextVar[Requester | None] = ContextVar("asker", default=None)
"""Set for the time that somebody's command or press is carried out."""


def lower(importance: Importance) -> None:
    """What the current task asks for from now on has that importance."""
    requester = current_requester.get() or Requester(None)
    current_requester.set(replace(requester, importance=importance, look=""))


class Superseded(Exception):
    """Something newer has taken the place of a job: another look of the same person, a newer board."""


@dataclass(frozen=True, eq=False)
class Job(Generic[W]):
    """Something to be done, and where its result is waited for."""

    work: W
    done: asyncio.Future[Any]
    look: str
    is_overtaken: Callable[[], bool] = never


class FairQueue(Generic[W]):
    """Jobs that wait."""

    def __init__(self) -> None:
        self._classes: dict[Importance, OrderedDict[Hashable, deque[Job[W]]]] = {}
        self._taken = 0

    def __len__(self) -> int:
        return sum(len(queue) for queues in self._classes.values() for queue in queues.values())

    def add(self, work: W) -> asyncio.Future[Any]:
        """Line up for whoever asks; what waits at the same look of theirs is superseded."""
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
        """The next job: of the most important kind, of the person whose turn it is.

        Jobs that nobody waits for any more are left out, and so are overtaken ones.
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
