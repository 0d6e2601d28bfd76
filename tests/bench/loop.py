"""The time for which the event loop is held while many tables play."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.bot_process import BotProcess
from playground.driver import Playground
from tests.bench.playing import Player
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row, at_share
from tests.bench.watched_bot import Sample
from tests.wire.harness import PATIENCE

TARGET_MS = 15
ROOMS = 10
APART = 0.05
"""Seconds between the first presses of two tables: people do not press in the same millisecond."""


def loop(effort: Effort) -> list[Row]:
    """Measures the bot's loop while fifty people play at a table each, and an idle loop beside it.

    Held is the delay of a wake-up that the bot itself causes: its work in the loop, or another of its threads
    with the interpreter's lock. Time that the machine gave to other processes is in the whole lateness only.
    """
    tables = effort(50, 2)
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        bot, idle = Path(folder) / "bot.json", Path(folder) / "idle.json"
        begin, end = asyncio.run(_play(tables, effort(2, 1), bot, idle))
        samples, beside = _between(bot, begin, end), _between(idle, begin, end)
    held = [sample[2] * 1000 for sample in samples]
    return [
        Row(f"the loop held while {tables} tables play, longest", max(held), "ms", "at most", TARGET_MS),
        Row(f"the loop held while {tables} tables play, 99.9 %", at_share(held, 0.999), "ms"),
        Row("the loop's whole lateness, longest", max(sample[1] * 1000 for sample in samples), "ms"),
        Row(
            "an idle process's lateness beside it, longest", max(sample[1] * 1000 for sample in beside), "ms"
        ),
        Row(f"{tables} tables: opened, filled, two turns each", end - begin, "s"),
    ]


def _between(file: Path, begin: float, end: float) -> list[Sample]:
    """The samples between two moments."""
    return [tuple(sample) for sample in json.loads(file.read_text()) if begin <= sample[0] <= end]


async def _play(tables: int, turns: int, bot: Path, idle: Path) -> tuple[float, float]:
    beside = BotProcess(
        [sys.executable, "-m", "tests.bench.watched_bot", "idle"],
        {"CASTELLAN_WATCH": str(idle)},
        idle.with_suffix(".log"),
    )
    await beside.start()
    try:
        async with on_playground("tests.bench.watched_bot", CASTELLAN_WATCH=str(bot)) as playground:
            await playground.registered("table", PATIENCE)
            begin = time.monotonic()
            await asyncio.gather(*(_one_table(playground, number, turns) for number in range(tables)))
            return begin, time.monotonic()
    finally:
        await beside.stop()


async def _one_table(playground: Playground, number: int, turns: int) -> None:
    """Plays a table of one person and computer players; the person decides `turns` times."""
    await asyncio.sleep(APART * number)
    player = Player(playground, f"Host {number}", playground.channel(f"room-{number % ROOMS}"))
    await player.sit_down()
    for _ in range(turns):
        if board := await player.due():
            await player.decide(board)
    await player.due()
