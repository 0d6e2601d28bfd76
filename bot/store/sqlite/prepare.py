"""Prepares the data file for use: creates, migrates, checks and repairs it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import UnusableFile
from bot.store.facts import check_whole, note
from bot.store.feature_schemas import feature_schemas
from bot.store.sqlite.migrate import migrate, newest_schema
from bot.store.sqlite.rescue import DUTIES, Damaged, forgiving, is_damage, rebuild_duties, rescue
from bot.store.sqlite.writer import Transaction

log = logging.getLogger(__name__)

STOPPED = "stopped"
"""The fact that says whether the last stop was clean: "cleanly", or "no" while the bot runs."""
_NEEDED = (
    "SELECT * FROM duties",
    "SELECT * FROM facts",
    "SELECT id, seq, (SELECT count(*) FROM seats WHERE table_id = id), "
    "(SELECT shown FROM posts WHERE table_id = id) FROM tables WHERE phase IN ('lobby', 'playing')",
)
"""The rows that every start reads: few, whatever the size of the file."""


def prepare(path: Path, *, filling: bool = False) -> None:
    """Create or migrate the data file; UnusableFile says in a sentence why that can't be.

    It also checks that the file can be written. Unless the last stop was clean, it checks the file for damage
    before migrating, and rescues everything readable from a damaged one. A migration first copies the file.
    An incomplete copy of another database is refused, unless it is being filled.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.text_factory = forgiving
            try:
                _bring_up(connection, path)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                log.error("event=data_damaged the data file %s is damaged: %s", path, error)
                rescue(connection, path, error)
                _bring_up(connection, path)
            if not filling:
                check_whole(path, [str(name) for (name,) in connection.execute("SELECT name FROM facts")])
    except (OSError, sqlite3.DatabaseError) as error:
        raise UnusableFile(
            f"The data file {path} can't be used: {error}. {_cure(path, str(error))}"
        ) from error


def _bring_up(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    schema = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if schema and not _closed_cleanly(connection):
        damage = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        if damage != "ok":
            raise Damaged(f"database disk image is malformed ({damage.splitlines()[-1]})")
    if 0 < schema < newest_schema():
        _copy(connection, path.with_name(f"{path.name}.schema-{schema}"))
    migrate(connection)
    for sql in feature_schemas():
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nCOMMIT;")
    facts = dict(connection.execute("SELECT name, value FROM facts"))
    for reading in _NEEDED:
        connection.execute(reading).fetchall()
    if DUTIES in facts:
        rebuild_duties(connection)
    note(Transaction(connection), STOPPED, "no")


def _closed_cleanly(connection: sqlite3.Connection) -> bool:
    """Whether the file says so; the first versions stored no such fact."""
    has_facts = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'facts'").fetchone()
    cursor = connection.execute("SELECT value FROM facts WHERE name = ?", (STOPPED,)) if has_facts else None
    row = cursor.fetchone() if cursor is not None else None
    return row is not None and row[0] == "cleanly"


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the file as it is before a migration; the copy appears only once it is whole."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
    part.replace(target)
    log.info("event=data_migrated the data file is migrated; a copy of the old file is %s", target)


def _cure(path: Path, error: str) -> str:
    """Returns what the operator can do about a file that can't be used."""
    if "readonly" in error or "unable to open" in error:
        return "Check that this user may write the file and its folder."
    if "malformed" in error or "not a database" in error or "corrupt" in error:
        return (
            f"It is damaged: put a backup in its place, or rescue what can be read with "
            f'`sqlite3 {path} ".recover" | sqlite3 {path}.rescued` and use that file.'
        )
    if "full" in error:
        return "Make room on the disk and start again."
    if "locked" in error:
        return "Another program holds it: stop that one and start again."
    return "Check the file, its folder and CASTELLAN_DATA."
