"""A data file as one end of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.store.database import writable
from bot.store.errors import UnusableFile
from bot.store.facts import note
from bot.store.sqlite.prepare import STOPPED
from bot.store.sqlite.rescue import forgiving
from bot.store.sqlite.writer import Transaction


class FilePlace:
    """An open file that no other process uses."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def names(self) -> list[str]:
        look = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name != 'tables', name"
        return [str(row[0]) for row in self.rows(look)]

    def columns(self, name: str) -> list[str]:
        names = sorted(str(row[1]) for row in self.rows(f"PRAGMA table_info({name})"))
        return [*names, "rowid"] if name == "tables" else names

    def key(self, name: str) -> list[str]:
        if name == "tables":
            return ["rowid"]
        columns = [(row[5], str(row[1])) for row in self.rows(f"PRAGMA table_info({name})") if row[5]]
        return [column for _, column in sorted(columns)]

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return self._connection.execute(sql, values).fetchall()

    def write(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        self._connection.executemany(sql, map(writable, rows))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise

    def finish(self) -> None:
        """Write the rows into the data file itself, not only into the WAL next to it."""
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def sqlite_end(path: Path) -> Iterator[FilePlace]:
    """That file, prepared before and held alone; it is left as after a clean stop."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.text_factory = forgiving
        yield FilePlace(connection)
        note(Transaction(connection), STOPPED, "cleanly")
    except sqlite3.Error as error:
        raise UnusableFile(f"The data file {path} can't be used: {error}.") from error
    finally:
        connection.close()
