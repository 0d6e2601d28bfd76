"""Measures how long a person waits for an acknowledgement next to another person's burst of 3,000 presses.

The local Discord, which makes the burst on the same cores, takes the times: from the press after the last one
of the burst to its acknowledgement. Discord gives a press up after three seconds. The bot's processor time
for the burst does not depend on other programs of the machine.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from playground.acting import InteractionFailed
from playground.bot_process import BotProcess
from playground.driver import Person
from playground.load.processes import taken_by
from playground.model import Message
from tests.bench.clicks import lobby_and_board
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row, median
from tests.wire.harness import PATIENCE, buttons

TARGET_MS = 500
GIVEN_UP_MS = 3000
"""The time of a press that was never acknowledged."""


@dataclass(frozen=True)
class Waited:
    """Milliseconds to an acknowledgement: on the clock, and of the bot's processor time."""

    clock: float
    processor: float


def burst(effort: Effort) -> list[Row]:
    """Measures it with and without the limit of open presses per person."""
    presses, times = effort(3000, 20), effort(3, 1)
    limited = asyncio.run(_beside_bursts("bot", presses, times))
    unlimited = asyncio.run(_beside_bursts("tests.bench.unbounded_bot", presses, times))
    name = f"acknowledged beside {presses} presses of one person"
    processor = median([one.processor for one in limited])
    return [
        Row(name, median([one.clock for one in limited]), "ms", "at most", TARGET_MS),
        Row(f"{name}, the longest of {times}", max(one.clock for one in limited), "ms"),
        Row(f"{name}, the bot's processor time", processor, "ms", "at most", TARGET_MS),
        Row(f"{name}, without a limit", median([one.clock for one in unlimited]), "ms"),
    ]


async def _beside_bursts(module: str, presses: int, times: int) -> list[Waited]:
    processes: list[BotProcess] = []
    async with on_playground(module, None, None, processes) as playground:
        ann, eve = playground.person("Ann"), playground.person("Eve")
        _, board = await lobby_and_board(playground, ann)
        pid = processes[0].pid or 0
        return [await _beside_a_burst(pid, ann, eve, board, presses) for _ in range(times)]


async def _beside_a_burst(pid: int, ann: Person, eve: Person, board: Message, presses: int) -> Waited:
    """Returns the time until Ann's press is acknowledged; the processor time of the burst is included."""
    before = taken_by(pid)[0].seconds
    look, words = buttons(board, "look")[0], buttons(board, "words")[0]
    await asyncio.gather(*(eve.click(board, look) for _ in range(presses)))
    begin = time.perf_counter()
    press = await ann.click(board, words)
    try:
        await press.acknowledged(PATIENCE)
        waited = (time.perf_counter() - begin) * 1000
    except InteractionFailed:
        waited = GIVEN_UP_MS
    processor = (taken_by(pid)[0].seconds - before) * 1000
    while True:  # until the burst is over
        try:
            await (await eve.click(board, look)).message(PATIENCE)
            return Waited(waited, processor)
        except InteractionFailed:
            continue
