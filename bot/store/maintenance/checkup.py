"""Reads where the data is kept and changes nothing: whether the bot can use it, and its schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.address import Address, Where
from bot.store.errors import UnusableFile
from bot.store.sqlite.migrate import migrations


@dataclass(frozen=True)
class Checkup:
    """The result of a check; `schema` is None if nothing is stored yet."""

    schema: int | None
    newest: int
    tables: int = 0


def check_up(where: Where) -> Checkup:
    """Look at the data; UnusableFile says in a sentence why the bot could not use it."""
    checkup = _database(where) if isinstance(where, Address) else _file(where)
    if checkup.schema is not None and checkup.schema > checkup.newest:
        raise UnusableFile(
            f"{where} has schema {checkup.schema}, this version knows up to {checkup.newest}: it was used "
            "by a newer version. Start that one, or restore a backup made before the upgrade."
        )
    return checkup


def _file(path: Path) -> Checkup:
    newest = migrations()[-1][0]
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise UnusableFile(f"The data file {path} can't be written: check that this user may write there.")
    if not path.exists():
        return Checkup(None, newest)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            schema = int(connection.execute("PRAGMA user_version").fetchone()[0])
            tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0]) if schema else 0
    except sqlite3.DatabaseError as error:
        raise UnusableFile(
            f"The data file {path} can't be read: {error}. Put a backup in its place, or start the bot: "
            "it mends what it can."
        ) from error
    return Checkup(schema, newest, tables)


def _database(address: Address) -> Checkup:
    import psycopg

    from bot.store.postgres import migrate
    from bot.store.postgres.connection import connected

    newest = migrate.migrations()[-1][0]
    try:
        with connected(address) as connection:
            schema = migrate.schema_of(connection)
            counted = connection.execute("SELECT count(*) FROM tables").fetchone() if schema else None
    except psycopg.ProgrammingError:
        raise UnusableFile(f"{address} is no address of a database.") from None  # it may hold the password
    except psycopg.Error as error:
        raise migrate.unusable(address, error) from None
    return Checkup(schema or None, newest, int(counted[0]) if counted else 0)
