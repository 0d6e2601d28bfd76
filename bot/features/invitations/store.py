"""Stores invitations: inviter, invited person, table, and when it was sent; kept for two days after that."""

from __future__ import annotations

from typing import Any, Literal

from bot.store.database import Connection, Database
from bot.store.owned import GOES_WITH_ITS_TABLE, Owned, deleting
from bot.time_units import DAY

Noted = Literal["noted", "unsent", "twice", "too-many"]
"""`unsent`: an earlier attempt recorded it, but a crash or Discord may have prevented the sending."""
_UNSENT = 0.0
"""Stands for the time of an invitation that is about to be sent."""


class InvitationStore:
    """One row for each invitation."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table_id: str, inviter: int, invited: int, now: float, most: int) -> Noted:
        """Note an invitation, unless it was sent before, or there were too many between the two in a day."""

        def work(connection: Connection) -> Noted:
            same = "SELECT at FROM invitations WHERE table_id = ? AND inviter = ? AND invited = ?"
            if (row := connection.execute(same, (table_id, inviter, invited)).fetchone()) is not None:
                return "unsent" if row[0] == _UNSENT else "twice"
            between = "inviter = ? AND invited = ? AND (at > ? OR at = ?)"
            count = f"SELECT count(*) FROM invitations WHERE {between}"
            lately = connection.execute(count, (inviter, invited, now - DAY, _UNSENT)).fetchone()[0]
            if int(lately) >= most:
                return "too-many"
            connection.execute(
                "INSERT INTO invitations (table_id, inviter, invited, at) VALUES (?, ?, ?, ?)",
                (table_id, inviter, invited, _UNSENT),
            )
            return "noted"

        return await self._database.transact(work)

    async def note_sent(self, table_id: str, invited: int, now: float) -> None:
        """Note that the invitations of a person to a table have been sent."""

        def work(connection: Connection) -> None:
            connection.execute(
                "UPDATE invitations SET at = ? WHERE table_id = ? AND invited = ? AND at = ?",
                (now, table_id, invited, _UNSENT),
            )

        await self._database.transact(work)

    async def is_invited(self, table_id: str, user: int) -> bool:
        rows = await self._database.rows(
            "SELECT 1 FROM invitations WHERE table_id = ? AND invited = ? LIMIT 1", table_id, user
        )
        return bool(rows)


async def _export(database: Database, user: int) -> dict[str, Any]:
    """Returns the tables to which a person has invited others or was invited, without the others' names."""
    rows = await database.rows(
        "SELECT table_id, inviter = ?, at FROM invitations WHERE inviter = ? OR invited = ? ORDER BY at",
        user,
        user,
        user,
    )
    return {"invitations": [{"table": table, "sent": bool(sent), "at": at} for table, sent, at in rows]}


def _erase(connection: Connection, user: int) -> None:
    connection.execute("DELETE FROM invitations WHERE inviter = ? OR invited = ?", (user, user))


def _sweep(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM invitations WHERE at < ? AND at <> ?", (now - 2 * DAY, _UNSENT))


OWNED = Owned(
    "invitations",
    export=_export,
    erase=_erase,
    drop_guild=GOES_WITH_ITS_TABLE,
    drop_table=deleting("invitations", "table_id"),
    sweep=_sweep,
)
