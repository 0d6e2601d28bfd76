"""A bounded pool of worker processes: started when needed, replaced when they die.

Jobs wait in a fair queue. A worker that dies or does not answer is replaced, and another one gets its job
once more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, ClassVar, Generic, TypeVar

from bot.work.background import Background
from bot.work.fair_queue import FairQueue, Importance, Job

log = logging.getLogger(__name__)

W = TypeVar("W")

PATIENCE = 30.0
"""Seconds after which a worker that does not answer counts as dead: no job takes a tenth of that."""
LONGEST_LINE = 2**24
TRIES = 2
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A worker is one thread: more of them would fight the event loop for its core."""


class Erred(Exception):
    """The error that a worker reported; its traceback is in the log."""


class Died(Exception):
    """A worker has ended, or does not answer any more."""


class WorkerPool(ABC, Generic[W]):
    """At most `most` processes that each run `python -m <module>`."""

    module: ClassVar[str]

    def __init__(self, most: int = 1, *, patience: float = PATIENCE) -> None:
        self._most = most
        self._patience = patience
        self._turns: FairQueue[W] = FairQueue()
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._busy = Background()
        self._closed = False

    @property
    def workers(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._alive if process.returncode is None]

    @property
    def busy(self) -> int:
        """The number of workers that are working now."""
        return len(self._busy)

    def queue_length(self) -> int:
        """Returns the number of jobs that wait for a worker."""
        return len(self._turns)

    def longest_wait(self, importance: Importance) -> float:
        """Returns the seconds that the oldest job of this importance has waited for a worker."""
        return self._turns.longest_wait(importance)

    async def close(self) -> None:
        """End all workers immediately."""
        self._closed = True
        self._turns.clear()
        await self._busy.close()
        for process in list(self._alive):
            await self._end(process)

    @abstractmethod
    async def _carry_out(self, work: W) -> Any:
        """Returns the result of a job."""

    @abstractmethod
    async def _exchange(self, process: Process, message: bytes) -> Any:
        """Returns the worker's reply to a message; Died if it ends before that."""

    async def _in_turn(self, work: W) -> Any:
        """Returns the result of a job, in its turn. Raises Died if a second worker has failed too."""
        if self._closed:
            raise Died("there are no workers any more")
        done = self._turns.add(work)
        self._next()
        return await done

    def _next(self) -> None:
        while len(self._busy) < self._most and not self._closed and (job := self._turns.next()):
            task = self._busy.start(self._finish(job), f"{self.module}: a job")
            task.add_done_callback(lambda _: self._next())

    async def _finish(self, job: Job[W]) -> None:
        try:
            result = await self._carry_out(job.work)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        else:
            if not job.done.done():
                job.done.set_result(result)

    async def _reply(self, name: str, message: bytes) -> Any:
        """Returns the reply of an idle worker; a message that a worker dies of goes to a new one once."""
        for left in reversed(range(TRIES)):
            process = self._idle.pop() if self._idle else await self._start()
            try:
                reply = await asyncio.wait_for(self._exchange(process, message), self._patience)
            except (Died, TimeoutError, OSError, ValueError, EOFError) as error:
                log.warning("event=worker_died worker process %d died of %s: %r", process.pid, name, error)
                await self._end(process)
                if not left:
                    raise Died(f"{TRIES} worker processes have died of it") from error
                continue
            except BaseException:
                await self._end(process)  # its reply would be taken for the one to the next message
                raise
            self._idle.append(process)
            return reply
        raise AssertionError("it was asked at least once")

    async def _start(self) -> Process:
        environment = {**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        environment.pop("DISCORD_TOKEN", None)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE
        )
        self._alive.add(process)
        return process

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._alive.discard(process)
        if process in self._idle:
            self._idle.remove(process)
