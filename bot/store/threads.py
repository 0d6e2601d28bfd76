"""Work that a store does in threads of its own."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


async def answered(done: asyncio.Future[T]) -> T:
    """What comes out of it. Without anybody who waits it still goes on, and then nobody misses its answer."""
    done.add_done_callback(_looked_at)
    return await asyncio.shield(done)


def _looked_at(done: asyncio.Future[T]) -> None:
    """Else asyncio tells of a failure that nobody asked for as of an error."""
    if not done.cancelled():
        done.exception()
