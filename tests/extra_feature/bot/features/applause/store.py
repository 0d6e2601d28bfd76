"""The applause that people have given: its SQL table, its queries and how it is forgotten."""

from __future__ import annotations

from typing import Any

from bot.store.database import Connection, Database
from bot.store.owned import GOES_WITH_ITS_TABLE, Nothing, Owned, deleting


class ApplauseStore:
    """One row for each person and table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: int, table_id: str, now: float) -> None:
        """Note applause; a second press changes nothing."""

        def work(connection: Connection) -> None:
            connection.execute(
                'INSERT INTO applause ("user", table_id, at) VALUES (?, ?, ?) '
                'ON CONFLICT ("user", table_id) DO NOTHING',
                (user, table_id, now),
            )

        await self._database.transact(work)

    async def count(self, user: int) -> int:
        """The number of tables that a person has applauded."""
        [(count,)] = await self._database.rows('SELECT count(*) FROM applause WHERE "user" = ?', user)
        return int(count)

    async def untold(self) -> dict[int, int]:
        """The people who have not been thanked yet, with the number of their new tables."""
        rows = await self._database.rows(
            'SELECT "user", count(*) FROM applause WHERE thanked = 0 GROUP BY "user"'
        )
        return {int(user): int(count) for user, count in rows}

    async def tell(self, user: int) -> None:
        """Note that a person was thanked."""

        def work(connection: Connection) -> None:
            connection.execute('UPDATE applause SET thanked = 1 WHERE "user" = ?', (user,))

        await self._database.transact(work)


async def _export(database: Database, user: int) -> dict[str, Any]:
    """A person's rows, for them alone."""
    rows = await database.rows('SELECT table_id, at FROM applause WHERE "user" = ? ORDER BY at', user)
    return {"applause": [{"table": table_id, "at": at} for table_id, at in rows]}


OWNED = Owned(
    "applause",
    export=_export,
    erase=deleting("applause", "user"),
    drop_guild=GOES_WITH_ITS_TABLE,
    drop_table=deleting("applause", "table_id"),
    sweep=Nothing("its rows are deleted with their tables"),
)
