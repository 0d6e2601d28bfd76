"""Posts the daily castle's board once per day to each server that wants it, even across crashes.

The bot records that it is about to post. If it crashed before it stored the message's ID, it searches the
channel for the post before it posts again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from bot.delivery.undelivered import Trouble, Undelivered
from bot.features.daily_castle.service import DailyCastle, date_at
from bot.store import StoreAway
from bot.tables.preferences import Preferences
from bot.time_units import DAY, HOUR

log = logging.getLogger(__name__)

NO_POST = 0
"""Stored in place of a message ID: there was nothing to post, or no way to post it."""


class Telling(Protocol):
    """The Discord operations that announcements need."""

    async def announce(self, guild: int, channel: int, number: int) -> int | None:
        """Posts a server's board of the day before, day `number`; returns None if it had no players."""

    async def find_announcement(self, channel: int, number: int) -> int | None:
        """Returns the post of that day if it exists."""


class DailyAnnouncements:
    """Posts what is due; a timer may call it at any interval."""

    def __init__(
        self,
        castle: DailyCastle,
        preferences: Preferences,
        stage: Telling,
        lost: Callable[[int], bool] = lambda guild: False,
    ) -> None:
        self._castle = castle
        self._preferences = preferences
        self._stage = stage
        self._lost = lost

    async def look(self) -> None:
        """Tell the servers whose hour has come."""
        for guild in await self._castle.store.telling_servers():
            try:
                await self._see_to(guild)
            except Undelivered as error:
                log.warning(
                    "event=daily_post_delayed server %d: the daily castle's post is delayed: %s", guild, error
                )
            except StoreAway:
                raise  # nothing can be recorded now; the next run retries
            except Exception:
                log.exception("event=daily_post_failed server %d: the daily castle's post failed", guild)

    async def _see_to(self, guild: int) -> None:
        settings = await self._preferences.of_server(guild)
        now = self._castle.now()
        day = date_at(now)
        channel = settings.daily_channel
        if channel is None or self._lost(guild) or now % DAY < settings.daily_hour * HOUR:
            return
        store, name, number = self._castle.store, day.isoformat(), day.toordinal()
        post = await store.post(guild, name)
        message: int | None = None
        if post is not None:
            channel, message = post
            if message is not None:
                return
            message = await self._stage.find_announcement(channel, number)
        else:
            await store.note_post(guild, name, channel, None)
        if message is None:
            try:
                message = await self._stage.announce(guild, channel, number)
            except Undelivered as error:
                if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                    raise
                log.warning(
                    "event=daily_post_refused server %d: Discord refused the daily castle's post: %s",
                    guild,
                    error,
                )
        await store.note_post(guild, name, channel, message or NO_POST)
