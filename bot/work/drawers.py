"""Drawing in worker processes: the event loop keeps its core, and pictures use the others."""

from __future__ import annotations

import os
import pickle
import time
from asyncio import IncompleteReadError
from asyncio.subprocess import Process
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.metrics import metrics
from bot.work.frames import LENGTH, framed
from bot.work.worker_pool import Died, Erred, WorkerPool


def how_many(wanted: Literal["auto"] | int) -> int:
    """The drawing processes for a value of CASTELLAN_DRAWERS: `auto` is one for each core but one."""
    if wanted != "auto":
        return wanted
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores - 1


@dataclass(frozen=True)
class _Drawing:
    """A pickled call, and when it was lined up by which studio."""

    studio: str
    message: bytes
    lined_up: float = field(default_factory=time.perf_counter)


class Drawers(WorkerPool[_Drawing]):
    """Worker processes that carry out pickled calls, started with the first one."""

    module = "bot.work.drawer"

    async def draw(self, studio: str, message: bytes) -> bytes:
        """The pickled reply to a pickled call (see `bot.work.drawer.drawn`), in its turn."""
        reply: bytes = await self._in_turn(_Drawing(studio, message))
        return reply

    async def _carry_out(self, work: _Drawing) -> bytes:
        begun = time.perf_counter()
        reply: bytes = await self._reply("a picture", work.message)
        metrics().picture(work.studio, begun - work.lined_up, time.perf_counter() - begun)
        return reply

    async def _exchange(self, process: Process, message: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(message))
        await process.stdin.drain()
        try:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            return await process.stdout.readexactly(length)
        except IncompleteReadError:
            raise Died("it has ended") from None


def result_of(reply: bytes) -> Any:
    """The result in a reply; raises the error of a call that failed."""
    done, *rest = pickle.loads(reply)
    if done:
        return rest[0]
    error, trace = rest
    raise error from Erred(trace)
