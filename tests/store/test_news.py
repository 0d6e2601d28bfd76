"""News: the other processes hear of one process's changes in the database; it does not hear its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest

from bot.store import Address, Store
from tests.store.samples import ANN, GUILD, after, event, table
from tests.support.owners import erasure
from tests.support.waiting import PATIENCE


class Listener:
    """Records the news heard so far."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.missed = 0
        self._news = asyncio.Event()

    def hear(self, what: str, which: str) -> None:
        self.heard.append((what, which))
        self._news.set()

    def miss(self) -> None:
        self.missed += 1
        self._news.set()

    async def until(self, count: int = 0, missed: int = 0) -> list[tuple[str, str]]:
        """Waits for this number of news; returns all news heard."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < count or self.missed < missed:
                self._news.clear()
                await self._news.wait()
        heard, self.heard = self.heard, []
        return heard


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Listener]:
    listener = Listener()
    assert store.news is not None
    task = asyncio.create_task(store.news.listen(listener.hear, listener.miss))
    try:
        await listener.until(missed=1)
        yield listener
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def stores(database: Address) -> AsyncIterator[list[Store]]:
    """The same database as two processes see it."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Store.open(database, prepared=True)) for _ in range(2)]


async def test_the_others_hear_of_tables_duties_people_and_servers(stores: list[Store]) -> None:
    writing, reading = stores
    async with listening(reading) as others, listening(writing) as own:
        row = table()
        await writing.insert(row, event(), ["lobby"])
        assert await others.until(1) == [("duties", f"{row.id} {GUILD}")]
        await writing.save(after(row), event(2), ["board"], seats_changed=True)
        assert await others.until(2) == [("table", row.id), ("duties", f"{row.id} {GUILD}")]
        await writing.people.set_settings(ANN, "{}")
        await writing.people.set_server_settings(GUILD, "{}")
        assert await others.until(2) == [("person", str(ANN)), ("server", str(GUILD))]
        await erasure(writing).rename(row.id, ANN, ["Guest"])
        assert await others.until(1) == [("table", row.id)]
        await reading.set_fact("heard", "by all")  # facts send no news
        await reading.people.set_settings(ANN, '{"lang": "pl"}')
        assert await own.until(1) == [("person", str(ANN))]


async def test_who_was_cut_off_knows_that_something_may_have_been_missed(
    stores: list[Store], database: Address
) -> None:
    writing, reading = stores
    async with listening(reading) as others:
        with psycopg.connect(database.secret, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'castellan news'"
                " AND datname = current_database()"
            )
        await others.until(missed=2)
        await writing.people.set_settings(ANN, "{}")
        assert await others.until(1) == [("person", str(ANN))]


async def test_a_change_that_was_not_made_is_not_told(stores: list[Store]) -> None:
    writing, reading = stores
    row = table()
    await writing.insert(row, event(), [])
    async with listening(reading) as others:
        with pytest.raises(Exception, match=row.id):
            await writing.save(after(after(row)), event(3), ["board"])
        await writing.people.set_settings(ANN, "{}")
        assert await others.until(1) == [("person", str(ANN))]
