"""Parses the end of an absence: a date by the person's own clock, or a number of days."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import cache

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
_NEXT = re.compile(r"(?:(?:until|till|next|on|до|в|во|do|w|we)\s+)*")
"""Words that people put before a day."""
_BACK = frozenset(
    {"back", "i'm back", "im back", "i’m back", "вернулся", "вернулась", "я вернулся", "я вернулась"}
)
_BACK |= frozenset({"я здесь", "jestem", "wróciłem", "wróciłam", "jestem z powrotem"})
_DECLINED = (
    "понедельника poniedziałku",
    "вторника wtorku",
    "среды среду środy środę",
    "четверга czwartku",
    "пятницы пятницу piątku",
    "субботы субботу soboty sobotę",
    "воскресенья niedzieli niedzielę",
)
"""The weekdays as people say them after "until" or "on", Monday first."""
_TOMORROW = frozenset({"tomorrow", "завтра", "jutro", "jutra"})
_DAY_AFTER = frozenset({"day after tomorrow", "послезавтра", "pojutrze", "pojutrza"})


def end_of_absence(typed: str, now: float, offset: int | None) -> float | None:
    """Returns the end of an absence; None if the text names no day within `LONGEST_DAYS`.

    A number counts days from now. A date or a day's name means the beginning of that day by the person's
    clock, which is `offset` minutes ahead of UTC. The words for "I'm back" mean now.
    """
    typed = " ".join(typed.split()).lower()
    if typed in _BACK:
        return now
    if _DAYS.fullmatch(typed):
        days = int(typed)
        return now + days * DAY if days <= LONGEST_DAYS else None
    clock = timedelta(minutes=offset or 0)
    today = (datetime.fromtimestamp(now, UTC) + clock).date()
    day = _named_day(_NEXT.sub("", typed, count=1), today) or _date(typed, today)
    if day is None or not 0 < (day - today).days <= LONGEST_DAYS:
        return None
    return (datetime(day.year, day.month, day.day, tzinfo=UTC) - clock).timestamp()


def _named_day(typed: str, today: date) -> date | None:
    """Tomorrow, the day after it, or the next day of that name."""
    if typed in _TOMORROW:
        return today + timedelta(days=1)
    if typed in _DAY_AFTER:
        return today + timedelta(days=2)
    weekday = _weekdays().get(typed.rstrip("."))
    return None if weekday is None else today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)


def _date(typed: str, today: date) -> date | None:
    """Parses a date; one without a year is the next such day."""
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
def _weekdays() -> dict[str, int]:
    """The number of each weekday, Monday being 0, by its names in every language and case."""
    from babel.dates import get_day_names  # only people who go away pay for it

    names = {
        name.lower().rstrip("."): number
        for lang in LANGUAGES
        for width in ("wide", "abbreviated")
        for context in ("format", "stand-alone")
        for number, name in get_day_names(width, context, lang).items()
    }
    return names | {form: number for number, forms in enumerate(_DECLINED) for form in forms.split()}


@cache
def _months() -> dict[str, int]:
    """Returns the number of each month by its names, long and short, in every language."""
    from babel.dates import get_month_names

    return {
        name.lower().rstrip("."): number
        for lang in LANGUAGES
        for width in ("wide", "abbreviated")
        for context in ("format", "stand-alone")
        for number, name in get_month_names(width, context, lang).items()
    }
