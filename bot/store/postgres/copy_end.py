"""A PostgreSQL database as one end of a copy."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import psycopg

from bot.store.address import Address
from bot.store.database import writable
from bot.store.errors import UnusableFile
from bot.store.postgres.connection import Raw, connected
from bot.store.postgres.dialect import postgres_sql
from bot.store.postgres.migrate import unusable

ITS_OWN = ("castellan_schema", "leases")
"""Tables that belong to the database itself, or to the processes that use it now; they are not copied."""
_USED = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'castellan' "
    "AND datname = current_database()"
)
_COPYING = 0x6D6F766564617461
LEAVING_SECONDS = 5.0
"""Seconds that PostgreSQL may take to notice that a bot, or another copy, has ended or was killed."""


class ServerPlace:
    """An open database."""

    def __init__(self, connection: Raw) -> None:
        self._connection = connection

    def names(self) -> list[str]:
        rows = self.rows(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() "
            "AND table_type = 'BASE TABLE'"
        )
        names = [str(row[0]) for row in rows if row[0] not in ITS_OWN]
        return sorted(names, key=lambda name: (name != "tables", name))

    def columns(self, name: str) -> list[str]:
        rows = self.rows(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = ?",
            (name,),
        )
        return sorted((str(row[0]) for row in rows), key=lambda column: (column == "rowid", column))

    def key(self, name: str) -> list[str]:
        if name == "tables":
            return ["rowid"]
        rows = self.rows(
            "SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey) "
            "WHERE indrelid = to_regclass(?) AND indisprimary ORDER BY array_position(indkey, attnum)",
            (name,),
        )
        return [str(row[0]) for row in rows]

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return self._connection.execute(postgres_sql(sql), values).fetchall()

    def write(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        self._connection.cursor().executemany(postgres_sql(sql), [writable(row) for row in rows])

    def transaction(self) -> AbstractContextManager[object]:
        return self._connection.transaction()

    def finish(self) -> None:
        """Number new tables after those that were copied, and update the planner's statistics."""
        self.rows(
            "SELECT setval(pg_get_serial_sequence('tables', 'rowid'), "
            "(SELECT coalesce(max(rowid), 0) + 1 FROM tables), false)"
        )
        self._connection.execute("ANALYZE")


@contextmanager
def postgres_end(address: Address, *, alone: bool, snapshot: bool = False) -> Iterator[ServerPlace]:
    """Open that database. `alone` refuses it while a bot uses it; `snapshot` reads it as it is now."""
    try:
        with connected(address) as connection:
            connection.execute("SET application_name = 'castellan copy'")  # not a bot
            if alone:
                deadline = time.monotonic() + LEAVING_SECONDS
                while (why := _why_not_alone(connection)) is not None:
                    if time.monotonic() > deadline:
                        raise UnusableFile(f"The database {address} {why}")
                    time.sleep(0.02)
            if snapshot:
                connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield ServerPlace(connection)
            if snapshot:
                connection.execute("COMMIT")
    except psycopg.Error as error:
        raise unusable(address, error) from error


def _why_not_alone(connection: Raw) -> str | None:
    """Returns why the database can't be had alone; None if it is free, and then no other copy can begin."""
    used = connection.execute(_USED).fetchone()
    if used and used[0]:
        return "is in use by a bot: stop it first."
    held = connection.execute("SELECT pg_try_advisory_lock($1)", (_COPYING,)).fetchone()
    return None if held == (True,) else "is being copied by another process."
