"""Who follows a table without playing there."""

from __future__ import annotations

from bot.store.database import Connection, Database


class Followers:
    """People who want to hear how a game goes on: at each round, or at its end only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: str) -> dict[int, bool]:
        """Who follows a table, and whether they want to hear of each round."""
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
