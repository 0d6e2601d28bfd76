"""The end of an absence, as people type it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.features.away.absences import Absences
from bot.tables.tables import Tables
from bot.tables.waiting.away_until import end_of_absence
from bot.texts import translator
from tests.service.playing import ANN

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "until"),
    [
        ("3", datetime(2026, 11, 19, 12)),
        (" 90 ", datetime(2027, 2, 14, 12)),
        ("0", datetime(2026, 11, 16, 12)),
        ("2026-11-24", datetime(2026, 11, 24)),
        ("24.11.", datetime(2026, 11, 24)),
        ("24.11", datetime(2026, 11, 24)),
        ("24.11.2026", datetime(2026, 11, 24)),
        ("2.1.", datetime(2027, 1, 2)),
        ("November 24", datetime(2026, 11, 24)),
        ("Nov. 24, 2026", datetime(2026, 11, 24)),
        ("24 ноября", datetime(2026, 11, 24)),
        ("24 ноября 2026 г.", datetime(2026, 11, 24)),
        ("24 listopada", datetime(2026, 11, 24)),
        ("2 sty 2027", datetime(2027, 1, 2)),
        ("tomorrow", datetime(2026, 11, 17)),
        ("Завтра", datetime(2026, 11, 17)),
        ("do jutra", datetime(2026, 11, 17)),
        ("pojutrze", datetime(2026, 11, 18)),
        ("next friday", datetime(2026, 11, 20)),
        ("до пятницы", datetime(2026, 11, 20)),
        ("do piątku", datetime(2026, 11, 20)),
        ("środa", datetime(2026, 11, 18)),
        ("monday", datetime(2026, 11, 23)),  # today is one
        ("24 Octember", None),
        ("91", None),
        ("2026-11-16", None),  # today
        ("15.11.", None),  # in a year
        ("15.11.2026", None),
        ("31.2.", None),
        ("2027-02-15", None),
        ("some day", None),
        ("", None),
    ],
)
def test_a_date_or_a_number_of_days(typed: str, until: datetime | None) -> None:
    expected = None if until is None else until.replace(tzinfo=UTC).timestamp()
    assert end_of_absence(typed, NOON, None) == expected


@pytest.mark.parametrize("typed", ["back", "I'm back", "Я вернулась", "wróciłem"])
def test_somebody_can_say_that_they_are_back(typed: str) -> None:
    assert end_of_absence(typed, NOON, 60) == NOON


@pytest.mark.parametrize(("offset", "hour"), [(180, -3), (-300, 5), (780, -13)])
def test_a_day_begins_by_the_persons_own_clock(offset: int, hour: int) -> None:
    midnight = datetime(2026, 11, 24, tzinfo=UTC).timestamp()
    assert end_of_absence("24.11.", NOON, offset) == midnight + hour * 3600


async def offered(tables: Tables, typed: str) -> list[tuple[str, str]]:
    """Returns what `/me away` offers for the typed end of an absence."""
    nobody: Any = None
    absences = Absences(tables.preferences, nobody, lambda: NOON)
    return await absences.ends_of_absence(ANN.id, typed, translator("en"))


async def test_the_end_of_an_absence_is_offered_while_it_is_typed(tables: Tables) -> None:
    days = ["1", "2", "3", "5", "7", "10", "14", "21", "30", "60", "0"]
    assert [value for _, value in await offered(tables, " ")] == days
    assert [value for _, value in await offered(tables, "1")] == ["1", "10", "14"]
    assert await offered(tables, "some day") == []
    assert await offered(tables, " 2026-11-24 ") == [("Until November 24, 2026, 8 days", "2026-11-24")]
    assert await offered(tables, "0") == [("I'm back", "0")]


async def test_an_offered_absence_names_the_day_by_the_persons_clock(tables: Tables) -> None:
    assert await offered(tables, "7") == [("Until November 23, 2026, 7 days", "7")]
    await tables.preferences.change(ANN.id, offset=13 * 60)  # it is the 17th there
    assert await offered(tables, "7") == [("Until November 24, 2026, 7 days", "7")]
    assert await offered(tables, "2026-11-24") == [("Until November 24, 2026, 7 days", "2026-11-24")]
