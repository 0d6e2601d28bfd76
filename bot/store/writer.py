"""The connection that writes: a transaction is one call in its thread, so that nothing comes between."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import aiosqlite


class Writer(aiosqlite.Connection):
    """Transactions run one after the other, each whole; a caller who is cancelled does not stop his own."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)

    async def transact(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do all of the work, or nothing of it when it raises."""
        await self._execute(_transact, self._conn, work)  # type: ignore[no-untyped-call]


def _transact(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], None]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        work(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
