"""The pace of posts: five in five seconds for each venue, and only venues of late are remembered."""

from __future__ import annotations

import pytest

from bot.service import pace
from bot.service.pace import POSTS, SECONDS, Pace


@pytest.fixture
def now() -> list[float]:
    return [1000.0]


@pytest.fixture
def kept(now: list[float]) -> Pace:
    return Pace(lambda: now[0])


def test_one_more_post_fits_once_the_oldest_of_five_is_five_seconds_old(kept: Pace, now: list[float]) -> None:
    for _ in range(POSTS):
        assert kept.room_in(1) == 0
        kept.note(1)
        now[0] += 0.5
    assert kept.room_in(1) == SECONDS - POSTS * 0.5
    assert kept.room_in(2) == 0
    now[0] += SECONDS - POSTS * 0.5
    assert kept.room_in(1) == 0
    kept.note(1)
    assert kept.room_in(1) == 0.5
    now[0] += 100
    assert kept.room_in(1) == 0


def test_the_venue_that_was_used_least_lately_is_forgotten(
    kept: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "_REMEMBERED", 2)
    for venue in (1, 2):
        for _ in range(POSTS):
            kept.note(venue)
    kept.note(1)
    assert kept.room_in(1) == kept.room_in(2) == SECONDS
    kept.note(3)
    assert (kept.room_in(1), kept.room_in(2)) == (SECONDS, 0)
