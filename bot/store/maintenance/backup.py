"""Copies all data as it is at one moment, while the bot runs; the copy is always a file.

To restore it, use the file, or move it into a new database.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.address import Address, Where
from bot.store.backends import prepare
from bot.store.errors import UnusableFile
from bot.store.maintenance.copying import Tell, amount, begin, copy, whole
from bot.store.maintenance.moving import compare
from bot.store.sqlite.copy_end import sqlite_end


def backup(source: Where, target: Path, tell: Tell) -> None:
    """Copy a running bot's data to a new file, which appears when it is whole; UnusableFile says why not."""
    if target.exists():
        raise UnusableFile(f"{target} is there already: give the backup a name of its own.")
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _remove(part)
        if isinstance(source, Address):
            _of_database(source, part, tell)
        else:
            _of_file(source, part, tell)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise UnusableFile(f"The backup {target} can't be made: {error}.") from error
    finally:
        _remove(part)
    tell(f"The backup is complete: {target}")


def _of_file(source: Path, part: Path, tell: Tell) -> None:
    """Copy with SQLite's backup in a single step, so that writes of the running bot do not restart it."""
    if not source.is_file():
        raise UnusableFile(f"There is no data file {source}.")
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(part)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")
        damage = str(here.execute("PRAGMA quick_check(1)").fetchone()[0])
        if damage != "ok":
            raise UnusableFile(f"The data file {source} is damaged, and so is its backup: {damage}.")
    with sqlite_end(part) as copied:
        for name in copied.names():
            tell(f"{name}: {amount(copied, name).rows:,} rows")


def _of_database(source: Address, part: Path, tell: Tell) -> None:
    """Copy the rows of one database snapshot into a new data file."""
    from bot.store.postgres.copy_end import postgres_end

    with postgres_end(source, alone=False, snapshot=True) as there:
        prepare(part, filling=True)
        with sqlite_end(part) as here:
            begin(here, str(source))
            copy(there, here, str(source), tell)
            compare(there, here, tell)
            whole(here)


def _remove(part: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        part.with_name(part.name + end).unlink(missing_ok=True)
