"""The bursts of a table: consecutive computer moves share a picture, and pictures come at a readable pace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.tables.table import Table

LOOK = 20.0
"""Minimum seconds between two pictures while only computer players act. They are quicker than that, so the
next picture nearly always comes when it is a person's turn.
"""


async def _wait(news: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(news.wait(), seconds)


class Bursts:
    """Waits for the end of a burst, which is everything up to the next decision of a person."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[asyncio.Event, float], Awaitable[None]] = _wait,
    ) -> None:
        self._clock = clock
        self._wait = wait

    async def calm(self, look: Callable[[], Awaitable[Table]], news: asyncio.Event) -> Table:
        """Returns the table once no computer player is about to act; `news` is set when the table changes.

        A burst that takes longer than `LOOK` is shown in parts.
        """
        until = self._clock() + LOOK
        while True:
            news.clear()
            table = await look()
            left = until - self._clock()
            waits = table.row.wish is not None  # then computer players do too
            if left <= 0 or waits or not any(table.seats[seat].program for seat in table.to_act):
                return table
            await self._wait(news, left)
