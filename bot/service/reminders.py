"""Reminders: whoever is waited for hears of it again, at good times, and never twice at once.

What is to be done when is written in the waits. This looks through them whenever one is due. The last
reminder is replaced by the next, and goes when its person has acted. At the end of the time the others are
offered a stand-in; nobody is thrown out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from bot.service.calling import people_at
from bot.service.delivery import Trouble, Undelivered
from bot.service.pace import deadline, is_late, next_reminder, until_awake
from bot.service.preferences import Preferences
from bot.service.refusal import Refusal
from bot.service.table import Table
from bot.service.tables import Tables
from bot.store import Posts, Store, Wait

log = logging.getLogger(__name__)

HEARTBEAT = 60.0
"""Seconds between two notes that the bot is running."""
LATER = 300.0
"""Seconds until something that failed is tried again."""


class Reminding(Protocol):
    """What reminders ask of the stage."""

    async def remind(
        self, table: Table, posts: Posts, wait: Wait, until: float | None, *, called: bool, late: bool
    ) -> str:
        """Say at the venue that a seat is waited for, below everything; gives what it takes to withdraw it.

        `called`: its person is mentioned. `late`: the others are offered a stand-in.
        """

    async def withdraw(self, note: str) -> None:
        """Take a reminder away; one that is gone already is no failure."""


class Reminders:
    """Looks through the waits, one after the other: nothing here is urgent."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        stage: Reminding,
        preferences: Preferences,
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._store = store
        self._stage = stage
        self._preferences = preferences
        self._clock = clock
        self._seen = 0.0

    async def take_over(self) -> None:
        """Another process has gone round until now: no time was lost."""
        self._seen = self._clock()
        await self._store.waits.is_up(self._seen)

    async def come_up(self) -> None:
        """Time while the bot was down counts for nobody. The first time ever, everybody is waited for from
        now on who is due already."""
        down = await self._store.waits.come_up(self._clock())
        self._seen = self._clock()
        if down is not None:
            log.info("was away for %.0f s; everybody has so much more time", down)
            return
        for table_id in await self._store.playing():
            try:
                await self._tables.play.wait_anew(table_id)
            except Refusal as refusal:
                log.warning("table %s: nobody is reminded there: %s", table_id, refusal.code)

    async def look(self) -> None:
        """Do what is to be done now."""
        now = self._clock()
        if now - self._seen >= HEARTBEAT:
            await self._store.waits.is_up(now)
            self._seen = now
        for wait in await self._store.waits.to_see_to(now):
            try:
                await self._see_to(wait, now)
            except Undelivered as error:
                log.warning("table %s: seat %d is not reminded now: %s", wait.table_id, wait.seat, error)
                await self._postpone(wait, now + max(LATER, error.wait))
            except Exception:
                log.exception("table %s: seat %d is not reminded now", wait.table_id, wait.seat)
                await self._postpone(wait, now + LATER)

    async def _postpone(self, wait: Wait, at: float) -> None:
        if wait.since is None or (wait.message and not wait.reminded):
            await self._gone(wait)  # a reminder that can't be taken away is left
        else:
            await self._store.waits.note(replace(wait, next=at))

    async def _see_to(self, wait: Wait, now: float) -> None:
        if wait.message is not None and not wait.reminded:  # its person has acted
            await self._stage.withdraw(wait.message)
            await self._gone(wait)
            return
        try:
            table = await self._tables.get(wait.table_id)
        except Refusal:
            await self._store.waits.note(replace(wait, next=None))
            return
        user = table.seats[wait.seat].decider if wait.seat < len(table.seats) else None
        if wait.since is None or user is None or wait.seat not in table.to_act:
            await self._gone(wait)
            return
        if len(people_at(table)) < 2:  # nobody else waits
            await self._store.waits.note(replace(wait, next=None))
            return
        settings = await self._preferences.of(user)
        late = is_late(table.terms.pace, wait.since, now)
        if settings.away_until is not None:  # until they are back, which is seen to elsewhere
            await self._store.waits.note(replace(wait, next=max(settings.away_until, now + HEARTBEAT)))
            return
        awake = until_awake(settings, now)
        if awake > now and not late:
            await self._store.waits.note(replace(wait, next=awake))
            return
        called = settings.reminders == "all" and awake <= now
        after = replace(
            wait,
            reminded=wait.reminded + 1,
            next=next_reminder(table.terms.pace, wait.since, wait.reminded + 1),
        )
        if called or late:
            until = deadline(table.terms.pace, wait.since)
            posts = await self._store.posts(table.id)
            note = await self._stage.remind(table, posts, wait, until, called=called, late=late)
            await self._store.waits.note(replace(after, message=note))
            if wait.message is not None:
                await self._withdraw(wait.message)
        else:
            await self._store.waits.note(after)

    async def _withdraw(self, note: str) -> None:
        try:
            await self._stage.withdraw(note)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                log.warning("a reminder stays: %s", error)

    async def _gone(self, wait: Wait) -> None:
        if wait.since is None:
            await self._store.waits.drop(wait)
        else:
            await self._store.waits.note(replace(wait, message=None))
