"""The pace of a table: how long it waits for a player, and when the player is reminded."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.store import WaitRow
from bot.tables.preferences import PersonSettings
from bot.tables.table import Table
from bot.tables.terms import Pace
from bot.time_units import DAY, MINUTE, WEEK

LIMITS: Mapping[Pace, float] = {"live": 10 * MINUTE, "day": DAY, "three_days": 3 * DAY, "week": WEEK}
"""Seconds for a decision; "none" has no limit."""
PATIENCE = (DAY, 3 * DAY)
"""Without a clock: the times of the first two reminders; after that there is one per week."""
MANY_SEATS = 4
"""From this number of seats on two people have to ask for a stand-in, if there are two."""


def next_reminder(pace: Pace, since: float, now: float) -> float | None:
    """Returns when the next reminder is due; None if there are no more. Missed reminders are skipped."""
    limit = LIMITS.get(pace)
    planned = [since + after for after in (PATIENCE if limit is None else (limit / 2, limit))]
    if limit is None:
        planned.append(planned[-1] + WEEK * max(1, (now - planned[-1]) // WEEK + 1))
    return next((at for at in planned if at > now), None)


def deadline(pace: Pace, since: float) -> float | None:
    """Returns the end of a player's time; None without a clock."""
    limit = LIMITS.get(pace)
    return None if limit is None else since + limit


def late_from(pace: Pace, since: float) -> float:
    """Returns when the others may ask for a stand-in: at the deadline, or at the last of `PATIENCE`."""
    return since + LIMITS.get(pace, PATIENCE[-1])


def is_late(pace: Pace, since: float, now: float) -> bool:
    return now >= late_from(pace, since)


def until_awake(settings: PersonSettings, at: float) -> float:
    """Returns the same moment, or the end of the person's quiet hours if it lies within them."""
    if settings.offset is None or settings.quiet_from == settings.quiet_to:
        return at
    local = datetime.fromtimestamp(at, UTC) + timedelta(minutes=settings.offset)
    length = (settings.quiet_to - settings.quiet_from) % 24
    begun = local.replace(hour=settings.quiet_from, minute=0, second=0, microsecond=0)
    if begun > local:
        begun -= timedelta(days=1)
    end = begun + timedelta(hours=length)
    return at + (end - local).total_seconds() if local < end else at


def waits_after(before: Table | None, after: Table, acted: int | None, now: float) -> tuple[WaitRow, ...]:
    """Returns the waits of the table; a seat that was due before and has not acted keeps its start time.

    With a clock, a seat that may leave the beginning to another player is not waited for yet.
    """
    now = round(now, 3)  # the database returns times with three digits
    old_waits = {} if before is None else {wait.seat: wait for wait in before.row.waits}
    waits = []
    for seat in after.on_the_clock if after.terms.pace in LIMITS else after.to_act:
        user = after.seats[seat].decider
        if user is None:
            continue
        goes_on = (
            seat in old_waits and seat != acted and before is not None and before.seats[seat].user == user
        )
        first = next_reminder(after.terms.pace, now, now)
        waits.append(old_waits[seat] if goes_on else WaitRow(seat, now, first))
    return tuple(waits)


def wanted_for_stand_in(table: Table, seat: int) -> int:
    """Returns the number of people who have to ask for a stand-in for the seat."""
    others = {row.user for row in table.seats if row.user is not None} - {table.seats[seat].user}
    return min(2 if len(table.seats) >= MANY_SEATS else 1, max(1, len(others)))
