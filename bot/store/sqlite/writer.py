"""The connection that writes, in its own thread, where each transaction is one call."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from bot.store.database import Connection, Cursor, writable
from bot.store.errors import StoreAway
from bot.store.sqlite.rescue import is_damage
from bot.store.threads import answered

T = TypeVar("T")


class Transaction:
    """The connection as work within a transaction sees it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self._connection.execute(sql, writable(values))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> object:
        return self._connection.executemany(sql, map(writable, rows))

    @contextmanager
    def overwriting(self) -> Iterator[None]:
        """Overwrites deleted rows within the context instead of only freeing their space."""
        self._connection.execute("PRAGMA secure_delete = ON").fetchall()
        try:
            yield
        finally:
            self._connection.execute("PRAGMA secure_delete = OFF").fetchall()


class Writer:
    """Transactions run one after the other, each whole; a caller who is cancelled does not stop their own."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread
        self.closed = False
        self.damaged = False
        """Whether something could not be written for damage of the file."""

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, pragmas: tuple[str, ...]) -> AsyncIterator[Writer]:
        """Open for as long as the context lasts; at its end whatever was begun is finished first."""
        with ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer") as thread:
            connection = await asyncio.wrap_future(thread.submit(_connect, path, pragmas))
            writer = cls(connection, thread)
            try:
                yield writer
            finally:
                writer.closed = True
                await asyncio.wrap_future(thread.submit(connection.close))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work, or nothing of it when it raises."""
        try:
            return await self._run(lambda connection: _transact(connection, work))
        except sqlite3.DatabaseError as error:
            self.damaged |= is_damage(error)
            raise

    async def pragma(self, name: str) -> object:
        """A setting of the connection."""
        return await self._run(lambda connection: connection.execute(f"PRAGMA {name}").fetchone()[0])

    async def _run(self, call: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise StoreAway("the data file is closed")
        return await answered(asyncio.wrap_future(self._thread.submit(call, self._connection)))


def _connect(path: Path, pragmas: tuple[str, ...]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in pragmas:  # fetched, since an unread answer would block a commit
        connection.execute(f"PRAGMA {pragma}").fetchall()
    return connection


def _transact(connection: sqlite3.Connection, work: Callable[[Connection], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(Transaction(connection))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return result
