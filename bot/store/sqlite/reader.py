"""The connection that reads: one for everything that is asked of the data file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.database import writable
from bot.store.errors import DamagedPart, StoreAway
from bot.store.sqlite.rescue import is_damage, read_around

log = logging.getLogger(__name__)


class Reader:
    """Rows of one statement at a time; it notes whether the file was found damaged."""

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection
        self.closed = False
        self.damaged = False
        self.unreadable: set[str] = set()
        """The tables that were left out when one was asked about many."""
        self._around = asyncio.Lock()

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Rows as they stand there; DamagedPart where they can't be read, StoreAway once it is closed."""
        if self.closed:
            raise StoreAway("the data file is closed")
        try:
            return list(await self._connection.execute_fetchall(sql, writable(values)))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            self.damaged = True
            raise DamagedPart(str(error)) from error

    async def listed(self, sql: str, *values: Any) -> list[Any]:
        """Rows about many tables: those that can't be read are left out, and hide no others."""
        try:
            return await self.rows(sql, *values)
        except DamagedPart as error:
            async with self._around:  # it takes a while: one at a time
                rows, unreadable = await asyncio.to_thread(read_around, self._path, sql, values)
            if unreadable != self.unreadable:
                table_ids = ", ".join(sorted(unreadable)) or "none"
                log.error(
                    "event=data_part_damaged damaged data file (%s); unavailable until the next start: %s",
                    error,
                    table_ids,
                )
            self.unreadable = unreadable
            return rows
