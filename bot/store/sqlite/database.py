"""A data file behind the store's port, with one connection for writing and one for reading."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.database import Connection
from bot.store.facts import note
from bot.store.sqlite.prepare import STOPPED
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.rescue import forgiving
from bot.store.sqlite.writer import Writer

T = TypeVar("T")
_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")


class File:
    """An open data file."""

    def __init__(self, path: Path, writer: Writer, reader: Reader) -> None:
        self.path = path
        self.writer = writer
        self.reader = reader
        self.rows = reader.rows
        self.listed = reader.listed

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[File]:
        """Open a prepared file; closing it stores that the stop was clean."""
        async with (
            Writer.open(path, _PRAGMAS) as writer,
            aiosqlite.connect(path, isolation_level=None) as connection,
        ):
            for pragma in _PRAGMAS:
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            connection.text_factory = forgiving
            reader = Reader(path, connection)
            try:
                yield cls(path, writer, reader)
            finally:
                reader.closed = True
            if not (reader.damaged or writer.damaged):  # otherwise the next start checks the file
                await writer.transact(lambda connection: note(connection, STOPPED, "cleanly"))

    @property
    def unreadable(self) -> set[str]:
        return self.reader.unreadable

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.transact(work)

    async def columns(self, table: str) -> list[str]:
        return [str(row[1]) for row in await self.rows(f"PRAGMA table_info({table})")]

    def arrays(self, columns: str, source: str) -> str:
        return f"(SELECT json_group_array(json_array({columns})) FROM {source})"

    async def pragma(self, name: str) -> tuple[Any, Any]:
        """A setting of both connections."""
        return await self.writer.pragma(name), (await self.rows(f"PRAGMA {name}"))[0][0]
