"""The bot's stored data, read from outside: in its file, or in its PostgreSQL database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

from bot.store import Address, Where


class Stored:
    """Statements in the store's dialect."""

    def __init__(self, connection: Any, where: Where) -> None:
        self._connection = connection
        self._where = where

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        if isinstance(self._where, Address):
            from bot.store.postgres.dialect import postgres_sql

            sql = postgres_sql(sql)
        return self._connection.execute(sql, values)

    def commit(self) -> None:
        self._connection.commit()


@contextmanager
def stored_in(where: Where) -> Iterator[Stored]:
    """Opens it for as long as the context lasts."""
    if isinstance(where, Address):
        from bot.store.postgres.connection import connected

        opened: Any = connected(where)
    else:
        opened = sqlite3.connect(where)
    with closing(opened):
        yield Stored(opened, where)
