"""Removes a person from everything that is stored, table by table and then everywhere else."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.database import Connection, Database
from bot.store.facts import FORGETTING, note
from bot.store.owned import AtTables, Nothing, Owners
from bot.store.table_rows import rename_seat


class Erasure:
    """Runs the erase hooks of all SQL tables. The request is stored until it is done."""

    def __init__(self, database: Database, owners: Owners) -> None:
        self._database = database
        self._owners = owners

    async def ask(self, user: int) -> None:
        """Store a person's request to be forgotten, so that a restart continues it."""
        await self._database.transact(lambda connection: note(connection, f"{FORGETTING}{user}", "asked"))

    async def asked(self) -> list[int]:
        """Returns the people who asked to be forgotten and are not yet."""
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
        """Give each seat that the person holds at a table another of these names."""

        def work(connection: Connection) -> None:
            held = "SELECT seat FROM seats WHERE table_id = ? AND user = ?"
            with connection.overwriting():
                for (seat,) in connection.execute(held, (table_id, user)).fetchall():
                    rename_seat(connection, table_id, seat, names)

        await self._database.transact(work)

    async def erase_at(self, table_id: str, user: int) -> None:
        """Erase the person at one table."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for owned in self._owners:
                    if isinstance(owned.erase, AtTables):
                        owned.erase.erase(connection, table_id, user)

        await self._database.transact(work)

    async def finish(self, user: int) -> None:
        """Erase the person in everything that belongs to no table, and delete their request."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                for owned in self._owners:
                    if not isinstance(owned.erase, AtTables | Nothing):
                        owned.erase(connection, user)

        await self._database.transact(work)
