"""Absences: for a while a computer player decides at all tables of a person, or the tables wait."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from bot.logs import hashed
from bot.store import Store
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class StandIns:
    """Absences are stored in the person's settings and end automatically."""

    def __init__(
        self, tables: Tables, store: Store, preferences: Preferences, clock: Callable[[], float]
    ) -> None:
        self._tables = tables
        self._store = store
        self._preferences = preferences
        self._clock = clock

    async def leave(self, user: int, until: float, how: Literal["stand_in", "pause"]) -> int:
        """Start an absence; returns the number of tables that changed. A pause stops reminders."""
        if until <= self._clock():
            raise Refusal("away-in-the-past")
        before = await self._preferences.of(user)
        goes_on = before.away_until is not None and before.away == how
        since = before.away_since if goes_on else self._clock()
        await self._preferences.change(user, away_since=since, away_until=until, away=how)
        if how == "pause" and not goes_on:
            await self._at_all_tables(
                user, lambda table_id: self._tables.play.pause(table_id, user, until=until)
            )
        return await self.see_to(user)

    async def see_to(self, user: int) -> int:
        """Start stand-ins at all tables of an absent person, also new ones; end them after the absence."""
        settings = await self._preferences.of(user)
        away = settings.away_until is not None and settings.away_until > self._clock()
        changed = 0
        for row in await self._tables.of_person(user, None):
            if row.phase != "playing":
                continue
            stands_in = any(seat.user == user and seat.stand_in for seat in row.seats)
            try:
                if away and settings.away == "stand_in" and not stands_in:
                    await self._tables.play.go_away(row.id, user, until=settings.away_until)
                    changed += 1
                elif stands_in and not away:
                    await self._tables.play.come_back(row.id, user)
                    changed += 1
            except Refusal as refusal:
                log.warning(
                    "event=stand_in_refused table %s: no stand-in for %s: %s",
                    row.id,
                    hashed(user),
                    refusal.code,
                )
        return changed

    async def come_back_to(self, table_id: str, user: int, request: int | None) -> None:
        """Bring a person back at one table, or at all of them if they had announced an absence."""
        await self._tables.play.come_back(table_id, user, request)
        if (await self._preferences.of(user)).away_until is not None:
            await self.come_back(user)

    async def come_back(self, user: int) -> int:
        """End the absence at all tables. If they were paused, the time of the absence does not count.

        The end of the absence is stored first and deleted last, so that after a crash the schedule finishes
        it.
        """
        settings = await self._preferences.of(user)
        if settings.away_until is not None:
            over = min(settings.away_until, self._clock())
            await self._preferences.change(user, away_until=over)
            if settings.away == "pause":
                since = settings.away_since
                await self._at_all_tables(
                    user, lambda table_id: self._tables.play.resume(table_id, user, since)
                )
        changed = await self.see_to(user)
        await self._preferences.change(user, away_until=None)
        return changed

    async def _at_all_tables(self, user: int, deed: Callable[[str], Awaitable[object]]) -> None:
        for row in await self._tables.of_person(user, None):
            if row.phase == "playing":
                try:
                    await deed(row.id)
                except Refusal as refusal:
                    log.warning(
                        "event=absence_refused table %s: the absence of %s could not be applied: %s",
                        row.id,
                        hashed(user),
                        refusal.code,
                    )

    async def look(self) -> None:
        """End absences whose time is over; start stand-ins at tables that have begun during one."""
        for user, until in await self._store.people.away():
            if until <= self._clock():
                await self.come_back(user)
            else:
                await self.see_to(user)
