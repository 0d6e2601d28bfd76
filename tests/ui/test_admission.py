"""Presses that are not taken in: those that Discord has given up, and the rest of a person's burst."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime

from discord.utils import time_snowflake

from bot.ui.interactions.admission import Admission

ANN, BOB = 1, 2
EPOCH = 1_800_000_000.0


class Clock:
    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return EPOCH + self.now


def pressed(moment: float) -> int:
    """The id of an interaction of that moment, by Discord's clock."""
    return time_snowflake(datetime.fromtimestamp(EPOCH + moment, UTC))


def test_a_press_older_than_three_seconds_is_given_up() -> None:
    clock = Clock(1000.2)
    admission = Admission(clock)
    assert not admission.is_given_up(pressed(1000.0))
    clock.now = 1003.1
    assert not admission.is_given_up(pressed(1000.1))
    clock.now = 1003.5
    assert admission.is_given_up(pressed(1000.1))
    assert not admission.is_given_up(pressed(1003.4))


def test_a_clock_that_is_wrong_gives_nothing_up() -> None:
    for wrong in (-3600.0, -5.0, 5.0, 3600.0):
        clock = Clock(1000.2 + wrong)
        admission = Admission(clock)
        for second in range(20):
            clock.now = 1000.2 + wrong + second
            assert not admission.is_given_up(pressed(1000.0 + second))
        assert admission.is_given_up(pressed(1000.0 + 19 - 4))


def test_a_clock_that_is_put_forward_is_believed_again_within_the_hour() -> None:
    clock = Clock(1000.0)
    admission = Admission(clock)
    assert not admission.is_given_up(pressed(1000.0))
    clock.now = 1000.0 + 3600 + 6
    assert not admission.is_given_up(pressed(1000.0 + 3600))


def test_three_hundred_presses_of_a_person_are_taken_in_at_once_and_anybody_elses_beside_them() -> None:
    admission = Admission()
    with ExitStack() as under_way:
        taken_in = [under_way.enter_context(admission.entered(ANN)) for _ in range(302)]
        assert taken_in == [True] * 300 + [False] * 2
        with admission.entered(BOB) as admitted:
            assert admitted
    with admission.entered(ANN) as admitted:
        assert admitted
