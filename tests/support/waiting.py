"""Waits for a condition on a machine of any speed: only a test that fails waits for the whole time."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

PATIENCE = 240.0
"""The most seconds that a test waits for something to happen."""
LOOK = 0.01


async def until(condition: Callable[[], object | Awaitable[object]]) -> None:
    """Waits until the condition holds; raises TimeoutError if it never does."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if await found if inspect.isawaitable(found) else found:
                return
            await asyncio.sleep(LOOK)
