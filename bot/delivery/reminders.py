"""Reminds players who keep a table waiting, at suitable times, with at most one reminder per table.

The waits store when each seat is due for a reminder. Seats of a table that are due together share one post.
The next reminder replaces the last one, which is deleted when all players it names have acted. When a
player's time is over the others are offered a stand-in; no player is removed.

Before posting, the bot stores that a reminder is about to be posted and where. If a crash comes before the
message id is stored, the bot later searches that venue for the message.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Protocol, TypeVar

from bot.delivery.mentions import people_at
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import Posts, Store, StoreAway, Wait
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Pace
from bot.tables.waiting.pace import deadline, is_late, late_from, next_reminder, until_awake

log = logging.getLogger(__name__)

T = TypeVar("T")

HEARTBEAT = 60.0
"""Seconds between two stored signs of life."""
OPEN = "/?"
"""Marks a stored reminder that is being posted: its place is known, its message id not yet."""
LATER = 300.0
"""Seconds until a failed reminder is tried again."""


@dataclass(frozen=True)
class RemindedSeat:
    """A seat that a reminder names."""

    wait: Wait
    until: float | None
    """The end of its time; None without a clock."""
    called: bool
    """Whether its person is mentioned."""
    late: bool
    """Whether the others are offered a stand-in."""


@dataclass(frozen=True)
class _SeatReminder:
    """The reminder that is due for one seat now, and the time `after` which the seat is checked again."""

    seat: RemindedSeat
    after: float | None

    @property
    def wait(self) -> Wait:
        return self.seat.wait

    def with_wait(self, **changes: Any) -> _SeatReminder:
        return replace(self, seat=replace(self.seat, wait=replace(self.wait, **changes)))


class Reminding(Protocol):
    """The part of the stage that reminders use."""

    async def remind(self, table: Table, posts: Posts, seats: Sequence[RemindedSeat]) -> str:
        """Post who is waited for at the end of the venue; returns a reference for withdrawing it."""

    def place_of(self, table: Table, posts: Posts) -> str:
        """Returns the place where a reminder would be posted now, as it is stored before posting."""

    async def find_reminder(self, table_id: str, seat: int, place: str, last: str | None) -> str | None:
        """Returns a reminder of that seat posted there but not stored, after the `last` stored one."""

    async def bring_up(self, note: str, table: Table, seats: Sequence[RemindedSeat]) -> None:
        """Update the text of an existing reminder, without mentions."""

    async def withdraw(self, note: str) -> None:
        """Delete a reminder; one that is gone already is no failure."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Update the text and buttons below the newest picture."""


