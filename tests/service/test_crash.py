"""Kill -9 at random moments: acknowledged actions are stored once, and everything is shown in the end."""

from __future__ import annotations

import asyncio
import random
import time
from threading import Timer

import pytest

from bot.store import Store, TableRow, Where
from bot.tables.tables import Tables
from engines.registry import game
from tests.forked import Forked
from tests.service.crash_player import play_and_show
from tests.soak import SOAK
from tests.store.behind import run

BOTH_DATABASES = True

KILLS = 200 if SOAK else 3


@pytest.mark.timeout(1800 if SOAK else 600)
async def test_no_acknowledged_action_is_lost_or_doubled_by_kill_9(where: Where) -> None:
    rng = random.Random(time.time_ns())
    runs = [killed_run(where, rng.uniform(0.0, 0.5)) for _ in range(KILLS)]
    runs.append(finishing_run(where))
    said = [line for run in runs for line in run]
    acknowledged = [line.split(" ", 3)[1:] for line in said if line.startswith("acted ")]
    assert len(acknowledged) > KILLS
    assert not [line for line in said if line.startswith("doubled ")]
    async with Store.open(where) as store:
        rows = await all_tables(store, where)
        for row in rows:
            await check_replay(store, row)
        for table_id, seq, text in acknowledged:
            entry = (await store.log(table_id, after=int(seq) - 1, upto=int(seq)))[0]
            assert (entry.verb, entry.action) == ("acted", text)
        assert await store.duties() == []
    check_shown(runs, rows)


def killed_run(where: Where, after: float) -> list[str]:
    """Returns the lines that the process printed until it was killed, some time after the first."""
    process = Forked(lambda: asyncio.run(play_and_show(where, "play")))
    first = process.said.readline()
    timer = Timer(after, process.kill)
    timer.start()
    rest = process.said.read()
    timer.cancel()
    assert process.wait() == -9, "it ended by itself"
    return whole_lines(first + rest)


def finishing_run(where: Where) -> list[str]:
    process = Forked(lambda: asyncio.run(play_and_show(where, "finish")))
    said = process.said.read()
    assert process.wait() == 0
    return whole_lines(said)


def whole_lines(said: str) -> list[str]:
    return [line.rstrip("\n") for line in said.splitlines(keepends=True) if line.endswith("\n")]


async def all_tables(store: Store, where: Where) -> list[TableRow]:
    ids = run(where, "SELECT id FROM tables")
    return [row for (table_id,) in ids if (row := await store.load(table_id)) is not None]


async def check_replay(store: Store, row: TableRow) -> None:
    """The log has no gap, and replaying it from the start gives the stored state."""
    log = await store.log(row.id)
    assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
    if row.state is None:
        return
    its_game = game(row.game)
    table = await Tables(store).get(row.id)
    state = its_game.setup(table.options, len(row.seats), its_game.seed(table.state))
    for entry in log:
        if entry.action is not None and entry.seat is not None:
            state = its_game.apply(state, entry.seat, its_game.parse(entry.action)).state
    assert its_game.encode(state) == row.state


def check_shown(runs: list[list[str]], rows: list[TableRow]) -> None:
    """Pictures come in order; only the last one before a kill may come again; ends are shown."""
    latest: dict[str, int] = {}
    for said in runs:
        begun: set[str] = set()
        for line in said:
            if line.startswith("shown "):
                _, table_id, seq = line.split()
                again = table_id not in begun and int(seq) == latest.get(table_id)
                assert again or int(seq) > latest.get(table_id, 0), line
                begun.add(table_id)
                latest[table_id] = int(seq)
    assert all(latest[row.id] == row.seq for row in rows if row.phase == "over")
