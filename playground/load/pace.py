"""Limits presses to a rate: people wait for their turn to press, first come first served."""

import asyncio
import time
from collections import deque

TICK, LONGEST = 0.005, 0.05


class Pace:
    """Lets people press at a rate. A moment at which no person is ready to press is lost, and counted."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._rate = 0.0
        self._begun = time.monotonic()
        self._given = 0
        self.missed = 0

    def set(self, rate: float) -> None:
        """Sets the rate per second from now on; 0 stops all presses."""
        self._rate, self._begun, self._given, self.missed = rate, time.monotonic(), 0, 0

    async def turn(self) -> None:
        """Waits for the caller's turn to press."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def give_back(self) -> None:
        """Returns a turn that was not used because there was nothing to press any more."""
        self._given -= 1

    async def keep(self) -> None:
        """Gives turns until canceled."""
        while True:
            await asyncio.sleep(min(LONGEST, max(TICK, 1 / self._rate if self._rate else LONGEST)))
            due = int((time.monotonic() - self._begun) * self._rate) - self._given
            for _ in range(due):
                self._given += 1
                while self._waiting and self._waiting[0].done():
                    self._waiting.popleft()
                if self._waiting:
                    self._waiting.popleft().set_result(None)
                else:
                    self.missed += 1
