"""Access to the data without the store: read it, damage it, or make it refuse writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from typing import Any

import psycopg

from bot.store import Address, Where
from bot.store.postgres.dialect import postgres_sql

Refused = (sqlite3.IntegrityError, psycopg.errors.RaiseException)
"""The errors of a write that `refusing` refuses."""


def run(where: Where, sql: str, values: Sequence[Any] = ()) -> list[Any]:
    """Runs one statement with `?` for its values; returns its rows."""
    if isinstance(where, Address):
        try:
            return _asked(_connection(where), sql, values)
        except psycopg.OperationalError:
            if not _connection(where).closed:
                raise
            _connection.cache_clear()  # the server, or the fixture that cleared the database, has ended it
            return _asked(_connection(where), sql, values)
    with closing(sqlite3.connect(where, isolation_level=None)) as file:
        return file.execute(sql, values).fetchall()


@lru_cache(maxsize=1)
def _connection(address: Address) -> psycopg.Connection[Any]:
    """Returns an open connection: making one takes longer than most statements."""
    return psycopg.connect(address.secret, autocommit=True, cursor_factory=psycopg.RawCursor)


def _asked(connection: psycopg.Connection[Any], sql: str, values: Sequence[Any]) -> list[Any]:
    cursor = connection.execute(postgres_sql(sql), values)
    return cursor.fetchall() if cursor.description else []


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
