"""Starts gateway sessions in turn, over all processes.

Discord refuses sessions that start too close together, and counts them towards the thousand per day.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

BEGIN_SECONDS = 5.5
"""Seconds between two sessions in a bucket; Discord says 5 s, and clocks differ."""

Take = Callable[[str, float], Awaitable[float]]
"""Takes a name for that many seconds; returns 0, or the seconds after which to ask again."""


class Sessions:
    """Lets one session after the other start in each bucket."""

    def __init__(self, buckets: Callable[[], Awaitable[int]]) -> None:
        self._ask_buckets = buckets
        self._buckets: int | None = None
        self._begun: dict[str, float] = {}
        self.take: Take = self._take_here
        """Asks only this process; with several processes it is replaced by one that asks the database."""

    async def wait(self, shard: int) -> None:
        """Wait until the session of a shard may start. If that can't be found out, wait `BEGIN_SECONDS`."""
        try:
            if self._buckets is None:
                self._buckets = await self._ask_buckets()
            pause = 1.0
            while pause:
                pause = await self.take(f"session {shard % self._buckets}", BEGIN_SECONDS)
                await asyncio.sleep(pause)
        except Exception as error:
            log.warning(
                "event=shard_unqueued shard %d connects without its turn from the database: %s", shard, error
            )
            await asyncio.sleep(BEGIN_SECONDS)

    async def _take_here(self, what: str, seconds: float) -> float:
        now = time.monotonic()
        if (left := self._begun.get(what, now) - now) > 0:
            return left
        self._begun[what] = now + seconds
        return 0.0
