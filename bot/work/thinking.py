"""Where computer players think: in worker processes, so that no press waits for them.

There are only so many workers, shared by all tables in turns. Each is started when it is first needed, or
ahead of that by `prepare`. One that dies, or does not answer, is replaced, and its question is asked once
more. What crosses is one line of JSON each way, between processes of our own.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, ParamSpec, Protocol, TypeVar

from bot.metrics import metrics
from bot.work.background import Background
from bot.work.fair_queue import FairQueue, Job, Requester, current_requester
from bot.work.thoughts import THOUGHTS, warm_up

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a worker that does not answer is taken for dead: no thought takes a tenth of it."""
LONGEST_LINE = 2**24
TRIES = 2
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A worker is one thread: more of them would fight the event loop for its core."""


class Thinking(Protocol):
    """Where thoughts are carried out: `Thinkers`, or a studio where everything stays in one process."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


class Erred(Exception):
    """What went wrong in a worker; its traceback is in the log."""


class Died(Exception):
    """A worker has ended, or does not answer any more."""


class Thinkers:
    """So many worker processes at most. Only what stands in `THOUGHTS` can be asked of them."""

    def __init__(self, most: int = 1, *, patience: float = PATIENCE) -> None:
        self._most = most
        self._patience = patience
        self._turns: FairQueue[tuple[str, tuple[Any, ...]]] = FairQueue()
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._busy = Background()
        self._prepared_games: set[str] = set()
        self._closed = False

    @property
    def workers(self) -> list[int]:
        """The ids of the processes that there are."""
        return [process.pid for process in self._alive if process.returncode is None]

    @property
    def busy(self) -> int:
        """How many of them think now."""
        return len(self._busy)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the thought, in its turn. Died: not even a second worker could tell it."""
        if THOUGHTS.get(work.__name__) is not work or kwargs:
            raise ValueError(f"{work.__name__} is no thought")
        if self._closed:
            raise Died("there are no workers any more")
        done: asyncio.Future[T] = self._turns.add((work.__name__, args))
        self._next()
        return await done

    def prepare(self, keys: Iterable[str]) -> None:
        """See to it that workers know these games before anybody waits for them."""
        new = set(keys) - self._prepared_games
        self._prepared_games |= new
        if not new or self._closed:
            return
        before = current_requester.set(
            Requester("what is prepared")
        )  # not whoever has opened a table just now
        for _ in range(self._most):
            self._turns.add((warm_up.__name__, (sorted(new),))).add_done_callback(_log_failure)
        current_requester.reset(before)
        self._next()

    async def close(self) -> None:
        """End all workers at once."""
        self._closed = True
        self._turns.clear()
        await self._busy.close()
        for process in list(self._alive):
            await self._end(process)

    def _next(self) -> None:
        while len(self._busy) < self._most and not self._closed and (job := self._turns.next()):
            task = self._busy.start(self._see_to(job), f"thinking: {job.work[0]}")
            task.add_done_callback(lambda _: self._next())

    async def _see_to(self, job: Job[tuple[str, tuple[Any, ...]]]) -> None:
        try:
            answer = await self._answer_to(job.work)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        else:
            if not job.done.done():
                job.done.set_result(answer)

    async def _answer_to(self, work: tuple[str, tuple[Any, ...]]) -> Any:
        """The answer to a question; one that its worker dies of is asked once more, of a new one."""
        line = (json.dumps(work) + "\n").encode()
        begun = time.perf_counter()
        for left in reversed(range(TRIES)):
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(self._exchange(process, line), self._patience)
            except (Died, TimeoutError, OSError, ValueError) as error:
                log.warning("event=worker_died worker process %d died of %s: %r", process.pid, work[0], error)
                await self._end(process)
                if not left:
                    raise Died(f"{TRIES} worker processes have died of it") from error
                continue
            except BaseException:
                await self._end(process)  # it would tell the next one what this one wanted to know
                raise
            self._idle.append(process)
            metrics().thought(work[0], time.perf_counter() - begun)
            if "error" in answer:
                log.error("event=worker_failed a worker process failed:\n%s", answer["traceback"])
                raise Erred(answer["error"])
            return answer["answer"]
        raise AssertionError("it was asked at least once")

    async def _exchange(self, process: Process, line: bytes) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        line_read = await process.stdout.readline()
        if not line_read.endswith(b"\n"):
            raise Died("it has ended")
        reply: dict[str, Any] = json.loads(line_read)
        return reply

    async def _start(self) -> Process:
        environment = {**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        environment.pop("DISCORD_TOKEN", None)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot.work.thinker"),
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
            limit=LONGEST_LINE,
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


def _log_failure(future: asyncio.Future[Any]) -> None:
    if not future.cancelled() and (error := future.exception()):
        log.warning("event=game_not_prepared a game could not be loaded in advance: %r", error)
