"""Access to the data without the store: read it, damage it, or make it refuse writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from bot.store import Address, Where
from bot.store.postgres.dialect import postgres_sql

Refused = (sqlite3.IntegrityError, psycopg.errors.RaiseException)
"""The errors of a write that `refusing` refuses."""


def run(where: Where, sql: str, values: Sequence[Any] = ()) -> list[Any]:
    """Runs one statement with `?` for its values; returns its rows."""
    if isinstance(where, Address):
        with psycopg.connect(where.secret, autocommit=True, cursor_factory=psycopg.RawCursor) as connection:
            cursor = connection.execute(postgres_sql(sql), values)
            return cursor.fetchall() if cursor.description else []
    with closing(sqlite3.connect(where, isolation_level=None)) as file:
        return file.execute(sql, values).fetchall()


@contextmanager
def refusing(where: Where, part: str) -> Iterator[None]:
    """Makes inserts into that table fail inside the block, as with a full disk."""
    if isinstance(where, Address):
        run(
            where,
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'disk full'; END $$",
        )
        run(where, f"CREATE TRIGGER full_disk BEFORE INSERT ON {part} EXECUTE FUNCTION refuse()")
        try:
            yield
        finally:
            run(where, "DROP FUNCTION refuse() CASCADE")
    else:
        run(
            where,
            f"CREATE TRIGGER full_disk BEFORE INSERT ON {part} BEGIN SELECT RAISE(ABORT, 'disk full'); END",
        )
        yield
        run(where, "DROP TRIGGER full_disk")
