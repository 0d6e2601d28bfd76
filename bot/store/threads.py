"""Helps stores that work in their own threads."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


async def answered(done: asyncio.Future[T]) -> T:
    """Waits for the result, shielded: the work continues even if the caller is cancelled."""
    done.add_done_callback(_looked_at)
    return await asyncio.shield(done)


def _looked_at(done: asyncio.Future[T]) -> None:
    """Fetch the exception, so that asyncio does not log it as never retrieved."""
    if not done.cancelled():
        done.exception()
