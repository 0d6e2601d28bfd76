"""Deletes expired data: tables that ended long ago, the rows of lost servers, and old rows."""

from __future__ import annotations

from functools import partial

from bot.store.database import Connection, Database
from bot.store.owned import Nothing, Owners, Sweep


class Expiry:
    """Runs the delete hooks of all SQL tables. Each table is deleted in its own transaction."""

    def __init__(self, database: Database, owners: Owners) -> None:
        self._database = database
        self._owners = owners

    async def ended_before(self, moment: float, most: int) -> list[str]:
        """Returns some of the tables that were over before then."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE phase IN ('over', 'ended') AND changed < ? LIMIT ?", moment, most
        )
        return [str(row[0]) for row in rows]

    async def tables_of(self, guild: int, most: int) -> list[str]:
        """Returns some of a server's tables."""
        rows = await self._database.rows("SELECT id FROM tables WHERE guild = ? LIMIT ?", guild, most)
        return [str(row[0]) for row in rows]

    async def delete(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for owned in self._owners:
                    if not isinstance(owned.drop_table, Nothing):
                        owned.drop_table(connection, table_id)

        await self._database.transact(work)

    async def sweep(self, now: float) -> None:
        """Delete the rows that are too old, in one transaction per SQL table."""

        def work(connection: Connection, sweep: Sweep) -> None:
            with connection.overwriting():
                sweep(connection, now)

        for owned in self._owners:
            if not isinstance(owned.sweep, Nothing):
                await self._database.transact(partial(work, sweep=owned.sweep))

    # Servers

    async def servers(self) -> list[int]:
        """Returns every server with stored data; rows with server 0 belong to none."""
        names = [owned.table for owned in self._owners]
        guild_tables = [name for name in names if "guild" in await self._database.columns(name)]
        looks = " UNION ".join(f"SELECT guild FROM {name} WHERE guild <> 0" for name in guild_tables)
        return [int(row[0]) for row in await self._database.rows(f"{looks} ORDER BY guild")]

    async def lose(self, guild: int, at: float) -> None:
        """Store when a server was lost; if it is lost already, the first time counts."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO servers (guild, settings, lost) VALUES (?, '{}', ?) "
                "ON CONFLICT (guild) DO UPDATE SET lost = coalesce(servers.lost, excluded.lost)",
                (guild, at),
            )

        await self._database.transact(work)

    async def find(self, guild: int) -> None:
        """Store that a lost server is back."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE servers SET lost = NULL WHERE guild = ?", (guild,))

        await self._database.transact(work)

    async def lost_servers(self) -> dict[int, float]:
        """Returns the lost servers, and since when."""
        rows = await self._database.rows("SELECT guild, lost FROM servers WHERE lost IS NOT NULL")
        return {int(guild): float(lost) for guild, lost in rows}

    async def delete_server(self, guild: int) -> None:
        """Delete the data of a lost server, except its tables; does nothing if it has come back."""

        def work(connection: Connection) -> None:
            # Written first: a process that finds the server again at this moment waits for the outcome.
            lost = "UPDATE servers SET lost = lost WHERE guild = ? AND lost IS NOT NULL"
            with connection.overwriting():
                if connection.execute(lost, (guild,)).rowcount:
                    for owned in self._owners:
                        if not isinstance(owned.drop_guild, Nothing):
                            owned.drop_guild(connection, guild)

        await self._database.transact(work)
