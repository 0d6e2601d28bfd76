"""The right to be forgotten: erases a person at every table and in the settings.

The request is stored first, so that the next start continues it after an interruption.
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
"""Returns the people of a table who have left its server."""


class Forgetting:
    """Leaves open tables as `/table leave` does; then erases the id and the name at all tables."""

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
        """Erase a person; it is done when this returns."""
        await self._erasure.ask(user)
        async with self._one_at_a_time:
            await self._forget(user)

    async def go_on(self) -> None:
        """Finish the requests of an earlier run."""
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
        """Rename the seat before leaving, so that no further picture shows the person's name."""
        async with self._tables.beside(row.id):
            await self._erasure.rename(row.id, user, guests(row.lang))
        absent = await self._absent(row)
        try:
            for seat in row.seats:
                if seat.user == user:
                    await self._tables.leave(row.id, Person(user, NAMELESS), None, absent=absent)
        except Refusal as refusal:  # the table was closed by then, or they have just left it themselves
            log.info(
                "event=erasure_seat_kept table %s: the person's seat was not given up: %s",
                row.id,
                refusal.code,
            )
