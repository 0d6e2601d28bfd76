"""How long a person waits for an acknowledgement while another person presses 3,000 times at once.

Each time is taken in the process of the local Discord, which makes the burst with the same cores: from the
press after the last one of the burst to its acknowledgement. Discord gives a press up after three seconds.
"""

from __future__ import annotations

import asyncio
import time

from playground.acting import InteractionFailed
from playground.driver import Person, Playground
from playground.model import Message
from tests.bench.clicks import lobby_and_board
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row, median
from tests.wire.harness import PATIENCE, buttons

TARGET_MS = 500
GIVEN_UP_MS = 3000
"""The time of a press that was never acknowledged."""


def burst(effort: Effort) -> list[Row]:
    """Measures it with and without the limit of open presses per person."""
    presses, times = effort(3000, 20), effort(3, 1)
    limited = asyncio.run(_beside_bursts("bot", presses, times))
    unlimited = asyncio.run(_beside_bursts("tests.bench.unbounded_bot", presses, times))
    name = f"acknowledged beside {presses} presses of one person"
    return [
        Row(name, median(limited), "ms", "at most", TARGET_MS),
        Row(f"{name}, the longest of {times}", max(limited), "ms"),
        Row(f"{name}, without a limit", median(unlimited), "ms"),
    ]


async def _beside_bursts(module: str, presses: int, times: int) -> list[float]:
    async with on_playground(module) as playground:
        ann, eve = playground.person("Ann"), playground.person("Eve")
        _, board = await lobby_and_board(playground, ann)
        return [await _beside_a_burst(playground, ann, eve, board, presses) for _ in range(times)]


async def _beside_a_burst(
    playground: Playground, ann: Person, eve: Person, board: Message, presses: int
) -> float:
    """Milliseconds until Ann's press is acknowledged."""
    look, words = buttons(board, "look")[0], buttons(board, "words")[0]
    await asyncio.gather(*(eve.click(board, look) for _ in range(presses)))
    begin = time.perf_counter()
    press = await ann.click(board, words)
    try:
        await press.acknowledged(PATIENCE)
        waited = (time.perf_counter() - begin) * 1000
    except InteractionFailed:
        waited = GIVEN_UP_MS
    while True:  # until the burst is over
        try:
            await (await eve.click(board, look)).message(PATIENCE)
            return waited
        except InteractionFailed:
            continue
