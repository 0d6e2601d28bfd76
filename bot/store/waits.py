"""The seats that a table waits for, since when, and the reminders that were sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields

from bot.store.database import Connection, Database
from bot.store.facts import note
from bot.store.rows import TableRow, WaitRow

ALIVE = "alive"
"""The fact with the time at which the bot was last seen running: downtime does not count as waiting."""


@dataclass(frozen=True)
class Wait:
    """A seat that is or was waited for, with the reminder that still has to be deleted."""

    table_id: str
    seat: int
    since: float | None
    next: float | None
    reminded: int
    message: str | None
    agreed: str

    @property
    def wanting_stand_in(self) -> list[int]:
        """The people who want a stand-in for the seat."""
        return [int(user) for user in json.loads(self.agreed)]


_COLUMNS = ", ".join(field.name for field in fields(Wait))
_LATER = "UPDATE waits SET since = round((since + ?) * 1000) / 1000, next = next + ?"
"""To the millisecond, so that a time is the same after it went through JSON."""


class Waits:
    """The waits of all tables. The event that makes a seat due also writes its wait."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def to_see_to(self, now: float, limit: int = 100) -> list[Wait]:
        """Returns the waits that have to be handled now, the oldest first."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE next <= ? "
            f"UNION SELECT {_COLUMNS} FROM waits WHERE message IS NOT NULL AND reminded = 0 "
            "ORDER BY next NULLS FIRST LIMIT ?",
            now,
            limit,
        )
        return [Wait(*row) for row in rows]

    async def of(self, table_id: str, seat: int) -> Wait | None:
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE table_id = ? AND seat = ?", table_id, seat
        )
        return Wait(*rows[0]) if rows else None

    async def at(self, table_id: str) -> list[Wait]:
        """Returns the waits of a table."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE table_id = ? ORDER BY seat", table_id
        )
        return [Wait(*row) for row in rows]

    async def note(self, wait: Wait) -> None:
        """Store what was done about a wait, unless the seat is waited for since another time by now."""

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE waits SET next = ?, reminded = ?, message = ?, agreed = ? "
                "WHERE table_id = ? AND seat = ? AND since IS NOT DISTINCT FROM ?",
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

        await self._database.transact(work)

    async def hasten(self, table_id: str, seat: int, at: float) -> None:
        """Handle the wait for a seat at that moment at the latest."""

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE waits SET next = ? WHERE table_id = ? AND seat = ? AND since IS NOT NULL "
                "AND (next IS NULL OR next > ?)",
                (at, table_id, seat, at),
            )

        await self._database.transact(work)

    async def drop(self, wait: Wait) -> None:
        """Forget a seat that is no longer waited for."""

        def work(connection: Connection) -> None:
            connection.execute(
                "DELETE FROM waits WHERE table_id = ? AND seat = ? AND since IS NOT DISTINCT FROM ?",
                (wait.table_id, wait.seat, wait.since),
            )

        await self._database.transact(work)

    async def begin(self, row: TableRow) -> None:
        """Start the waits that the row lists."""
        await self._database.transact(lambda connection: write_waits(connection, row))

    async def come_up(self, now: float) -> float | None:
        """Add the time since the bot was last seen running to all waits and wishes.

        Returns the seconds; None at the first start.
        """
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", ALIVE)
        down = max(0.0, now - float(rows[0][0])) if rows else 0.0

        def work(connection: Connection) -> None:
            connection.execute(_LATER, (down, down))
            _prolong_wishes(connection, down)
            note(connection, ALIVE, str(now))

        await self._database.transact(work)
        return down if rows else None

    async def is_up(self, now: float) -> None:
        """Store that the bot is running now."""
        await self._database.transact(lambda connection: note(connection, ALIVE, str(now)))


def waits_from(text: str) -> tuple[WaitRow, ...]:
    return tuple(WaitRow(*values) for values in sorted(json.loads(text)))


def _prolong_wishes(connection: Connection, seconds: float) -> None:
    """Extend pending undo requests by these seconds."""
    wishes = "SELECT id, wish FROM tables WHERE phase = 'playing' AND wish IS NOT NULL"
    for table_id, text in connection.execute(wishes).fetchall():
        try:
            wish = json.loads(text)
            wish["until"] += seconds
        except (ValueError, TypeError, KeyError):
            continue  # it can't be read, and is deleted when the wishes of its table are checked next
        connection.execute("UPDATE tables SET wish = ? WHERE id = ?", (json.dumps(wish), table_id))


def write_waits(connection: Connection, row: TableRow, before: Sequence[WaitRow] | None = None) -> None:
    """Bring the table's waits in line with the row; one that continues keeps its reminders.

    If `before` holds the stored waits, only differences are written.
    """
    waited = [(row.id, *astuple(wait)) for wait in row.waits if before is None or wait not in before]
    connection.executemany(
        "INSERT INTO waits (table_id, seat, since, next) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since, next = excluded.next, "
        "reminded = 0, agreed = '[]' WHERE waits.since IS DISTINCT FROM excluded.since",
        waited,
    )
    seats = [wait.seat for wait in row.waits]
    if before is not None:
        _end_waits(connection, row.id, [wait.seat for wait in before if wait.seat not in seats])
        return
    others = "table_id = ?" + "".join(" AND seat != ?" for _ in seats)
    connection.execute(f"DELETE FROM waits WHERE message IS NULL AND {others}", (row.id, *seats))
    connection.execute(
        f"UPDATE waits SET since = NULL, next = NULL, reminded = 0 WHERE {others}", (row.id, *seats)
    )


def _end_waits(connection: Connection, table_id: str, seats: Sequence[int]) -> None:
    """Forget seats that are no longer waited for; one with a reminder stays until that is taken away."""
    if not seats:
        return
    these = f"table_id = ? AND seat IN ({', '.join('?' for _ in seats)})"
    ended = connection.execute(f"DELETE FROM waits WHERE message IS NULL AND {these}", (table_id, *seats))
    if ended.rowcount < len(seats):
        connection.execute(
            f"UPDATE waits SET since = NULL, next = NULL, reminded = 0 WHERE {these}", (table_id, *seats)
        )
