"""Many writers of the same table, and one that is killed during a write: nothing is lost, doubled or half."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from threading import Timer

import pytest

from bot.store import Address, DuplicateRequest, OutboxItem, StaleRow, Store, Where
from bot.store.database import Connection
from bot.store.facts import note
from tests.forked import Forked
from tests.soak import SOAK
from tests.store.kill_writer import TABLES, write_on
from tests.store.samples import event, table

KILLS = 200 if SOAK else 8
WRITERS = 200 if SOAK else 30


async def test_of_many_writers_one_wins_each_number_and_the_sum_is_right(where: Where) -> None:
    """Each adds its own number to the state; a refused writer reads again."""
    async with AsyncExitStack() as opened:
        processes = 2 if isinstance(where, Address) else 1  # a file is for one alone
        stores = [await opened.enter_async_context(Store.open(where)) for _ in range(processes)]
        store = stores[0]
        await store.insert(replace(table(), state="0"), event(), [])
        refused: Counter[int] = Counter()
        all_have_read = asyncio.Barrier(WRITERS)

        async def add(number: int) -> int:
            ours = stores[number % len(stores)]
            while True:
                row = await ours.load("AAAAAA")
                assert row is not None
                if not refused[number]:
                    await all_have_read.wait()
                assert row.state is not None
                seq = row.seq + 1
                try:
                    await ours.save(
                        replace(row, seq=seq, state=str(int(row.state) + number)),
                        event(seq, request=number),
                        ["board"],
                    )
                except StaleRow:
                    refused[number] += 1
                    await asyncio.sleep(random.uniform(0, 0.01 * refused[number]))
                else:
                    return seq

        won = await asyncio.gather(*(add(number) for number in range(1, WRITERS + 1)))
        assert sorted(won) == list(range(2, WRITERS + 2))
        assert refused.total() >= WRITERS - 1  # of writers that had read the same state, one could win
        row = await store.load("AAAAAA")
        assert row is not None
        assert row.state == str(WRITERS * (WRITERS + 1) // 2)
        assert [entry.seq for entry in await store.log("AAAAAA")] == list(range(1, WRITERS + 2))
        assert await store.duties() == [OutboxItem("AAAAAA", "board", WRITERS + 1)]


async def test_what_a_transaction_has_read_still_holds_when_it_writes(where: Where) -> None:
    def add(connection: Connection) -> None:
        (value,) = connection.execute("SELECT value FROM facts WHERE name = ?", ("sum",)).fetchone()
        time.sleep(0.001)
        note(connection, "sum", str(int(value) + 1))

    async with Store.open(where) as store:
        await store.set_fact("sum", "0")
        await asyncio.gather(*(store._database.transact(add) for _ in range(40)))
        assert await store.fact("sum") == "40"


async def test_two_who_take_the_same_in_another_order_both_get_through(where: Where) -> None:
    def swap(*names: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            for name in names:
                note(connection, name, "".join(names))
                time.sleep(0.05)

        return work

    async with Store.open(where) as store:
        await asyncio.gather(*(store._database.transact(swap(*names)) for names in ("ab", "ba")))
        assert await store.fact("a") == await store.fact("b")


async def test_one_request_that_many_carry_out_is_carried_out_once(where: Where) -> None:
    """As when an interaction is delivered to several processes: all recognize the second delivery."""
    async with Store.open(where) as store:
        names = [f"T{number}" for number in range(10)]
        for name in names:
            await store.insert(table(name), event(), [])
        results = await asyncio.gather(
            *(
                store.save(replace(table(name), seq=2), event(2, request=77), [])
                for name in names
                for _ in range(5)
            ),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [DuplicateRequest] * 49
        rows = [await store.load(name) for name in names]
        assert sorted(row.seq for row in rows if row is not None) == [1] * 9 + [2]


@pytest.mark.timeout(1800 if SOAK else 600)
async def test_whatever_is_killed_in_the_middle_of_a_commit_leaves_nothing_half(where: Where) -> None:
    rng = random.Random(time.time_ns())
    acknowledged: dict[str, int] = {}
    unsaid: Counter[str] = Counter()
    """Each killed writer may have written one more than it printed."""
    for _ in range(KILLS):
        unsaid.update(TABLES)
        for name, seq in killed(where, rng.uniform(0.0, 0.1)):
            assert seq > acknowledged.get(name, 0)
            acknowledged[name], unsaid[name] = seq, 1
    assert set(acknowledged) == set(TABLES)
    async with Store.open(where) as store:
        for name in TABLES:
            row = await store.load(name)
            assert row is not None
            assert acknowledged[name] <= row.seq <= acknowledged[name] + unsaid[name]
            assert row.state is not None
            assert row.state.startswith(f'"{row.seq}x')
            assert {seat.name for seat in row.seats} == {str(row.seq)}
            assert [entry.seq for entry in await store.log(name)] == list(range(1, row.seq + 1))
            written = {item.seq for item in await store.duties() if item.table_id == name}
            assert written == {row.seq}


def killed(where: Where, after: float) -> list[tuple[str, int]]:
    """Returns the writes that the process printed until it was killed, some time after the first."""
    process = Forked(lambda: asyncio.run(write_on(where)))
    first = process.said.readline()
    timer = Timer(after, process.kill)
    timer.start()
    said = first + process.said.read()
    timer.cancel()
    assert process.wait() == -9, "it ended by itself"
    lines = [line.split() for line in said.splitlines(keepends=True) if line.endswith("\n")]
    return [(name, int(seq)) for name, seq in lines]
