"""Shares Discord's fifty requests per second by importance.

Answers to interactions do not count against them. Every other request takes a place in the current second, or
waits in a fair queue like the one for drawing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from discord.http import HTTPClient, Route

from bot.work.fair_queue import FairQueue

MOST, SECONDS = 45, 1.0
"""Requests in that time: a few less than Discord allows, because its clock is not ours."""
ANSWERS = ("/interactions/", "/webhooks/")
"""The beginnings of the paths of answers to interactions."""


class RequestBudget:
    """Lets `most` requests pass in any stretch of `seconds`, the most important ones first."""

    def __init__(
        self, most: int = MOST, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._passed: deque[float] = deque()
        self._turns: FairQueue[None] = FairQueue()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def take(self) -> None:
        """Wait for a place."""
        turn = self._turns.add(None)
        self._let_pass()
        await turn

    def _let_pass(self) -> None:
        now = self._clock()
        while self._passed and now - self._passed[0] >= self._seconds:
            self._passed.popleft()
        while len(self._passed) < self._most and (job := self._turns.next()):
            self._passed.append(now)
            job.done.set_result(None)
        if len(self._turns) and self._timer is None:
            wait = self._passed[0] + self._seconds - now if self._passed else self._seconds
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._let_pass()


def limit_requests(http: HTTPClient, budget: RequestBudget) -> None:
    """Let every request of the client that is no answer to an interaction take a place in the budget."""
    send: Any = http.request

    async def request(route: Route, **kwargs: Any) -> Any:
        if not route.path.startswith(ANSWERS):
            await budget.take()
        return await send(route, **kwargs)

    http.request = request  # type: ignore[method-assign]
