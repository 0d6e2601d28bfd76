"""Until when somebody says that they are away: a date by their own clock, or a number of days."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import cache

from babel.dates import get_month_names

from bot.texts import LANGUAGES
from bot.time_units import DAY

LONGEST_DAYS = 90
_DAYS = re.compile(r"\d{1,2}")
_DATES = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.?\s?(?P<year>\d{4})?"),
)
"""2026-12-24, and 24.12.2026 with or without the year."""
_WITH_MONTH = (
    re.compile(r"(?P<day>\d{1,2})\.?\s+(?P<month>[^\W\d]+)\.?(?:,?\s+(?P<year>\d{4}))?(?:\s+г\.?)?"),
    re.compile(r"(?P<month>[^\W\d]+)\.?\s+(?P<day>\d{1,2})(?:,?\s+(?P<year>\d{4}))?"),
)
"""24 декабря, Dec. 24, 2026: a month by its name in any of our languages."""


def end_of_absence(typed: str, now: float, offset: int | None) -> float | None:
    """The moment that was typed: so many days from now, or the beginning of a day by their clock, which is so
    many minutes ahead of UTC. None where it names none within the next ninety days."""
    typed = typed.strip()
    if _DAYS.fullmatch(typed):
        days = int(typed)
        return now + days * DAY if days <= LONGEST_DAYS else None
    clock = timedelta(minutes=offset or 0)
    today = (datetime.fromtimestamp(now, UTC) + clock).date()
    day = _date(typed, today)
    if day is None or not 0 < (day - today).days <= LONGEST_DAYS:
        return None
    return (datetime(day.year, day.month, day.day, tzinfo=UTC) - clock).timestamp()


def _date(typed: str, today: date) -> date | None:
    """The day of a date; one without a year is the next of its kind."""
    parts = next((match for form in (*_DATES, *_WITH_MONTH) if (match := form.fullmatch(typed))), None)
    if parts is None:
        return None
    named = parts["month"].lower()
    month = int(named) if named.isdigit() else _months().get(named, 0)
    day, year = int(parts["day"]), int(parts["year"] or today.year)
    try:
        result = date(year, month, day)
        return result if parts["year"] or result > today else date(year + 1, month, day)
    except ValueError:
        return None


@cache
def _months() -> dict[str, int]:
    """The number of each month by its names, long and short, in every language."""
    return {
        name.lower().rstrip("."): number
        for lang in LANGUAGES
        for width in ("wide", "abbreviated")
        for context in ("format", "stand-alone")
        for number, name in get_month_names(width, context, lang).items()
    }
