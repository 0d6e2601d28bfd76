"""kill -9 in the middle of a press."""

from __future__ import annotations

import asyncio
import random

from playground.driver import Outcome
from playground.model import Message
from tests.wire.harness import PATIENCE, BotProcess

MOST_DELAY = 0.25
"""Seconds after a press within which the process is killed: from before its arrival to after the answer."""


async def cut_off(bot: BotProcess, pressed: Outcome, rng: random.Random) -> Message | None:
    """Kills the bot some moments after a press; returns the answer if it was given before."""
    answer = asyncio.create_task(pressed.message(PATIENCE))
    await asyncio.wait([answer], timeout=rng.uniform(0, MOST_DELAY))
    answered = answer.result() if answer.done() else None
    await bot.kill()
    answer.cancel()
    return answered
