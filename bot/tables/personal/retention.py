"""How long things are kept: ended tables, and what belongs to servers that have removed the bot."""

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
"""So many tables are looked up at a time; each is deleted in a transaction of its own."""


class Retention:
    """Deletes what is kept no longer. Nothing is deleted before the time that the settings give."""

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
        """`known` tells the servers that the bot is in: nothing of theirs goes, whatever was noted.

        `ours` tells those that this process would know: of the others, other processes know.
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
        """The bot was removed from a server: its tables are closed; gives how many there were.

        It is noted last: a start that does not find the note closes what is left open.
        """
        closed = await self._tables.lose(guild)
        await self._expiry.lose(guild, self._clock())
        return closed

    async def find(self, guild: int) -> None:
        """The bot is in the server: what is stored of it stays, and tables that slept meanwhile say how to
        reopen them.
        """
        was_lost = guild in await self._expiry.lost_servers()
        await self._expiry.find(guild)
        if was_lost:
            await self._tables.play.show_asleep(guild)

    async def compare(self, current_guilds: Collection[int]) -> None:
        """After a start: which servers were lost or came back meanwhile. `known` are those it is in."""
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
        """Delete everything that is due; returns how many tables that were."""
        await self.sweep_rows(now)
        return await self.sweep_tables(now) + await self.sweep_servers(now)

    async def sweep_rows(self, now: float) -> None:
        """Delete the rows that their owners keep for some time only."""
        await self._expiry.sweep(now)

    async def sweep_tables(self, now: float) -> int:
        """Delete tables that are over and old enough, of all servers."""
        return 0 if self._days is None else self._log_deleted(await self._sweep_ended(now - self._days * DAY))

    async def sweep_servers(self, now: float) -> int:
        """Delete what belongs to servers of ours that are lost for long enough."""
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
                    return deleted  # it has come back this very moment
                async with self._tables.beside(table_id):
                    await self._expiry.delete(table_id)
                    deleted += 1
        await self._expiry.delete_server(guild)
        self._preferences.forget_server(guild)
        return deleted
