"""The connection for all reads of the data file."""

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
    """Reads the rows of one statement at a time, and remembers whether the file was found damaged."""

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection
        self.closed = False
        self.damaged = False
        self.unreadable: set[str] = set()
        """The tables that queries about many tables left out."""
        self._around = asyncio.Lock()

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Returns the rows; DamagedPart if they can't be read, StoreAway once the file is closed."""
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
        """Returns rows about many tables; leaves out those that can't be read, and no others."""
        try:
            return await self.rows(sql, *values)
        except DamagedPart as error:
            async with self._around:  # slow, so only one at a time
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
