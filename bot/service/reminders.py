"""Reminders: whoever is waited for hears of it again, at good times, and never twice at once.

What is to be done when is written in the waits. This looks through them whenever one is due. The last
reminder is replaced by the next, and goes when its person has acted. At the end of the time the others are
offered a stand-in; nobody is thrown out.

That one is about to be posted is noted first: where a crash came before its number was, however long ago,
it is looked for at its venue.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from bot.service.calling import people_at
from bot.service.delivery import Trouble, Undelivered
from bot.service.pace import deadline, is_late, late_from, next_reminder, until_awake
from bot.service.preferences import Preferences
from bot.service.refusal import Refusal
from bot.service.table import Table
from bot.service.tables import Tables
from bot.service.terms import Pace
from bot.store import Posts, Store, StoreAway, Wait

log = logging.getLogger(__name__)

HEARTBEAT = 60.0
"""Seconds between two notes that the bot is running."""
OPEN = "/?"
"""Ends what is noted of a reminder while it is posted: its place is known, its number not yet."""
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

    def place_of(self, table: Table, posts: Posts) -> str:
        """Where a reminder would be posted now, as it is noted before."""

    async def find_reminder(self, table_id: str, seat: int, place: str, last: str | None) -> str | None:
        """A reminder of that seat which was posted there and not noted, after the `last` one that was."""

    async def bring_up(
        self, note: str, table: Table, wait: Wait, until: float | None, *, called: bool, late: bool
    ) -> None:
        """Say the same in a reminder that is there already."""

    async def withdraw(self, note: str) -> None:
        """Take a reminder away; one that is gone already is no failure."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Bring the words and buttons below the newest picture up to date."""


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
        self._outdated: list[str] = []
        """Tables below whose pictures the end of the time is an earlier one: the bot was down meanwhile."""

    async def take_over(self) -> None:
        """Another process has gone round until now: no time was lost."""
        self._seen = self._clock()
        await self._store.waits.is_up(self._seen)

    async def come_up(self) -> None:
        """Time while the bot was down counts for nobody. The first time ever, everybody is waited for from
        now on who is due already."""
        down = await self._store.waits.come_up(self._clock())
        self._tables.read_anew()
        self._seen = self._clock()
        if down is not None:
            log.info("was away for %.0f s; everybody has so much more time", down)
            self._outdated = await self._store.playing() if down >= HEARTBEAT else []
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
        while self._outdated:
            await self._bring_up_to_date(self._outdated.pop())
        for wait in await self._store.waits.to_see_to(now):
            try:
                await self._see_to(wait, now)
            except Undelivered as error:
                log.warning("table %s: seat %d is not reminded now: %s", wait.table_id, wait.seat, error)
                await self._postpone(wait, now + max(LATER, error.wait))
            except StoreAway:
                raise  # nothing can be noted now: the next round does it
            except Exception:
                log.exception("table %s: seat %d is not reminded now", wait.table_id, wait.seat)
                await self._postpone(wait, now + LATER)

    async def _bring_up_to_date(self, table_id: str) -> None:
        """The words below a table's picture tell the end of the time as it is now."""
        try:
            table = await self._tables.get(table_id)
            timed = any(deadline(table.terms.pace, wait.since) is not None for wait in table.row.waits)
            if timed or table.row.wish is not None:
                await self._stage.refresh_board(table, await self._store.posts(table_id))
        except (Refusal, Undelivered, StoreAway) as error:
            log.info("table %s: the end of the time below its picture stays: %s", table_id, error)
        except Exception:
            log.exception("table %s: the end of the time below its picture stays", table_id)

    async def _postpone(self, before: Wait, at: float) -> None:
        wait = await self._store.waits.of(before.table_id, before.seat)  # more may be noted by now
        if wait is None:
            return
        if wait.since is None or (wait.message and not wait.reminded):
            await self._gone(wait)  # a reminder that can't be taken away is left
        else:
            await self._store.waits.note(replace(wait, next=at))

    async def _see_to(self, wait: Wait, now: float) -> None:
        if wait.message is not None and not wait.reminded:  # its person has acted
            known, lost = await self._posted(wait)
            for note in filter(None, (known, lost)):
                await self._stage.withdraw(note)
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
        settings, pace = await self._preferences.of(user), table.terms.pace
        late = is_late(pace, wait.since, now)
        if settings.away_until is not None:  # until they are back, which is seen to elsewhere
            await self._store.waits.note(replace(wait, next=max(settings.away_until, now + HEARTBEAT)))
            return
        awake = until_awake(settings, now)
        if awake > now and not late:
            await self._store.waits.note(replace(wait, next=min(awake, late_from(pace, wait.since))))
            return
        after = next_reminder(pace, wait.since, now)
        wanted = settings.reminders == "all" or (settings.reminders == "due" and _is_first(pace, wait, now))
        if wanted and awake > now:  # the others are offered a stand-in, and who sleeps hears of it later
            after = min(awake, after or awake)
        await self._remind(table, wait, after, called=wanted and awake <= now, late=late)

    async def _remind(
        self, table: Table, wait: Wait, after: float | None, *, called: bool, late: bool
    ) -> None:
        """Post a reminder, or find the one that was posted before a crash, and take the last away. The next
        is due `after`wards."""
        known, lost = await self._posted(wait)
        if not _is_open(wait.message):
            wait = replace(wait, reminded=wait.reminded + 1)
        until = deadline(table.terms.pace, wait.since or 0.0)
        posts = await self._store.posts(table.id)
        sent = lost
        if lost is not None:
            await self._stage.bring_up(lost, table, wait, until, called=called, late=late)
        elif called or late:
            place = self._stage.place_of(table, posts)
            wait = replace(wait, message=" ".join(filter(None, (known, f"{place}{OPEN}"))))
            await self._store.waits.note(wait)
            if await self._store.waits.of(table.id, wait.seat) != wait:  # they have acted meanwhile
                return
            sent = await self._stage.remind(table, posts, wait, until, called=called, late=late)
        await self._store.waits.note(replace(wait, next=after, message=sent or known))
        if sent is not None and known is not None:
            await self._withdraw(known)

    async def _posted(self, wait: Wait) -> tuple[str | None, str | None]:
        """The reminder that is noted, and one that was posted without having been noted."""
        notes = (wait.message or "").split()
        known = next((note for note in notes if not _is_open(note)), None)
        place = next((note.removesuffix(OPEN) for note in notes if _is_open(note)), None)
        if place is None:
            return known, None
        return known, await self._stage.find_reminder(wait.table_id, wait.seat, place, known)

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


def _is_first(pace: Pace, wait: Wait, now: float) -> bool:
    """Whether it stands for the call that would have come at night, when they became due."""
    since = wait.since or 0.0
    return now < (next_reminder(pace, since, since) or since)


def _is_open(message: str | None) -> bool:
    """Whether something may have been posted that is not noted."""
    return message is not None and message.endswith(OPEN)