class Reminders:
    """Checks the waits, one after the other: nothing here is urgent."""

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
        """Tables whose pictures show a deadline that has moved because the bot was down."""

    async def take_over(self) -> None:
        """Continue from another process that led until now: no time was lost."""
        self._seen = self._clock()
        await self._store.waits.is_up(self._seen)

    async def come_up(self) -> None:
        """Extend all deadlines by the time that the bot was down.

        At the very first start, the waits of all due players begin now.
        """
        down = await self._store.waits.come_up(self._clock())
        self._tables.read_anew()
        self._seen = self._clock()
        if down is not None:
            log.info(
                "event=deadlines_extended the bot was offline for %.0f s; all deadlines move by that time",
                down,
            )
            self._outdated = await self._store.playing() if down >= HEARTBEAT else []
            return
        for table_id in await self._store.playing():
            try:
                await self._tables.play.wait_anew(table_id)
            except Refusal as refusal:
                log.warning(
                    "event=reminders_refused table %s: sends no reminders: %s", table_id, refusal.code
                )

    async def look(self) -> None:
        """Send the reminders that are due now."""
        now = self._clock()
        if now - self._seen >= HEARTBEAT:
            await self._store.waits.is_up(now)
            self._seen = now
        while self._outdated:
            await self._bring_up_to_date(self._outdated.pop())
        due = sorted(await self._store.waits.to_see_to(now), key=lambda wait: (wait.table_id, wait.seat))
        for _, waits in groupby(due, key=lambda wait: wait.table_id):
            await self._see_to_table([*waits], now)

    async def _see_to_table(self, waits: Sequence[Wait], now: float) -> None:
        """Post one reminder for all seats of a table that are due for one now."""
        outcomes = [await self._tried(self._see_to(wait, now), [wait], now) for wait in waits]
        if reminders := [reminder for reminder in outcomes if reminder is not None]:
            await self._tried(self._remind(reminders), [reminder.wait for reminder in reminders], now)

    async def _tried(self, work: Awaitable[T], waits: Sequence[Wait], now: float) -> T | None:
        """Returns the result of the work; if it fails, postpones these waits and returns None."""
        table_id, seats = waits[0].table_id, ", ".join(str(wait.seat) for wait in waits)
        later = now + LATER
        try:
            return await work
        except Undelivered as error:
            log.warning(
                "event=reminder_delayed table %s: the reminder for seat %s is delayed: %s",
                table_id,
                seats,
                error,
            )
            later = now + max(LATER, error.wait)
        except StoreAway:
            raise  # nothing can be stored now: the next round retries
        except Exception:
            log.exception("event=reminder_failed table %s: the reminder for seat %s failed", table_id, seats)
        for wait in waits:
            await self._postpone(wait, later)
        return None

    async def _bring_up_to_date(self, table_id: str) -> None:
        """Show the current deadline below a table's picture."""
        try:
            table = await self._tables.get(table_id)
            timed = any(deadline(table.terms.pace, wait.since) is not None for wait in table.row.waits)
            if timed or table.row.wish is not None:
                await self._stage.refresh_board(table, await self._store.posts(table_id))
        except (Refusal, Undelivered, StoreAway) as error:
            log.info(
                "event=deadline_not_updated table %s: its shown deadline could not be updated: %s",
                table_id,
                error,
            )
        except Exception:
            log.exception(
                "event=deadline_update_failed table %s: its shown deadline could not change",
                table_id,
            )

    async def _postpone(self, before: Wait, at: float) -> None:
        wait = await self._store.waits.of(before.table_id, before.seat)  # it may have changed since
        if wait is None:
            return
        if wait.since is None or (wait.message and not wait.reminded):
            await self._gone(wait)  # a reminder that can't be deleted is left
        else:
            await self._store.waits.note(replace(wait, next=at))

    async def _see_to(self, wait: Wait, now: float) -> _SeatReminder | None:
        """Handle this seat alone; returns its reminder if its person is to be reminded now."""
        if wait.message is not None and not wait.reminded:  # its person has acted
            for note in filter(None, await self._messages_of(wait)):
                await self._take_away(wait.table_id, note, [wait.seat])
            await self._gone(wait)
            return None
        try:
            table = await self._tables.get(wait.table_id)
        except Refusal:
            await self._store.waits.note(replace(wait, next=None))
            return None
        user = table.seats[wait.seat].decider if wait.seat < len(table.seats) else None
        if wait.since is None or user is None or wait.seat not in table.to_act:
            await self._gone(wait)
            return None
        if len(people_at(table)) < 2:  # no other person waits
            await self._store.waits.note(replace(wait, next=None))
            return None
        settings, pace = await self._preferences.of(user), table.terms.pace
        late = is_late(pace, wait.since, now)
        if settings.away_until is not None:  # their return restarts the reminders
            await self._store.waits.note(replace(wait, next=max(settings.away_until, now + HEARTBEAT)))
            return None
        awake = until_awake(settings, now)
        if awake > now and not late:
            await self._store.waits.note(replace(wait, next=min(awake, late_from(pace, wait.since))))
            return None
        after = next_reminder(pace, wait.since, now)
        mention = settings.reminders == "all" or (settings.reminders == "due" and _is_first(pace, wait, now))
        if mention and awake > now:  # the others are offered a stand-in now; the sleeper is mentioned later
            after = min(awake, after or awake)
        until = deadline(pace, wait.since)
        return _SeatReminder(RemindedSeat(wait, until, called=mention and awake <= now, late=late), after)

    async def _remind(self, reminders: Sequence[_SeatReminder]) -> None:
        """Post a reminder, or find the one posted before a crash, and delete the last one."""
        table = await self._tables.get(reminders[0].wait.table_id)
        posts = await self._store.posts(table.id)
        messages = {reminder.wait.seat: await self._messages_of(reminder.wait) for reminder in reminders}
        old_messages = {seat: note for seat, (note, _) in messages.items()}
        message = next((lost for _, lost in messages.values() if lost is not None), None)
        reminders = [
            reminder
            if _is_open(reminder.wait.message)
            else reminder.with_wait(reminded=reminder.wait.reminded + 1)
            for reminder in reminders
        ]
        for reminder in reminders:
            if not (reminder.seat.called or reminder.seat.late):  # not in this reminder; checked again later
                await self._store.waits.note(replace(reminder.wait, next=reminder.after))
        reminders = [reminder for reminder in reminders if reminder.seat.called or reminder.seat.late]
        if message is None:
            place = self._stage.place_of(table, posts)
            reminders = [
                announcement
                for reminder in reminders
                if (announcement := await self._with_announcement(reminder, old_messages, place)) is not None
            ]
        if not reminders:
            return
        seats = [reminder.seat for reminder in reminders]
        if message is None:
            message = await self._stage.remind(table, posts, seats)
        else:
            await self._stage.bring_up(message, table, seats)
        numbers = [reminder.wait.seat for reminder in reminders]
        for reminder in reminders:
            await self._store.waits.note(replace(reminder.wait, next=reminder.after, message=message))
        for old_message in {note for seat in numbers if (note := old_messages[seat]) not in (None, message)}:
            await self._withdraw(table.id, old_message, numbers)

    async def _with_announcement(
        self, reminder: _SeatReminder, old_messages: Mapping[int, str | None], place: str
    ) -> _SeatReminder | None:
        """Store that the reminder is about to be posted and return it; None if its person has acted."""
        reminder = reminder.with_wait(
            message=" ".join(filter(None, (old_messages[reminder.wait.seat], f"{place}{OPEN}")))
        )
        await self._store.waits.note(reminder.wait)
        stored = await self._store.waits.of(reminder.wait.table_id, reminder.wait.seat)
        return reminder if stored == reminder.wait else None

    async def _messages_of(self, wait: Wait) -> tuple[str | None, str | None]:
        """Returns the stored reminder, and one that was posted but not stored."""
        notes = (wait.message or "").split()
        old_message = next((note for note in notes if not _is_open(note)), None)
        place = next((note.removesuffix(OPEN) for note in notes if _is_open(note)), None)
        if place is None:
            return old_message, None
        return old_message, await self._stage.find_reminder(wait.table_id, wait.seat, place, old_message)

    async def _withdraw(self, table_id: str, note: str, seats: Collection[int]) -> None:
        try:
            await self._take_away(table_id, note, seats)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                log.warning("event=reminder_not_deleted an old reminder could not be deleted: %s", error)

    async def _take_away(self, table_id: str, note: str, seats: Collection[int]) -> None:
        """Remove these seats from that reminder; delete it if it names no others."""
        others = [
            wait
            for wait in await self._store.waits.at(table_id)
            if wait.seat not in seats and wait.reminded and note in (wait.message or "").split()
        ]
        if not others:
            await self._stage.withdraw(note)
            return
        table = await self._tables.get(table_id)
        await self._stage.bring_up(note, table, [await self._seat_still_due(table, wait) for wait in others])

    async def _seat_still_due(self, table: Table, wait: Wait) -> RemindedSeat:
        pace, since, user = table.terms.pace, wait.since or 0.0, table.seats[wait.seat].decider
        called = user is not None and (await self._preferences.of(user)).reminders == "all"
        late = is_late(pace, since, self._clock())
        return RemindedSeat(wait, deadline(pace, since), called=called, late=late)

    async def _gone(self, wait: Wait) -> None:
        if wait.since is None:
            await self._store.waits.drop(wait)
        else:
            await self._store.waits.note(replace(wait, message=None))


def _is_first(pace: Pace, wait: Wait, now: float) -> bool:
    """Whether this reminder replaces the mention that the player missed at night, when their turn came."""
    since = wait.since or 0.0
    return now < (next_reminder(pace, since, since) or since)


def _is_open(message: str | None) -> bool:
    """Whether a reminder may have been posted that is not stored."""
    return message is not None and message.endswith(OPEN)
