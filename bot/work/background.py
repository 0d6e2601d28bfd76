"""Background tasks: kept alive while they run, logged if they fail, ended together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from typing import Any, TypeAlias

log = logging.getLogger(__name__)

Task: TypeAlias = asyncio.Task[None]


class Background:
    """A set of running tasks."""

    def __init__(self) -> None:
        self._running: set[Task] = set()

    def __len__(self) -> int:
        return len(self._running)

    def __iter__(self) -> Iterator[Task]:
        return iter(tuple(self._running))

    def start(self, work: Coroutine[Any, Any, None], name: str) -> Task:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self:
            task.cancel()

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.stop()
        await asyncio.gather(*self, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no task runs."""
        while self._running:
            await asyncio.wait(self._running)

    def _done(self, task: Task) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("event=task_failed the background task %s failed", task.get_name(), exc_info=error)
