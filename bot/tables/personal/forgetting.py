"""The right to be forgotten: somebody is taken out of every table and of the settings.

It is written down first, so that whatever comes in between, the next start goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence

from bot.store import Store, TableRow
from bot.tables.actors import Person
from bot.tables.names import NAMELESS
from bot.tables.personal.owned import Owned
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

GUESTS = (NAMELESS, *(f"{NAMELESS} {number}" for number in range(2, 10)))
"""The names of those who are forgotten: more than there are seats at a table."""
Absent = Callable[[TableRow], Awaitable[Collection[int]]]
"""Who of a table's people has left its server."""


class Forgetting:
    """Open tables are left as `/table leave` does it; then no id and no name stays at any table."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        preferences: Preferences,
        absent: Absent,
        owned: Sequence[Owned] = (),
    ) -> None:
        """`owned` are the SQL tables of features; it may grow until the bot starts."""
        self._tables = tables
        self._store = store
        self._preferences = preferences
        self._absent = absent
        self._owned = owned
        self._one_at_a_time = asyncio.Lock()

    async def forget(self, user: int) -> None:
        """Forget somebody; when this returns it is done."""
        await self._store.traces.ask(user)
        async with self._one_at_a_time:
            await self._forget(user)

    async def go_on(self) -> None:
        """Take up what an earlier run did not finish."""
        async with self._one_at_a_time:
            for user in await self._store.traces.forgetting():
                log.info("somebody who asked to be forgotten is forgotten now")
                await self._forget(user)

    async def _forget(self, user: int) -> None:
        for row in await self._store.tables_of(user, None, limit=10**6):
            await self._leave(row, user)
        for table_id in await self._store.traces.tables(user):
            async with self._tables.beside(table_id):
                await self._store.traces.erase_at(table_id, user, GUESTS)
        for table in self._owned:
            if table.erase is not None:
                await table.erase(user)
        await self._store.traces.finish(user, NAMELESS)
        self._preferences.forget(user)

    async def _leave(self, row: TableRow, user: int) -> None:
        """The seat goes on under another name from the first picture on that tells of it."""
        async with self._tables.beside(row.id):
            await self._store.traces.rename(row.id, user, GUESTS)
        absent = await self._absent(row)
        try:
            for seat in row.seats:
                if seat.user == user:
                    await self._tables.leave(row.id, Person(user, NAMELESS), None, absent=absent)
        except Refusal as refusal:  # the table was closed meanwhile, or they have just left it themselves
            log.info("table %s was not left: %s", row.id, refusal.code)
