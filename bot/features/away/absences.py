"""Going away for a while, and coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.waiting.away_until import end_of_absence
from bot.tables.waiting.stand_ins import StandIns
from bot.texts import Translator
from bot.time_units import DAY
from bot.ui.board.board import date_of
from bot.ui.cards.card import Card
from bot.ui.cards.links import moment

OFFERED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 0)
"""Absences that are offered before the person has typed anything; 0 means to be back."""


class Absences:
    """Carries out `/me away` and offers choices for its date."""

    def __init__(self, preferences: Preferences, stand_ins: StandIns, now: Callable[[], float]) -> None:
        self._preferences = preferences
        self._stand_ins = stand_ins
        self._now = now

    async def go_away(
        self, user: int, typed: str, how: Literal["stand_in", "pause"], words: Translator
    ) -> Card:
        """Marks the person as absent until the typed date, or for the typed number of days; 0 ends it."""
        now, settings = self._now(), await self._preferences.of(user)
        until = end_of_absence(typed, now, settings.offset)
        if until is None:
            raise Refusal("away-unclear")
        if until == now:
            changed = await self._stand_ins.come_back(user)
            return Card(words("back-at-tables", count=changed))
        changed = await self._stand_ins.leave(user, until, how)
        end = moment(until, "f")
        if how == "pause":
            return Card(words("away-paused", until=end))
        return Card(words("away-stood-in", until=end, count=changed))

    async def ends_of_absence(self, user: int, typed: str, words: Translator) -> list[tuple[str, str]]:
        """Returns the choices (name, value) that complete the typed end of an absence."""
        now, settings = self._now(), await self._preferences.of(user)
        values = [value for value in map(str, OFFERED_DAYS) if value.startswith(typed.strip())]
        if not values and end_of_absence(typed, now, settings.offset) is not None:
            values = [typed.strip()]
        choices = []
        for value in values:
            end = end_of_absence(value, now, settings.offset) or now
            day = date_of(end + 60 * (settings.offset or 0), words)
            choices.append((words("away-until", count=_days(now, end, settings.offset), date=day), value))
        return choices


def _days(now: float, end: float, offset: int | None) -> int:
    """The number of midnights by a person's clock between two moments."""
    first, last = (int((at + 60 * (offset or 0)) // DAY) for at in (now, end))
    return last - first
