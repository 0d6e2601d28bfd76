"""How long ended tables are kept, and the data of servers that have removed the bot."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from bot.store import Store
from bot.store.expiry import Expiry
from bot.store.owned import Owners
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.time_units import DAY

log = logging.getLogger(__name__)

BATCH = 20
"""Number of tables that are fetched at a time; each is deleted in its own transaction."""


class Retention:
    """Deletes expired data. Nothing is deleted before the time that the settings give."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        owners: Owners,
        preferences: Preferences,
        clock: Callable[[], float],
        *,
        days: int | None,
        lost_days: int,
        current_guilds: Callable[[], Collection[int]] = frozenset,
        ours: Callable[[int], bool] = lambda guild: True,
    ) -> None:
        """`current_guilds` returns the servers that the bot is in: none of their data is deleted.

        `ours` tells which servers this process would know; other processes know the rest.
        """
        self._tables = tables
        self._store = store
        self._expiry = Expiry(store.database, owners)
        self._preferences = preferences
        self._clock = clock
        self._days = days
        self._lost_days = lost_days
        self._current_guilds = current_guilds
        self._ours = ours

    async def lose(self, guild: int) -> int:
        """Close the tables of a server that has removed the bot; returns how many there were.

        The loss is stored last: if a crash comes before that, the next start closes the rest.
        """
        closed = await self._tables.lose(guild)
        await self._expiry.lose(guild, self._clock())
        return closed

    async def find(self, guild: int) -> None:
        """Keep the data of a server that the bot is in; after a return, show how to reopen its tables."""
        was_lost = guild in await self._expiry.lost_servers()
        await self._expiry.find(guild)
        if was_lost:
            await self._tables.play.show_asleep(guild)

    async def compare(self, current_guilds: Collection[int]) -> None:
        """After a start, find the servers that were lost or came back since the last run.

        `current_guilds` are the servers that the bot is in now.
        """
        lost = await self._expiry.lost_servers()
        for guild in await self._expiry.servers():
            if not self._ours(guild):
                continue
            if guild in current_guilds:
                if guild in lost:
                    await self.find(guild)
            elif guild not in lost:
                log.info(
                    "event=server_lost removed from server %d: %d tables closed",
                    guild,
                    await self.lose(guild),
                )

    async def sweep(self, now: float) -> int:
        """Delete everything that has expired; returns the number of tables."""
        await self.sweep_rows(now)
        return await self.sweep_tables(now) + await self.sweep_servers(now)

    async def sweep_rows(self, now: float) -> None:
        """Delete the rows that their owners keep only for some time."""
        await self._expiry.sweep(now)

    async def sweep_tables(self, now: float) -> int:
        """Delete tables of all servers that are over and old enough."""
        return 0 if self._days is None else self._log_deleted(await self._sweep_ended(now - self._days * DAY))

    async def sweep_servers(self, now: float) -> int:
        """Delete the data of this process's servers that were lost long enough ago."""
        deleted = 0
        for guild, since in (await self._expiry.lost_servers()).items():
            if not self._ours(guild):
                continue
            if guild in self._current_guilds():
                await self.find(guild)
            elif since <= now - self._lost_days * DAY:
                deleted += await self._sweep_server(guild)
        return self._log_deleted(deleted)

    @staticmethod
    def _log_deleted(deleted: int) -> int:
        if deleted:
            log.info("event=tables_expired %d tables expired and were deleted", deleted)
        return deleted

    async def _sweep_ended(self, moment: float) -> int:
        deleted = 0
        while table_ids := await self._expiry.ended_before(moment, BATCH):
            for table_id in table_ids:
                async with self._tables.beside(table_id):
                    row = await self._store.load(table_id)
                    if row is not None and row.phase in ("over", "ended") and row.changed < moment:
                        await self._expiry.delete(table_id)
                        deleted += 1
        return deleted

    async def _sweep_server(self, guild: int) -> int:
        deleted = 0
        while table_ids := await self._expiry.tables_of(guild, BATCH):
            for table_id in table_ids:
                if guild not in await self._expiry.lost_servers():
                    return deleted  # it has just come back
                async with self._tables.beside(table_id):
                    await self._expiry.delete(table_id)
                    deleted += 1
        await self._expiry.delete_server(guild)
        self._preferences.forget_server(guild)
        return deleted
