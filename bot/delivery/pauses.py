"""Pauses that let people follow a game; tests set them to 0."""

from __future__ import annotations

import asyncio

BEFORE_RESULT = 3.0
"""Seconds between the last board and the result."""
BEFORE_PROPOSAL = 2.0
"""Seconds that a computer partner takes before it proposes something to a person."""


async def rest(seconds: float) -> None:
    """Wait that many seconds."""
    if seconds > 0:
        await asyncio.sleep(seconds)
