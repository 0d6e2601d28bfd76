"""The connection that reads: one for everything that is asked of the data file."""

from __future__ import annotations

import sqlite3
from typing import Any

import aiosqlite

from bot.store.rescue import is_damage


class Reader:
    """Rows of one statement at a time; it notes whether the file was found damaged."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.damaged = False

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        try:
            return list(await self._connection.execute_fetchall(sql, values))
        except sqlite3.DatabaseError as error:
            self.damaged |= is_damage(error)
            raise
