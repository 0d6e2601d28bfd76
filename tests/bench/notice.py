"""The processor time of a notice board's update in a server with 200 tables."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.features.notice_board.notices import EVERY
from bot.store import Store, prepare
from bot.ui.cards.layout import layout
from tests.bench.rows import Effort, Row, median
from tests.service.playing import ANN, BOB, HERE, fresh
from tests.service.test_notice_board import BOARD, House, lobby

TABLES = 200
LOBBIES = 60
TARGET = 50.0


def notice_board(effort: Effort) -> list[Row]:
    """An update reads the tables, writes the text and the buttons, and lays them out as components."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder, pytest.MonkeyPatch.context() as patch:
        file = Path(folder) / "castellan.sqlite3"
        prepare(file)
        times = asyncio.run(_updates(file, patch, effort(TABLES, 4), effort(20, 1)))
    name = f"an update of the notice board of {effort(TABLES, 4)} tables, processor time"
    return [Row(name, median(times) * 1000, "ms", "at most", TARGET)]


async def _updates(file: Path, patch: pytest.MonkeyPatch, tables: int, updates: int) -> list[float]:
    async with Store.open(file, prepared=True) as store:
        house = House(store, patch)
        await house.choose(BOARD)
        for number in range(tables - updates):
            table = await lobby(house, ANN, BOB)
            if number >= LOBBIES:
                await house.tables.lobby.start(table, ANN, fresh())
        await house.after(0)
        return [await _update(house) for _ in range(updates)]


async def _update(house: House) -> float:
    """Opens one more table; returns the processor time until the board shows it."""
    await lobby(house, ANN)
    house.now += EVERY
    begin = time.process_time()
    await house.notices.bring_up_to_date(HERE.guild)
    layout(house.board)
    spent = time.process_time() - begin
    assert "(1/4)" in house.board.text
    return spent
