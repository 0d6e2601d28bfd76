"""The queries of the hints that people got: the coach doesn't praise a decision that a hint made."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

from bot.store.database import Connection, Database
from bot.store.owned import GOES_WITH_ITS_TABLE, Owned, deleting


@dataclass(frozen=True)
class GivenHint:
    """A hint, and the event number of the table for which it was given."""

    table_id: str
    user: int
    seat: int
    seq: int
    action: str


class HintStore:
    """Reads and writes the SQL table of hints."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, hint: GivenHint) -> None:
        """Stores a hint; nothing if the same one is stored."""

        def work(connection: Connection) -> None:
            connection.execute(
                'INSERT INTO hints_given (table_id, "user", seat, seq, action) VALUES (?, ?, ?, ?, ?) '
                "ON CONFLICT DO NOTHING",
                astuple(hint),
            )

        await self._database.transact(work)

    async def of(self, table_id: str, user: int, seat: int) -> list[GivenHint]:
        """Returns the hints that a person got for a seat of a table."""
        rows = await self._database.rows(
            'SELECT table_id, "user", seat, seq, action FROM hints_given '
            'WHERE table_id = ? AND "user" = ? AND seat = ? ORDER BY seq, action',
            table_id,
            user,
            seat,
        )
        return [GivenHint(*row) for row in rows]


async def _export(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT table_id, seat, seq, action FROM hints_given WHERE "user" = ? ORDER BY table_id, seq, action',
        user,
    )
    names = ("table", "seat", "event", "action")
    return {"hints": [dict(zip(names, row, strict=True)) for row in rows]}


OWNED = (
    Owned(
        "hints_given",
        export=_export,
        erase=deleting("hints_given", "user"),
        drop_guild=GOES_WITH_ITS_TABLE,
        drop_table=deleting("hints_given", "table_id"),
        sweep=GOES_WITH_ITS_TABLE,
    ),
)
