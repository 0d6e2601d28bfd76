"""A database that counts its statements: each read, and each statement of a transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

from bot.store import backends, store
from bot.store.database import Connection, Cursor, Database

T = TypeVar("T")


class Counted:
    """Passes everything on to the database and notes the SQL in `statements`."""

    def __init__(self, database: Database, statements: list[str]) -> None:
        self._database = database
        self._statements = statements

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def rows(self, sql: str, /, *values: Any) -> list[Any]:
        self._statements.append(sql)
        return await self._database.rows(sql, *values)

    async def listed(self, sql: str, /, *values: Any) -> list[Any]:
        self._statements.append(sql)
        return await self._database.listed(sql, *values)

    async def transact(self, work: Callable[[Connection], T], /) -> T:
        def counted(connection: Connection) -> T:
            return work(_CountedConnection(connection, self._statements))

        return await self._database.transact(counted)


class _CountedConnection:
    def __init__(self, connection: Connection, statements: list[str]) -> None:
        self._connection = connection
        self._statements = statements

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        self._statements.append(sql)
        return self._connection.execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        rows = list(rows)
        self._statements.extend([sql] * len(rows))
        return self._connection.executemany(sql, rows)


@contextmanager
def counted_statements() -> Iterator[list[str]]:
    """Yields the list of statements of every store that is opened inside the block."""
    statements: list[str] = []
    open_uncounted = backends.opened

    def opened(*args: Any, **kwargs: Any) -> AbstractAsyncContextManager[Database]:
        @asynccontextmanager
        async def counted() -> AsyncIterator[Database]:
            async with open_uncounted(*args, **kwargs) as database:
                yield Counted(database, statements)

        return counted()

    with patch.object(store, "opened", opened):
        yield statements
