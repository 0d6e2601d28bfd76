"""What is kept no longer: tables that ended long ago, and all that belongs to a server which is lost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.club import lose_results
from bot.store.daily import lose_daily
from bot.store.database import Connection, Database

_OF_A_TABLE = ("waits", "followers", "posts", "duties", "events", "seats")
"""What hangs on a table; it goes before the table does."""
_OF_A_SERVER = ("tables", "servers", "results", "ratings", "daily_results", "daily_posts")
"""Where servers are named; 0 stands for none."""


class Clearing:
    """Finds what may go, and deletes it in batches: nobody waits long for the writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ended_before(self, moment: float, most: int) -> list[str]:
        """Some of the tables that were over before then."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE phase IN ('over', 'ended') AND changed < ? LIMIT ?", moment, most
        )
        return [str(row[0]) for row in rows]

    async def tables_of(self, guild: int, most: int) -> list[str]:
        """Some of a server's tables."""
        rows = await self._database.rows("SELECT id FROM tables WHERE guild = ? LIMIT ?", guild, most)
        return [str(row[0]) for row in rows]

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with all that hangs on them."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for table_id in tables:
                    for name in _OF_A_TABLE:
                        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
                    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
                    connection.execute("DELETE FROM facts WHERE name LIKE ?", (f"%:{table_id}%",))

        await self._database.transact(work)

    # Servers

    async def servers(self) -> list[int]:
        """Every server of which anything is stored."""
        rows = await self._database.rows(
            " UNION ".join(f"SELECT guild FROM {name} WHERE guild <> 0" for name in _OF_A_SERVER)
            + " ORDER BY guild"
        )
        return [int(row[0]) for row in rows]

    async def lose(self, guild: int, at: float) -> None:
        """Note when a server was lost; one that is lost already stays so since then."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO servers (guild, settings, lost) VALUES (?, '{}', ?) "
                "ON CONFLICT (guild) DO UPDATE SET lost = coalesce(servers.lost, excluded.lost)",
                (guild, at),
            )

        await self._database.transact(work)

    async def find(self, guild: int) -> None:
        """A server that was lost is there again."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE servers SET lost = NULL WHERE guild = ?", (guild,))

        await self._database.transact(work)

    async def lost_servers(self) -> dict[int, float]:
        """The servers that are lost, and since when."""
        rows = await self._database.rows("SELECT guild, lost FROM servers WHERE lost IS NOT NULL")
        return {int(guild): float(lost) for guild, lost in rows}

    async def delete_server(self, guild: int) -> None:
        """Delete what a lost server had set and what came of its games; nothing if it has come back."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                gone = "DELETE FROM servers WHERE guild = ? AND lost IS NOT NULL"
                if connection.execute(gone, (guild,)).rowcount:
                    lose_results(connection, guild)
                    lose_daily(connection, guild)

        await self._database.transact(work)
