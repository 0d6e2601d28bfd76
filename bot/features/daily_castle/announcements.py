"""The daily castle in the evening: a server that wants it is told once a day, whatever comes in between.

That a post is about to be made is noted first. Where a crash came before its number was, it is looked for in
its channel before it is made again.
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
"""In place of a message: there was nothing to tell, or no way to do it."""


class Telling(Protocol):
    """What evenings ask of Discord."""

    async def announce(self, guild: int, channel: int, number: int) -> int | None:
        """Post a server's board of the day before, `number` being the day's; None: nobody has played."""

    async def find_announcement(self, channel: int, number: int) -> int | None:
        """The post of that day, if it was made."""


class DailyAnnouncements:
    """Called by a timer as often as it likes."""

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
                raise  # nothing can be noted now: the next round does it
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
