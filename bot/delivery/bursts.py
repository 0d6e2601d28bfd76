"""The bursts of a table: consecutive computer moves share a picture, and pictures come at a readable pace."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.tables.table import Table

LOOK = 20.0
"""Minimum seconds between two pictures while only computer players act. They are quicker than that, so the
next picture nearly always comes when it is a person's turn.
"""
HUMAN = (1.0, 3.0)
"""The fewest and the most seconds that one computer player seems to think at a live table."""
AT_ONCE = (0.0, 0.0)


async def _wait(news: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(news.wait(), seconds)


class Bursts:
    """Waits for the end of a burst, which is everything up to the next decision of a person."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[asyncio.Event, float], Awaitable[None]] = _wait,
        human: tuple[float, float] = AT_ONCE,
    ) -> None:
        """`human` are the fewest and the most seconds before the answer of a single computer player."""
        self._clock = clock
        self._wait = wait
        self._human = human

    async def calm(self, look: Callable[[], Awaitable[Table]], news: asyncio.Event) -> Table:
        """Returns the table once no computer player is about to act; `news` is set when the table changes.

        A burst that takes longer than `LOOK` is shown in parts. At a live table the answer of a single
        computer player takes a human time; after several of them the picture comes at once.
        """
        begun = self._clock()
        until = begun + LOOK
        acted: set[int] = set()
        while True:
            news.clear()
            table = await look()
            left = until - self._clock()
            waits = table.row.wish is not None  # then computer players do too
            due = [seat for seat in table.turn_order if table.seats[seat].program]
            if left <= 0 or waits or not due:
                if len(acted) == 1 and not waits and table.terms.pace == "live":
                    await self._think_on(table, begun)
                return table
            acted.add(due[0])
            await self._wait(news, left)

    async def _think_on(self, table: Table, begun: float) -> None:
        """Waits until the computer player has seemed to think; the time follows from the event shown."""
        pause = random.Random(f"{table.id}/{table.seq}").uniform(*self._human)
        left = begun + pause - self._clock()
        if left > 0:
            await self._wait(asyncio.Event(), left)
