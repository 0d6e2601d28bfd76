"""The schedule: runs periodic jobs for as long as the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.process.clock import Clock
from bot.store import StoreAway

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two checks whether another process still leads."""


@dataclass
class _Job:
    name: str
    every: float
    work: Callable[[], Awaitable[object]]
    everywhere: bool
    next: float = 0.0


class Schedule:
    """Periodic jobs that run one after the other, each at its own interval of the clock; none is urgent."""

    def __init__(self, clock: Clock, is_leader: Callable[[], Awaitable[bool]] | None = None) -> None:
        """`is_leader` returns whether this process runs the jobs; None: it is the only process."""
        self._clock = clock
        self._is_leader = is_leader
        self._jobs: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def add(
        self, name: str, every: float, work: Callable[[], Awaitable[object]], *, everywhere: bool = False
    ) -> None:
        """With `everywhere` every process runs the job; otherwise only the leader does."""
        self._jobs.append(_Job(name, every, work, everywhere))

    def start(self) -> None:
        self._later(0.0)

    async def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _later(self, seconds: float) -> None:
        """Set a timer for the next round; nothing runs until then."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._task = asyncio.create_task(self._round(), name="rounds")

    async def _round(self) -> None:
        await self.run_due_jobs()
        pause = self._clock.pause(min(job.next for job in self._jobs))
        self._later(pause if self._is_leader is None else BEAT)

    async def run_due_jobs(self) -> None:
        """Run all jobs that are due."""
        goes = await self._goes()
        now = self._clock()
        for job in self._jobs:
            if now >= job.next and (goes or job.everywhere):
                job.next = now + job.every
                try:
                    await job.work()
                except StoreAway as error:
                    log.warning("event=job_delayed job %s is retried: %s", job.name, error)
                except Exception:
                    log.exception("event=job_failed job %s failed and is retried", job.name)

    async def _goes(self) -> bool:
        try:
            return self._is_leader is None or await self._is_leader()
        except StoreAway:
            return False
        except Exception:
            log.exception("event=leader_unknown the leader of the scheduled jobs is unknown")
            return False
