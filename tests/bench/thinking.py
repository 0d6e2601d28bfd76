"""Whether people wait longer for an answer while strong computer players think."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.delivery.computer_moves import BUDGET
from tests.bench.clicks import FIRST, answered, lobby_and_board
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row, at_share, median
from tests.bench.thoughtful_bot import PLAYERS
from tests.wire.harness import buttons

TARGET_RATIO = 1.3
WARM = 3.0
"""Seconds in which the workers import all games."""
BEGUN = 0.3
ENDED = PLAYERS * BUDGET + BEGUN
"""Seconds after which all have begun to think, and after which the last of them has ended."""


def thinking(effort: Effort) -> list[Row]:
    """Presses answered in words, in turns without and with four of the best players thinking all the time."""
    calm, busy = asyncio.run(_pressed(effort(8, 1), effort(25, 4)))
    ratio = at_share(busy, 0.95) / at_share(calm, 0.95)
    return [
        Row("a press while four players think, to one without, 95 %", ratio, "×", "at most", TARGET_RATIO),
        Row("a press while four players think, 95 %", at_share(busy, 0.95), "ms"),
        Row("a press without them, 95 %", at_share(calm, 0.95), "ms"),
        Row("a press while four players think, to one without, median", median(busy) / median(calm), "×"),
    ]


async def _pressed(rounds: int, number: int) -> tuple[list[float], list[float]]:
    calm: list[float] = []
    busy: list[float] = []
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        think = Path(folder) / "think"
        async with on_playground("tests.bench.thoughtful_bot", CASTELLAN_THINK=str(think)) as playground:
            ann = playground.person("Ann")
            _, board = await lobby_and_board(playground, ann)
            think.touch()  # the first time, games are imported
            for _ in range(FIRST):
                await answered(ann, board, buttons(board, "words")[0])
            await asyncio.sleep(WARM)
            for _ in range(rounds):
                for times in (calm, busy):
                    think.touch() if times is busy else think.unlink(missing_ok=True)
                    await asyncio.sleep(BEGUN if times is busy else ENDED)
                    for _ in range(number):
                        took, _ = await answered(ann, board, buttons(board, "words")[0])
                        times.append(took)
    return calm, busy
