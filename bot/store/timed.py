"""A database that tells how long it takes, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.figures import database_timed
from bot.store.database import Connection, Database

T = TypeVar("T")


class Timed:
    """Does what the database does; what was waited for is told to the figures."""

    def __init__(self, database: Database) -> None:
        self.below = database

    @property
    def unreadable(self) -> set[str]:
        return self.below.unreadable

    async def rows(self, sql: str, /, *values: Any) -> list[Any]:
        with database_timed("read"):
            return await self.below.rows(sql, *values)

    async def listed(self, sql: str, /, *values: Any) -> list[Any]:
        with database_timed("read"):
            return await self.below.listed(sql, *values)

    async def transact(self, work: Callable[[Connection], T], /) -> T:
        with database_timed("write"):
            return await self.below.transact(work)

    async def columns(self, table: str, /) -> list[str]:
        return await self.below.columns(table)

    def arrays(self, columns: str, source: str, /) -> str:
        return self.below.arrays(columns, source)
