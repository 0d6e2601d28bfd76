"""Sends people who want it a daily private message with the list of their tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.store import Store
from bot.tables.preferences import PersonSettings, Preferences
from bot.tables.waiting.pace import until_awake
from bot.time_units import DAY, HOUR

log = logging.getLogger(__name__)

SLACK = HOUR
"""The next digest may come this much earlier than a day after the last, so that its time does not drift."""

Send = Callable[[int, float], Awaitable[bool]]
"""Sends a person the list of their tables; returns False if there was nothing to send."""


class Digests:
    """Sends each person one list per day, never at night; a timer may call it at any interval."""

    def __init__(self, store: Store, preferences: Preferences, send: Send) -> None:
        self._store = store
        self._preferences = preferences
        self._send = send

    async def send_due(self, now: float) -> int:
        """Sends the lists that are due and returns their number. A failed one is also recorded as sent."""
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
    """Returns whether the person is in their quiet hours; False if their clock is unknown."""
    return until_awake(settings, now) > now
