"""Measures how long a database takes, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.metrics import database_timed
from bot.store.database import Connection, Database

T = TypeVar("T")


class Timed:
    """Passes every call on to the database and reports its duration to the metrics."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def unreadable(self) -> set[str]:
        return self._database.unreadable

    async def rows(self, sql: str, /, *values: Any) -> list[Any]:
        with database_timed("read"):
            return await self._database.rows(sql, *values)

    async def listed(self, sql: str, /, *values: Any) -> list[Any]:
        with database_timed("read"):
            return await self._database.listed(sql, *values)

    async def transact(self, work: Callable[[Connection], T], /) -> T:
        with database_timed("write"):
            return await self._database.transact(work)

    async def columns(self, table: str, /) -> list[str]:
        return await self._database.columns(table)

    def arrays(self, columns: str, source: str, /) -> str:
        return self._database.arrays(columns, source)
