"""A PostgreSQL database behind the store's port."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, TypeVar

from bot.store.address import Address
from bot.store.database import Connection, Cursor, writable
from bot.store.postgres.connection import Raw
from bot.store.postgres.dialect import postgres_sql
from bot.store.postgres.pool import Pool, Weather

T = TypeVar("T")

READERS, WRITERS = 4, 4
"""Maximum connections of one process, not counting the one that listens for news."""
READING_SECONDS, WRITING_SECONDS = 2.5, 5.0
"""Seconds that a call may take; a user who pressed a button does not wait longer either."""
PATIENT_SECONDS = 3600.0
"""The same where no user waits for the answer."""


class Transaction:
    """The connection as work within a transaction sees it."""

    def __init__(self, connection: Raw) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self._connection.execute(postgres_sql(sql), writable(values))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        known = [writable(row) for row in rows]
        if known:
            self._connection.cursor().executemany(postgres_sql(sql), known)

    def overwriting(self) -> AbstractContextManager[None]:
        """PostgreSQL does not overwrite: deleted rows become free space at its next vacuum."""
        return nullcontext()


class Postgres:
    """An open database. Transactions run in parallel; if two change the same rows, the second is repeated."""

    unreadable: set[str] = set()  # noqa: RUF012 -- PostgreSQL looks after its files itself

    def __init__(self, address: Address, readers: Pool, writers: Pool, process: str) -> None:
        self.address = address
        self.process = process
        """The name of this process among those that share the database; no other has it, now or earlier."""
        self._readers = readers
        self._writers = writers

    @classmethod
    @asynccontextmanager
    async def open(cls, address: Address, *, patient: bool = False) -> AsyncIterator[Postgres]:
        """Open a prepared database; closing it waits for the calls that were begun."""
        process = f"{os.getpid()}-{secrets.token_hex(6)}"
        weather = Weather()
        reading, writing = [PATIENT_SECONDS] * 2 if patient else (READING_SECONDS, WRITING_SECONDS)
        readers = Pool(address, READERS, reading, weather, "reader", process)
        writers = Pool(address, WRITERS, writing, weather, "writer", process)
        try:
            yield cls(address, readers, writers, process)
        finally:
            await writers.close()
            await readers.close()

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        def look(connection: Raw) -> list[Any]:
            return connection.execute(postgres_sql(sql), writable(values)).fetchall()

        return await self._readers.call(lambda connection: connection.read(look))

    async def listed(self, sql: str, *values: Any) -> list[Any]:
        return await self.rows(sql, *values)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await self._writers.call(
            lambda connection: connection.transact(lambda raw: work(Transaction(raw)))
        )

    async def columns(self, table: str) -> list[str]:
        rows = await self.rows(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position",
            table,
        )
        return [str(name) for (name,) in rows if name != "rowid"]

    def arrays(self, columns: str, source: str) -> str:
        return f"(SELECT coalesce(CAST(json_agg(json_build_array({columns})) AS TEXT), '[]') FROM {source})"
