"""The list of one's tables once a day by private message, for who wants it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.store import Store
from bot.tables.preferences import PersonSettings, Preferences
from bot.tables.waiting.pace import until_awake
from bot.time_units import DAY, HOUR

log = logging.getLogger(__name__)

SLACK = HOUR
"""So much earlier than a day after the last one the next may come: else it would creep through the day."""

Send = Callable[[int, float], Awaitable[bool]]
"""Writes to somebody which tables are theirs; False when there is nothing to tell."""


class Digests:
    """Called by a timer as often as it likes: everybody gets one list a day, never at night."""

    def __init__(self, store: Store, preferences: Preferences, send: Send) -> None:
        self._store = store
        self._preferences = preferences
        self._send = send

    async def send_due(self, now: float) -> int:
        """Send the lists that are due; gives how many were sent. One that fails is noted all the same."""
        count = 0
        for user in await self._store.people.wanting_lists():
            settings = await self._preferences.of(user)
            if (
                not settings.private_messages
                or is_night(settings, now)
                or now - settings.listed < DAY - SLACK
            ):
                continue
            await self._preferences.change(user, listed=now)
            try:
                count += await self._send(user, now)
            except Exception:
                log.exception("event=daily_list_failed a daily list of tables could not be sent")
        return count


def is_night(settings: PersonSettings, now: float) -> bool:
    """Whether it is a quiet hour for somebody; never where their clock is not known."""
    return until_awake(settings, now) > now
