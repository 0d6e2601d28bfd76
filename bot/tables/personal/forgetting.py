"""The right to be forgotten: somebody is taken out of every table and of the settings.

It is written down first, so that whatever comes in between, the next start goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from bot.store import Store, TableRow
from bot.store.erasure import Erasure
from bot.store.owned import Owners
from bot.tables.actors import Person
from bot.tables.names import NAMELESS, guests
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

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
        owners: Owners,
    ) -> None:
        """`owners` may grow until the bot starts."""
        self._tables = tables
        self._store = store
        self._preferences = preferences
        self._absent = absent
        self._erasure = Erasure(store.database, owners)
        self._one_at_a_time = asyncio.Lock()

    async def forget(self, user: int) -> None:
        """Forget somebody; when this returns it is done."""
        await self._erasure.ask(user)
        async with self._one_at_a_time:
            await self._forget(user)

    async def go_on(self) -> None:
        """Take up what an earlier run did not finish."""
        async with self._one_at_a_time:
            for user in await self._erasure.asked():
                log.info("event=erased a person who asked for it is now erased")
                await self._forget(user)

    async def _forget(self, user: int) -> None:
        for row in await self._store.tables_of(user, None, limit=10**6):
            await self._leave(row, user)
        for table_id in await self._erasure.tables(user):
            async with self._tables.beside(table_id):
                await self._erasure.erase_at(table_id, user)
        await self._erasure.finish(user)
        self._preferences.forget(user)

    async def _leave(self, row: TableRow, user: int) -> None:
        """The seat goes on under another name from the first picture on that tells of it."""
        async with self._tables.beside(row.id):
            await self._erasure.rename(row.id, user, guests(row.lang))
        absent = await self._absent(row)
        try:
            for seat in row.seats:
                if seat.user == user:
                    await self._tables.leave(row.id, Person(user, NAMELESS), None, absent=absent)
        except Refusal as refusal:  # the table was closed meanwhile, or they have just left it themselves
            log.info(
                "event=erasure_seat_kept table %s: the person's seat was not given up: %s",
                row.id,
                refusal.code,
            )
