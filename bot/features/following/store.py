"""The people who follow a table without playing there."""

from __future__ import annotations

from typing import Any

from bot.store.database import Connection, Database
from bot.store.owned import GOES_WITH_ITS_TABLE, Owned, deleting


class FollowerStore:
    """People who want to hear how a game goes on: at each round, or at its end only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: str) -> dict[int, bool]:
        """Returns the followers of a table; the value says whether they want a message about each round."""
        rows = await self._database.rows(
            "SELECT user, rounds FROM followers WHERE table_id = ? ORDER BY user", table_id
        )
        return {int(user): bool(rounds) for user, rounds in rows}

    async def follow(self, table_id: str, user: int, *, rounds: bool) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO followers (table_id, user, rounds) VALUES (?, ?, ?) "
                "ON CONFLICT (table_id, user) DO UPDATE SET rounds = excluded.rounds",
                (table_id, user, int(rounds)),
            )

        await self._database.transact(work)

    async def unfollow(self, table_id: str, user: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table_id, user))

        await self._database.transact(work)


async def _export(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows("SELECT table_id, rounds FROM followers WHERE user = ?", user)
    return {"follows": [{"table": row[0], "each_round": bool(row[1])} for row in rows]}


OWNED = (
    Owned(
        "followers",
        export=_export,
        erase=deleting("followers", "user"),
        drop_guild=GOES_WITH_ITS_TABLE,
        drop_table=deleting("followers", "table_id"),
        sweep=GOES_WITH_ITS_TABLE,
    ),
)
