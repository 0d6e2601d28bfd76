"""A lost database: each call reports it soon, nothing is written twice, all works when it is back."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from threading import Barrier, Event
from typing import NoReturn

import pytest

from bot.store import Address, StaleRow, Store, StoreAway, TableRow
from bot.store.errors import StoreBusy
from bot.store.postgres.connection import Connection, Raw, connected
from bot.store.postgres.database import READERS, WRITERS
from bot.store.postgres.pool import Weather
from tests.postgres import Cluster, cluster
from tests.proxy import way_to
from tests.store.behind import run
from tests.store.samples import after, event, table
from tests.support.times import HOUR
from tests.support.waiting import PATIENCE, until

ENDED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = 'castellan'"
)
READING, WRITING = 1.0, 1.5
"""Time limits that suffice for all waiting calls to fail."""


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A cluster that may be stopped: no other test uses it."""
    with cluster() as running:
        yield running


def be_patient(store: Store, reading: float, writing: float) -> None:
    """Sets the seconds after which a database that does not answer is given up."""
    pools = (store._database._readers, store._database._writers)  # type: ignore[attr-defined]
    for pool, seconds in zip(pools, (reading, writing), strict=True):
        pool._patience = seconds


@contextmanager
def hasty(store: Store) -> Iterator[None]:
    """Gives up a database that does not answer sooner than the bot does, inside the block."""
    be_patient(store, READING, WRITING)
    yield
    be_patient(store, HOUR, HOUR)


async def reads(store: Store, row: TableRow) -> bool:
    """Whether the database answers again, and rightly."""
    try:
        stored = await store.load(row.id)
    except StoreAway:
        return False
    assert stored == row
    return True


async def test_a_connection_that_was_ended_is_made_anew_and_nobody_notices(database: Address) -> None:
    async with Store.open(database) as store:
        row = table()
        await store.insert(row, event(), [])
        for seq in range(2, 12):
            run(database, ENDED)
            row = replace(row, seq=seq)
            await store.save(row, event(seq, request=seq), ["board"])
            run(database, ENDED)
            assert await store.load(row.id) == row
        assert [entry.seq for entry in await store.log(row.id)] == list(range(1, 12))


async def test_what_is_ended_in_the_middle_is_written_once_or_said_to_be_away(database: Address) -> None:
    """Backends are killed all the time during writes: acknowledged changes are stored once."""
    async with Store.open(database) as store:
        row = table()
        await store.insert(row, event(), [])
        away = 0
        stop = asyncio.Event()

        async def end() -> None:
            while not stop.is_set():
                await asyncio.to_thread(run, database, ENDED)
                await asyncio.sleep(0.005)

        ending = asyncio.create_task(end())
        for _ in range(60):
            changed = after(row)
            try:
                await store.save(changed, event(changed.seq, request=changed.seq), [])
            except StoreAway:
                away += 1
                stop.set()
                await ending
                stored = await store.load(row.id)
                assert stored in (row, changed)
                row = stored
                stop.clear()
                ending = asyncio.create_task(end())
            else:
                row = changed
        stop.set()
        await ending
        assert await store.load(row.id) == row
        assert [entry.seq for entry in await store.log(row.id)] == list(range(1, row.seq + 1))
        assert row.seq > 60 - away


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
async def test_a_server_that_stops_is_away_at_once_and_used_again_when_it_is_back(
    own_cluster: Cluster, how: signal.Signals
) -> None:
    """At once: long before the patience with a database that does not answer ends."""
    async with Store.open(own_cluster.fresh()) as store, asyncio.timeout(2 * PATIENCE):
        row = table()
        await store.insert(row, event(), [])
        be_patient(store, HOUR, HOUR)
        writing = asyncio.gather(
            *(store.set_fact(f"fact {number}", "kept") for number in range(40)), return_exceptions=True
        )
        await asyncio.sleep(0.01)
        await asyncio.to_thread(own_cluster.stop, how)
        written = [result is None for result in await writing]
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.load(row.id)
            with pytest.raises(StoreAway):
                await store.save(after(row), event(2), [])
        own_cluster.start()  # in a thread of the loop it would end with that thread
        await until(partial(reads, store, row))
        await store.save(after(row), event(2), [])
        assert await store.load(row.id) == after(row)
        for number, acknowledged in enumerate(written):
            if acknowledged:
                assert await store.fact(f"fact {number}") == "kept"


