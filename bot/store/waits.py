"""Whom a table waits for, since when, and what was done about it."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import astuple, dataclass, fields

from bot.store.prepare import note
from bot.store.reader import Reader
from bot.store.rows import TableRow, WaitRow
from bot.store.writer import Writer

ALIVE = "alive"
"""The fact that tells when the bot was last seen running: time while it was down counts for nobody."""


@dataclass(frozen=True)
class Wait:
    """One seat that is waited for, or was, with the reminder that is still to be taken away."""

    table_id: str
    seat: int
    since: float | None
    next: float | None
    reminded: int
    message: str | None
    agreed: str

    @property
    def wanting_stand_in(self) -> list[int]:
        """The people who want somebody to stand in."""
        return [int(user) for user in json.loads(self.agreed)]


_COLUMNS = ", ".join(field.name for field in fields(Wait))


class Waits:
    """The waits of all tables. That somebody is waited for is written with the event that makes them due."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def to_see_to(self, now: float, limit: int = 100) -> list[Wait]:
        """Those for which something is to be done now, the oldest first."""
        rows = await self._reader.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE next <= ? "
            f"UNION SELECT {_COLUMNS} FROM waits WHERE message IS NOT NULL AND reminded = 0 "
            "ORDER BY next LIMIT ?",
            now,
            limit,
        )
        return [Wait(*row) for row in rows]

    async def of(self, table_id: str, seat: int) -> Wait | None:
        rows = await self._reader.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE table_id = ? AND seat = ?", table_id, seat
        )
        return Wait(*rows[0]) if rows else None

    async def note(self, wait: Wait) -> None:
        """What was done about it; nothing is noted when the seat is waited for anew meanwhile."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE waits SET next = ?, reminded = ?, message = ?, agreed = ? "
                "WHERE table_id = ? AND seat = ? AND since IS ?",
                (
                    wait.next,
                    wait.reminded,
                    wait.message,
                    wait.agreed,
                    wait.table_id,
                    wait.seat,
                    wait.since,
                ),
            )

        await self._writer.transact(work)

    async def drop(self, wait: Wait) -> None:
        """Forget a seat that is no longer waited for."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM waits WHERE table_id = ? AND seat = ? AND since IS ?",
                (wait.table_id, wait.seat, wait.since),
            )

        await self._writer.transact(work)

    async def begin(self, row: TableRow) -> None:
        """Wait for those whom the row names."""
        await self._writer.transact(lambda connection: write_waits(connection, row))

    async def come_up(self, now: float) -> float | None:
        """Add the time since the bot was last seen running to all waits; gives the seconds, None the first
        time ever."""
        rows = await self._reader.rows("SELECT value FROM facts WHERE name = ?", ALIVE)
        down = max(0.0, now - float(rows[0][0])) if rows else 0.0

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE waits SET since = round(since + ?, 3), next = next + ?", (down, down))
            note(connection, ALIVE, str(now))

        await self._writer.transact(work)
        return down if rows else None

    async def is_up(self, now: float) -> None:
        """The bot is running now."""
        await self._writer.transact(lambda connection: note(connection, ALIVE, str(now)))


def waits_from(text: str) -> tuple[WaitRow, ...]:
    return tuple(WaitRow(*values) for values in sorted(json.loads(text)))


def write_waits(connection: sqlite3.Connection, row: TableRow) -> None:
    """Bring the table's waits in line with the row; one that goes on keeps what was done about it."""
    waited = [(row.id, *astuple(wait)) for wait in row.waits]
    connection.executemany(
        "INSERT INTO waits (table_id, seat, since, next) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since, next = excluded.next, "
        "reminded = 0, agreed = '[]' WHERE since IS NOT excluded.since",
        waited,
    )
    seats = [wait.seat for wait in row.waits]
    others = f"table_id = ? AND seat NOT IN ({', '.join('?' * len(seats))})"
    connection.execute(f"DELETE FROM waits WHERE message IS NULL AND {others}", (row.id, *seats))
    connection.execute(
        f"UPDATE waits SET since = NULL, next = NULL, reminded = 0 WHERE {others}", (row.id, *seats)
    )
