"""Taking a person out of everything that is stored, table by table and then everywhere else."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.database import Connection, Database
from bot.store.facts import FORGETTING, note
from bot.store.owned import AtTables, Nothing, Owners
from bot.store.table_rows import rename_seat


class Erasure:
    """Asks the owners of all SQL tables. That a person asked for it is written down until it is done."""

    def __init__(self, database: Database, owners: Owners) -> None:
        self._database = database
        self._owners = owners

    async def ask(self, user: int) -> None:
        """Write down that somebody wants to be forgotten: a restart goes on with it."""
        await self._database.transact(lambda connection: note(connection, f"{FORGETTING}{user}", "asked"))

    async def asked(self) -> list[int]:
        """Everybody who has asked to be forgotten and is not yet."""
        rows = await self._database.rows("SELECT name FROM facts WHERE name LIKE ?", f"{FORGETTING}%")
        return [int(str(row[0]).removeprefix(FORGETTING)) for row in rows]

    async def tables(self, user: int) -> list[str]:
        """The tables at which a person may be named."""
        table_ids: set[str] = set()
        for owned in self._owners:
            if isinstance(owned.erase, AtTables):
                table_ids.update(await owned.erase.find(self._database, user))
        return sorted(table_ids)

    async def rename(self, table_id: str, user: int, names: Collection[str]) -> None:
        """Give the seats that somebody holds at a table another of these names."""

        def work(connection: Connection) -> None:
            held = "SELECT seat FROM seats WHERE table_id = ? AND user = ?"
            with connection.overwriting():
                for (seat,) in connection.execute(held, (table_id, user)).fetchall():
                    rename_seat(connection, table_id, seat, names)

        await self._database.transact(work)

    async def erase_at(self, table_id: str, user: int) -> None:
        """Take somebody out of one table."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for owned in self._owners:
                    if isinstance(owned.erase, AtTables):
                        owned.erase.erase(connection, table_id, user)

        await self._database.transact(work)

    async def finish(self, user: int) -> None:
        """Take somebody out of everything that belongs to no table, and strike that it was asked for."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for owned in self._owners:
                    if not isinstance(owned.erase, AtTables | Nothing):
                        owned.erase(connection, user)

        await self._database.transact(work)
