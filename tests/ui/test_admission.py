"""Presses that are not taken in: given up by Discord, the rest of a burst, or too many in all."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime

import pytest
from discord.utils import time_snowflake

from bot.tables.refusal import Refusal
from bot.ui.interactions.admission import (
    MOST_LOOKS,
    MOST_LOOKS_BEHIND,
    MOST_OF_PERSON,
    MOST_PRESSES,
    Admission,
)

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
    assert admission.takes_in(pressed(1000.0), ANN)
    clock.now = 1003.1
    assert admission.takes_in(pressed(1000.1), ANN)
    clock.now = 1003.5
    assert not admission.takes_in(pressed(1000.1), ANN)
    assert admission.takes_in(pressed(1003.4), ANN)


def test_a_clock_that_is_wrong_gives_nothing_up() -> None:
    for wrong in (-3600.0, -5.0, 5.0, 3600.0):
        clock = Clock(1000.2 + wrong)
        admission = Admission(clock)
        for second in range(MOST_OF_PERSON - 1):
            clock.now = 1000.2 + wrong + second
            assert admission.takes_in(pressed(1000.0 + second), ANN)
        assert not admission.takes_in(pressed(1000.0 + MOST_OF_PERSON - 6), ANN)


def test_a_clock_that_is_put_forward_is_believed_again_within_the_hour() -> None:
    clock = Clock(1000.0)
    admission = Admission(clock)
    assert admission.takes_in(pressed(1000.0), ANN)
    clock.now = 1000.0 + 3600 + 6
    assert admission.takes_in(pressed(1000.0 + 3600), ANN)


def test_of_a_burst_so_many_are_taken_in_and_anybody_elses_press_beside_them() -> None:
    admission = Admission(lambda: 0.0)
    taken_in = [admission.takes_in(number, ANN) for number in range(MOST_OF_PERSON + 2)]
    assert taken_in == [True] * MOST_OF_PERSON + [False] * 2
    assert admission.takes_in(100, BOB)
    admission.over(0)
    admission.over(0)
    assert [admission.takes_in(number, ANN) for number in (101, 102)] == [True, False]


def test_a_full_house_refuses_looks_first_and_then_everything() -> None:
    admission = Admission(lambda: 0.0)
    with ExitStack() as answering:
        assert admission.is_calm
        for _ in range(MOST_LOOKS):
            answering.enter_context(admission.place(looks=True))
        assert not admission.is_calm
        with pytest.raises(Refusal, match="house-full"), admission.place(looks=True):
            pass
        for _ in range(MOST_PRESSES - MOST_LOOKS):
            answering.enter_context(admission.place(looks=False))
        with pytest.raises(Refusal, match="house-full"), admission.place(looks=False):
            pass
    with admission.place(looks=True):
        pass


def test_where_presses_come_late_fewer_looks_are_answered_and_as_many_decisions() -> None:
    clock = Clock(1000.0)
    admission = Admission(clock)
    assert admission.takes_in(pressed(1000.0), ANN)
    with ExitStack() as answering:
        for _ in range(MOST_LOOKS_BEHIND):
            answering.enter_context(admission.place(looks=True))
        clock.now = 1001.5
        assert admission.takes_in(pressed(1000.1), BOB)
        with pytest.raises(Refusal, match="house-full"), admission.place(looks=True):
            pass
        with admission.place(looks=False):
            pass
        assert admission.takes_in(pressed(1001.4), BOB)
        with admission.place(looks=True):
            pass