async def test_a_way_that_hangs_is_given_up_in_time_and_used_again_when_it_goes_on(
    database: Address,
) -> None:
    async with way_to(database) as (way, address), Store.open(address) as store:
        row = table()
        await store.insert(row, event(), [])
        await asyncio.gather(*(store.load(row.id) for _ in range(100)))  # on all lines
        with hasty(store):
            way.pause()
            with pytest.raises(StoreAway):
                await asyncio.wait_for(store.load(row.id), PATIENCE)
            waiting = asyncio.gather(
                *(store.load(row.id) for _ in range(50)),
                store.save(after(row), event(2), []),
                return_exceptions=True,
            )
            results = await asyncio.wait_for(waiting, PATIENCE)
        assert {type(result) for result in results} == {StoreAway}
        way.go_on()
        await until(partial(reads, store, row))
        await store.save(after(row), event(2), [])
        assert await store.load(row.id) == after(row)


def test_a_connection_that_was_given_up_while_it_was_being_made_is_not_used(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection can't be cut before it exists: its caller would wait for as long as the server hangs."""
    line = Connection(database, "test")

    def slowly(address: Address) -> Raw:
        made = connected(address)
        line.cut()
        return made

    monkeypatch.setattr("bot.store.postgres.connection.connected", slowly)
    asked: list[Raw] = []
    with pytest.raises(StoreAway):
        line.read(asked.append)
    assert asked == []
    monkeypatch.undo()
    line.begin()
    line.read(asked.append)
    assert len(asked) == 1
    line.drop()


async def test_a_write_that_hangs_does_not_keep_others_out_for_long(database: Address) -> None:
    """Another process gets the locks of a process with a hanging connection within seconds."""
    async with (
        way_to(database) as (way, address),
        Store.open(address) as hangs,
        Store.open(database) as other,
    ):
        row = table()
        await hangs.insert(row, event(), [])
        loop = asyncio.get_running_loop()

        def held(connection: object) -> None:
            connection.execute("UPDATE tables SET seq = seq")  # type: ignore[attr-defined]
            loop.call_soon_threadsafe(way.pause)
            time.sleep(0.3)

        with hasty(hangs), pytest.raises(StoreAway):
            await hangs._database.transact(held)
        way.breaks()
        async with asyncio.timeout(PATIENCE):
            await other.save(after(row), event(2), [])
        assert await other.load(row.id) == after(row)


async def test_there_are_never_more_connections_than_that(database: Address) -> None:
    counted = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE application_name = 'castellan' AND datname = current_database()"
    )
    async with Store.open(database) as store:
        await asyncio.gather(
            *(store.set_fact(str(number), "x") for number in range(100)),
            *(store.fact(str(number)) for number in range(100)),
        )
        assert 2 <= run(database, counted)[0][0] <= READERS + WRITERS
    await until(lambda: run(database, counted) == [(0,)])


def test_who_had_to_wait_too_long_does_not_make_the_database_one_that_is_away() -> None:
    weather = Weather()
    with pytest.raises(StoreBusy):
        weather.watch(partial(fail, StoreBusy()))
    with ThreadPoolExecutor() as threads:
        together = Barrier(2)  # both are let through at once
        for done in [threads.submit(weather.watch, together.wait) for _ in range(2)]:
            done.result(PATIENCE)


def test_while_one_call_tries_the_others_are_told_at_once_and_a_refusal_is_an_answer_too() -> None:
    weather = Weather()
    with pytest.raises(StoreAway):
        weather.watch(partial(fail, StoreAway()))
    asked, answered = Event(), Event()

    def tries() -> None:
        asked.set()
        answered.wait(PATIENCE)
        raise StaleRow

    with ThreadPoolExecutor() as threads:
        first = threads.submit(weather.watch, tries)
        assert asked.wait(PATIENCE)
        assert weather.is_bad
        with pytest.raises(StoreAway):
            weather.watch(lambda: None)
        answered.set()
        with pytest.raises(StaleRow):
            first.result(PATIENCE)
    assert not weather.is_bad
    weather.watch(lambda: None)


def fail(error: Exception) -> NoReturn:
    raise error
