"""So many presses a second: whoever wants to press waits for their turn, and nobody else is waited for."""

import asyncio
import time
from collections import deque

TICK, LONGEST = 0.005, 0.05


class Pace:
    """Lets people press at a rate. A moment at which nobody is ready to press is gone, and counted."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._rate = 0.0
        self._begun = time.monotonic()
        self._given = 0
        self.missed = 0

    def set(self, rate: float) -> None:
        """From now on so many a second; 0: nobody."""
        self._rate, self._begun, self._given, self.missed = rate, time.monotonic(), 0, 0

    async def turn(self) -> None:
        """Wait until it is one's turn to press."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        await waiting

    def give_back(self) -> None:
        """There was nothing to press any more: somebody else may."""
        self._given -= 1

    async def keep(self) -> None:
        """Give turns until cancelled."""
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
