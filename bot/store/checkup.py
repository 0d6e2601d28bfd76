"""A look at where the data is kept that changes nothing: whether it can be used, and how new it is."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import UnusableFile
from bot.store.migrate import migrations


@dataclass(frozen=True)
class Checkup:
    """What a look has found; `schema` is None where nothing is stored yet."""

    schema: int | None
    newest: int
    tables: int = 0


def check_up(path: Path) -> Checkup:
    """Look at the data; UnusableFile says in a sentence why the bot could not use it."""
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
    if schema > newest:
        raise UnusableFile(
            f"The data file {path} has schema {schema}, this version knows up to {newest}: it was used by a "
            "newer version. Start that one, or restore a backup made before the upgrade."
        )
    return Checkup(schema, newest, tables)
