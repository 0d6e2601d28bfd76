"""Repairs a damaged data file: copies every readable row into a sound one, so that damage stays in its table.

Rows on lost pages are lost. Outbox items can be derived from the tables and are rewritten. The damaged file
is kept next to the new one.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

DUTIES = "duties"
"""The fact that outbox items were lost and have to be rewritten."""
_TOLD_BY = ("tables", "seats", "posts", "waits")
"""The SQL tables that list the tables, their seats and where they are played."""


class Damaged(sqlite3.DatabaseError):
    """Damage that the integrity check found."""


def is_damage(error: BaseException) -> bool:
    """Whether the file itself is damaged; a file that is no data file does not count."""
    code = getattr(error, "sqlite_errorcode", 0)
    return isinstance(error, Damaged) or code & 0xFF == sqlite3.SQLITE_CORRUPT


def forgiving(text: bytes) -> str:
    """Decodes stored text; damaged bytes become U+FFFD and harm only the table that they belong to."""
    return text.decode(errors="replace")


def rescue(damaged: sqlite3.Connection, path: Path, cause: sqlite3.DatabaseError) -> None:
    """Replace the file by a sound one in one step; raises the cause if not even the tables can be read."""
    damaged.rollback()  # where a migration met the damage
    damaged.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    side = path.with_name(f"{path.name}.rescued")
    side.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(side, isolation_level=None)) as sound:
            sound.execute(f"PRAGMA page_size = {_value(damaged, 'page_size')}")
            sound.execute("PRAGMA synchronous = OFF")  # no process uses it before it is complete
            sound.execute("BEGIN")
            lost = _copy_all(damaged, sound)
            if "tables" in lost and not sound.execute("SELECT count(*) FROM tables").fetchone()[0]:
                raise cause
            if "duties" in lost:
                sound.execute("INSERT OR REPLACE INTO facts VALUES (?, 'lost')", (DUTIES,))
            sound.execute(f"PRAGMA user_version = {_value(damaged, 'user_version')}")
            sound.execute("COMMIT")
            kept = path.with_name(f"{path.name}.damaged-{datetime.now():%Y%m%d-%H%M%S}")
            shutil.copyfile(path, kept)
            sound.backup(damaged)
    finally:
        side.unlink(missing_ok=True)
    losses = f"parts are lost of: {', '.join(lost)}" if lost else "nothing is lost"
    log.error("event=data_repaired %s was repaired; %s. The damaged file is kept as %s.", path, losses, kept)


def read_around(path: Path, look: str, values: Sequence[Any]) -> tuple[list[Any], set[str]]:
    """Returns the readable rows of a query about tables while the bot runs, and the ids of unreadable tables.

    It queries a temporary copy of everything readable; the next start repairs the file itself.
    """
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as damaged,
        closing(sqlite3.connect("", isolation_level=None)) as sound,
    ):
        damaged.text_factory = forgiving
        damaged.execute("BEGIN")  # so that everything is of one moment
        sound.execute("BEGIN")
        _copy_all(damaged, sound, _TOLD_BY)
        readable = {table_id for (table_id,) in sound.execute("SELECT id FROM tables")}
        return sound.execute(look, values).fetchall(), {*_ids(damaged, sound, "tables")} - readable


def rebuild_duties(connection: sqlite3.Connection) -> None:
    """Write outbox items for everything that may be pending; repeating one is harmless."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(
        "WITH due (phase, kind) AS (VALUES ('lobby', 'lobby'), ('playing', 'lobby'), ('playing', 'board'), "
        "('playing', 'private_messages'), ('playing', 'computer'), ('over', 'lobby'), ('over', 'board')) "
        "INSERT OR IGNORE INTO duties (table_id, kind, seq) "
        "SELECT id, kind, seq FROM tables JOIN due USING (phase) LEFT JOIN posts ON table_id = id "
        "WHERE phase != 'over' OR shown < seq"
    )
    connection.execute("DELETE FROM facts WHERE name = ?", (DUTIES,))
    connection.execute("COMMIT")


def _copy_all(
    damaged: sqlite3.Connection, sound: sqlite3.Connection, only: Collection[str] = ()
) -> list[str]:
    """Copy the schema and all readable rows; returns the SQL tables that could not be read completely."""
    schema = damaged.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type = 'index'"
    ).fetchall()
    for _, _, sql in schema:
        sound.execute(sql)
    names = [name for kind, name, _ in schema if kind == "table" and (not only or name in only)]
    names.sort(key=lambda name: name != "tables")  # the others are read by its ids
    return [name for name in names if not _copy(damaged, sound, name)]


def _copy(damaged: sqlite3.Connection, sound: sqlite3.Connection, name: str) -> bool:
    """Copy the rows of one SQL table; around an unreadable page, row by row."""
    columns = damaged.execute(f"PRAGMA table_info({name})").fetchall()
    first, key = str(columns[0][1]), [str(column) for _, column, *_, rank in columns if rank]
    if _put(sound, name, _rows(damaged, f"SELECT * FROM {name} NOT INDEXED")):
        return True
    order = "rowid DESC" if name == "tables" else ", ".join(f"{column} DESC" for column in key)
    _put(sound, name, _rows(damaged, f"SELECT * FROM {name} NOT INDEXED ORDER BY {order}"))
    for table_id in _ids(damaged, sound, name) if first in ("id", "table_id") else ():
        look = f"SELECT * FROM {name} WHERE {first} = ? ORDER BY "
        whole = _put(sound, name, _rows(damaged, f"{look}{', '.join(key)}", table_id))
        if not whole and name == "seats":
            # If a seat is missing the others would change places: delete all, so that the table counts as
            # unreadable.
            sound.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        elif not whole:
            _put(sound, name, _rows(damaged, f"{look}{order}", table_id))
    return False


def _ids(damaged: sqlite3.Connection, sound: sqlite3.Connection, name: str) -> list[str]:
    """Returns the ids to search for: those rescued; for `tables` itself, all ids found in the file."""
    if name != "tables":
        return [table_id for (table_id,) in sound.execute("SELECT id FROM tables")]
    table_ids: set[str] = set()
    for column, where in (("id", "tables"), ("table_id", "seats"), ("table_id", "posts")):
        for way in ("ASC", "DESC"):
            with suppress(sqlite3.DatabaseError):
                look = f"SELECT {column} FROM {where} ORDER BY {column} {way}"
                table_ids.update(table_id for (table_id,) in _rows(damaged, look))
    return sorted(table_ids)


def _rows(connection: sqlite3.Connection, look: str, *values: Any) -> Iterator[tuple[Any, ...]]:
    """Yields rows as they are read; the caller gets the error at the unreadable one."""
    yield from connection.execute(look, values)


def _put(sound: sqlite3.Connection, name: str, rows: Iterator[tuple[Any, ...]]) -> bool:
    """Write rows until one can't be read, skipping invalid ones; returns whether all were written."""
    whole = True
    try:
        for row in rows:
            try:
                sound.execute(f"INSERT OR IGNORE INTO {name} VALUES ({', '.join('?' * len(row))})", row)
            except sqlite3.IntegrityError:
                whole = False
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return False
    return whole


def _value(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
