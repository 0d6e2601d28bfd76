"""Lets computer players think in worker processes, so that no press waits for them.

The processes exchange one line of JSON each way. Workers start when they are first needed, or earlier by
`prepare`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, Protocol, TypeVar

from bot.metrics import metrics
from bot.work.fair_queue import Requester, current_requester
from bot.work.thoughts import THOUGHTS, warm_up
from bot.work.worker_pool import PATIENCE, Died, Erred, WorkerPool

__all__ = ["Died", "Erred", "Thinkers", "Thinking"]

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

Thought = tuple[str, tuple[Any, ...]]


class Thinking(Protocol):
    """Runs thoughts: `Thinkers`, or a studio if everything stays in one process."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


class Thinkers(WorkerPool[Thought]):
    """Worker processes that run the functions in `THOUGHTS` and nothing else."""

    module = "bot.work.thinker"

    def __init__(self, most: int = 1, *, patience: float = PATIENCE) -> None:
        super().__init__(most, patience=patience)
        self._prepared_games: set[str] = set()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns the result of the thought, in its turn. Raises Died if a second worker has failed too."""
        if THOUGHTS.get(work.__name__) is not work or kwargs:
            raise ValueError(f"{work.__name__} is no thought")
        result: T = await self._in_turn((work.__name__, args))
        return result

    def prepare(self, keys: Iterable[str]) -> None:
        """Let workers import these games before a player waits for them."""
        new = set(keys) - self._prepared_games
        self._prepared_games |= new
        if not new or self._closed:
            return
        before = current_requester.set(
            Requester("what is prepared")
        )  # not the player who has just opened a table
        for _ in range(self._most):
            self._turns.add((warm_up.__name__, (sorted(new),))).add_done_callback(_log_failure)
        current_requester.reset(before)
        self._next()

    async def _carry_out(self, work: Thought) -> Any:
        begun = time.perf_counter()
        answer = await self._reply(work[0], (json.dumps(work) + "\n").encode())
        metrics().thought(work[0], time.perf_counter() - begun)
        if "error" in answer:
            log.error("event=worker_failed a worker process failed:\n%s", answer["traceback"])
            raise Erred(answer["error"])
        return answer["answer"]

    async def _exchange(self, process: Process, message: bytes) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        await process.stdin.drain()
        line_read = await process.stdout.readline()
        if not line_read.endswith(b"\n"):
            raise Died("it has ended")
        reply: dict[str, Any] = json.loads(line_read)
        return reply


def _log_failure(future: asyncio.Future[Any]) -> None:
    if not future.cancelled() and (error := future.exception()):
        log.warning("event=game_not_prepared a game could not be loaded in advance: %r", error)
