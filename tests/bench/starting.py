"""The cost of starting: the time until the bot is ready, and the extra time with a full data file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Posts, Store
from bot.tables.actors import Person, Venue
from bot.tables.tables import Tables
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row
from tests.start.processor_time import bot_imported, bot_ready, libraries_imported
from tests.wire.harness import PATIENCE

TARGET_SECONDS = 1
TARGET_PROCESSOR = 0.7
TARGET_IMPORT = 1.5
TABLES_IN_A_SERVER = 25
TURNS = 24


def start(effort: Effort) -> list[Row]:
    """Measures the processor time until ready, and to the first answer, with no and with many tables.

    The best of several starts counts: other work on the machine made the others longer.
    """
    return asyncio.run(_start(effort(10_000, 100), effort(5, 1)))


async def _start(tables: int, times: int) -> list[Row]:
    empty_times, full_times = [], []
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        empty, full = Path(folder) / "empty.sqlite3", Path(folder) / "full.sqlite3"
        await _one_table(full)
        _multiply(full, tables)
        for _ in range(times):
            empty_times.append(await _seconds_to_answer(empty))
            full_times.append(await _seconds_to_answer(full))
        ready = min([await bot_ready(Path(folder) / f"new{number}.sqlite3") for number in range(times)])
    growth = min(full_times) - min(empty_times)
    libraries = min(libraries_imported() for _ in range(times))
    whole = min(bot_imported() for _ in range(times))
    return [
        Row("processor time to ready, empty file", ready, "s", "at most", TARGET_PROCESSOR),
        Row("processor time of its libraries alone", libraries, "s"),
        Row("importing the bot, to its libraries", whole / libraries, "×", "at most", TARGET_IMPORT),
        Row(f"start-up grows with {tables} tables by", growth, "s", "at most", TARGET_SECONDS),
        Row("start-up to the first answer, empty file", min(empty_times), "s"),
    ]


async def _seconds_to_answer(data: Path) -> float:
    begin = time.perf_counter()
    async with on_playground("bot", data) as playground:
        await playground.registered("table", PATIENCE)
        await (await playground.person("Ann").slash("table list")).message(PATIENCE)
        return time.perf_counter() - begin


async def _one_table(data: Path) -> None:
    """A game between two people that is half played, and shown as it stands."""
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    async with Store.open(data) as store:
        tables = Tables(store)
        table = await tables.lobby.open(Venue(1, 10, "en"), ann, "kingdomino", None)
        await tables.lobby.join(table.id, bob, None)
        table = await tables.lobby.start(table.id, ann, None)
        for _ in range(TURNS):
            seat = table.to_act[0]
            action = table.game.legal(table.state, seat)[0]
            table = await tables.play.act(table.id, (ann, bob)[seat], seat, table.seq, action.text, None)
        await store.set_posts(table.id, Posts(venue=11, lobby=12, shown=table.seq))
        for item in await store.duties():
            await store.settle(item)


def _multiply(data: Path, tables: int) -> None:
    """Copies the one table until there are `tables`, under other ids, in as many servers as needed."""
    connection = sqlite3.connect(data)
    numbers = (
        f"WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {tables - 1})"
    )
    other = {
        "id": "printf('%06d', n)",
        "table_id": "printf('%06d', n)",
        "guild": f"guild + n / {TABLES_IN_A_SERVER}",
        "venue": "venue + 1000 * n",
    }
    with connection:
        for name in ("tables", "seats", "events", "posts"):
            columns = [column[1] for column in connection.execute(f"PRAGMA table_info ({name})")]
            values = ", ".join(other.get(column, column) for column in columns)
            connection.execute(
                f"{numbers} INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name}, copies"
            )
    connection.close()
