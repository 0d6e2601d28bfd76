"""Changes of a table: event, snapshot and duties together or not at all."""

from __future__ import annotations

import asyncio
import gc
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from bot.store import (
    Address,
    DuplicateRequest,
    OutboxItem,
    Posts,
    SeatRow,
    StaleRow,
    Store,
    StoreAway,
    StoreError,
    Where,
)
from bot.store.database import Connection
from bot.store.facts import note
from bot.store.postgres.database import WRITERS
from bot.store.sqlite.database import File
from tests.postgres import Cluster
from tests.store.behind import Refused, refusing, run
from tests.store.samples import BOB, after, event, table


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.insert(table(), event(), ["lobby"])
    assert await store.load("AAAAAA") == table()
    assert await store.log("AAAAAA") == [event()]
    assert await store.duties() == [OutboxItem("AAAAAA", "lobby", 1)]


async def test_a_store_that_was_closed_is_away(where: Where) -> None:
    """A press that is still running when the bot stops gets a refusal; it is not logged as an error."""
    async with Store.open(where) as store:
        await store.insert(table(), event(), [])
    with pytest.raises(StoreAway, match="closed"):
        await store.load("AAAAAA")
    with pytest.raises(StoreAway, match="closed"):
        await store.save(after(table()), event(2), [])


@pytest.mark.parametrize("part", ["duties", "seats"])
async def test_what_fails_in_the_middle_is_not_written_at_all(store: Store, where: Where, part: str) -> None:
    await store.insert(table(), event(), [])
    changed = replace(after(table()), seats=(SeatRow(BOB, "Bob"),))
    with refusing(where, part), pytest.raises(Refused, match="disk full"):
        await store.save(changed, event(2), ["board"], seats_changed=True)
    assert await store.load("AAAAAA") == table()
    assert await store.log("AAAAAA") == [event()]
    assert await store.duties() == []
    await store.save(changed, event(2), ["board"], seats_changed=True)
    assert await store.load("AAAAAA") == changed


async def test_work_that_hides_its_failure_is_not_acknowledged(database: Address) -> None:
    """PostgreSQL ends such a transaction silently."""

    def work(connection: Connection) -> None:
        note(connection, "written", "before")
        with suppress(psycopg.Error):
            connection.execute("SELECT * FROM nowhere")

    async with Store.open(database) as store:
        with pytest.raises(StoreError, match="ended in ROLLBACK"):
            await store._database.transact(work)
        assert await store.fact("written") is None


async def test_a_new_table_that_fails_in_the_middle_is_not_there(store: Store, where: Where) -> None:
    with refusing(where, "duties"), pytest.raises(Refused):
        await store.insert(table(), event(), ["lobby"])
    assert await store.load("AAAAAA") is None
    assert await store.log("AAAAAA") == []


async def test_a_request_is_carried_out_once_even_on_another_table(store: Store) -> None:
    await store.insert(table(), event(request=5), [])
    await store.insert(table("BBBBBB"), event(), [])
    with pytest.raises(DuplicateRequest):
        await store.save(after(table("BBBBBB")), event(2, request=5), [])
    assert await store.load("BBBBBB") == table("BBBBBB")
    assert await store.seen(5)
    assert not await store.seen(6)


async def test_a_table_that_moved_on_is_not_overwritten(store: Store) -> None:
    second = after(table())
    await store.insert(table(), event(), [])
    await store.save(second, event(2), [])
    with pytest.raises(StaleRow):
        await store.save(replace(second, state='"other"'), event(2), [])
    with pytest.raises(StaleRow):
        await store.save(replace(second, seq=9), event(9), [])
    assert await store.load("AAAAAA") == second
    assert [row.seq for row in await store.log("AAAAAA")] == [1, 2]


async def all_done(store: Store) -> None:
    """Waits for all running work: until every writer is free at the same time."""
    writers = 1 if isinstance(store._database, File) else WRITERS
    free = threading.Barrier(writers)
    await asyncio.gather(
        *(store._database.transact(lambda connection: free.wait(60)) for _ in range(writers))
    )


async def test_a_cancelled_caller_leaves_nothing_half_written(store: Store) -> None:
    """Wherever the cancellation strikes, event and snapshot agree and the next change goes through."""
    row = table()
    await store.insert(row, event(), [])
    for turns in range(40):
        task = asyncio.create_task(store.save(after(row), event(row.seq + 1), ["board"]))
        for _ in range(turns):
            await asyncio.sleep(0 if turns % 2 else 0.0001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await all_done(store)
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert stored.seq == (await store.log("AAAAAA"))[-1].seq
        assert all(item.seq == stored.seq for item in await store.duties())
        row = stored
    assert row.seq > 1


async def test_a_cancelled_caller_does_not_stop_what_waits_for_its_turn(store: Store) -> None:
    free = threading.Event()

    def hold(connection: Connection) -> None:
        free.wait(20)

    first = [asyncio.create_task(store._database.transact(hold)) for _ in range(WRITERS)]
    await asyncio.sleep(0)
    second = asyncio.create_task(store.insert(table("WAITED"), event(), []))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    free.set()
    await asyncio.gather(*first)
    await all_done(store)
    assert await store.load("WAITED") is not None


async def test_what_fails_after_its_caller_was_cancelled_troubles_nobody(store: Store) -> None:
    told: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context))
    free = threading.Event()

    def fail(connection: Connection) -> None:
        free.wait(20)
        raise StoreError("it can not be written")

    left = asyncio.create_task(store._database.transact(fail))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    free.set()
    await all_done(store)
    del left
    gc.collect()
    await asyncio.sleep(0)
    assert told == []


async def test_changes_of_many_tables_at_once_do_not_mix(store: Store) -> None:
    names = [f"TABLE{number}" for number in range(30)]
    await asyncio.gather(*(store.insert(table(name), event(), ["lobby"]) for name in names))
    results = await asyncio.gather(
        *(store.save(after(table(name)), event(2, request=n // 2), []) for n, name in enumerate(names)),
        return_exceptions=True,
    )
    done = [name for name, result in zip(names, results, strict=True) if result is None]
    assert len(done) == 15
    for name in names:
        assert await store.load(name) == (after(table(name)) if name in done else table(name))


async def test_settling_an_old_duty_keeps_a_newer_one(store: Store) -> None:
    await store.insert(table(), event(), ["board"])
    await store.save(after(table()), event(2), ["board"])
    await store.settle(OutboxItem("AAAAAA", "board", 1))
    assert await store.duties() == [OutboxItem("AAAAAA", "board", 2)]
    await store.set_posts("AAAAAA", Posts(5, 6, "{}", 2), settled=OutboxItem("AAAAAA", "board", 2))
    assert await store.duties() == []
    assert await store.posts("AAAAAA") == Posts(5, 6, "{}", 2)


async def test_a_committed_change_is_on_the_disk(path: Path, postgres: Cluster) -> None:
    async with Store.open(path) as store:
        assert isinstance(store._database, File)
        assert await store._database.pragma("journal_mode") == ("wal", "wal")
        assert await store._database.pragma("synchronous") == (2, 2)
    database = postgres.fresh()
    name = database.secret.rpartition("/")[2]
    run(database, f"ALTER DATABASE {name} SET synchronous_commit = off")  # an operator in a hurry
    async with Store.open(database) as store:
        kept = await store._database.transact(lambda one: one.execute("SHOW synchronous_commit").fetchone())
        assert kept == ("on",)
