"""Whom a table waits for, since when, and what was done about it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields

from bot.store.database import Connection, Database
from bot.store.facts import note
from bot.store.rows import TableRow, WaitRow

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
_LATER = "UPDATE waits SET since = round((since + ?) * 1000) / 1000, next = next + ?"
"""To the millisecond, so that a time is the same after it went through JSON."""


class Waits:
    """The waits of all tables. That somebody is waited for is written with the event that makes them due."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def to_see_to(self, now: float, limit: int = 100) -> list[Wait]:
        """Those for which something is to be done now, the oldest first."""
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
        """Those of a table."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM waits WHERE table_id = ? ORDER BY seat", table_id
        )
        return [Wait(*row) for row in rows]

    async def note(self, wait: Wait) -> None:
        """What was done about it; nothing is noted when the seat is waited for anew meanwhile."""

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
        """See to a seat that is waited for at that moment, if not before."""

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
        """Wait for those whom the row names."""
        await self._database.transact(lambda connection: write_waits(connection, row))

    async def come_up(self, now: float) -> float | None:
        """Add the time since the bot was last seen running to all waits and wishes; gives the seconds, None
        the first time ever."""
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", ALIVE)
        down = max(0.0, now - float(rows[0][0])) if rows else 0.0

        def work(connection: Connection) -> None:
            connection.execute(_LATER, (down, down))
            _prolong_wishes(connection, down)
            note(connection, ALIVE, str(now))

        await self._database.transact(work)
        return down if rows else None

    async def is_up(self, now: float) -> None:
        """The bot is running now."""
        await self._database.transact(lambda connection: note(connection, ALIVE, str(now)))


def waits_from(text: str) -> tuple[WaitRow, ...]:
    return tuple(WaitRow(*values) for values in sorted(json.loads(text)))


def _prolong_wishes(connection: Connection, seconds: float) -> None:
    """What tables are asked to agree on has so much more time."""
    wishes = "SELECT id, wish FROM tables WHERE phase = 'playing' AND wish IS NOT NULL"
    for table_id, text in connection.execute(wishes).fetchall():
        try:
            wish = json.loads(text)
            wish["until"] += seconds
        except (ValueError, TypeError, KeyError):
            continue  # it can't be read, and is struck when its table is looked after
        connection.execute("UPDATE tables SET wish = ? WHERE id = ?", (json.dumps(wish), table_id))


def write_waits(connection: Connection, row: TableRow, before: Sequence[WaitRow] | None = None) -> None:
    """Bring the table's waits in line with the row; one that goes on keeps what was done about it.

    With the stored waits in `before` only what differs is written.
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
