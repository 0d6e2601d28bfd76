"""The garbage collector: finds cycles of unused objects.

A collection of all objects blocks the event loop for tens of milliseconds. So the interpreter collects young
objects only, and a job collects all of them while the bot answers no press.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

THRESHOLDS = (10_000, 50, 1_000_000)
"""The thresholds of the three generations; the oldest one is practically never reached."""
LOOK = 0.5
PATIENCE = 600.0
"""Seconds between two checks whether the bot is idle, and after which it collects in any case."""


def keep_out_of_the_way() -> None:
    """Restrict automatic collections to young objects."""
    gc.set_threshold(*THRESHOLDS)


async def collect(is_calm: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Collect all objects as soon as `is_calm` returns true."""
    while not is_calm() and patience > 0:
        await asyncio.sleep(LOOK)
        patience -= LOOK
    gc.collect()
