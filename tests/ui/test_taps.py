"""Double taps: a press too soon after a redraw is ignored if one of the two is final."""

from __future__ import annotations

import pytest

from bot.ui.interactions.double_taps import DoubleTaps
from tests.support.times import Clock

ANN, BOB, PANEL, OTHER = 1, 2, 10, 11


@pytest.fixture
def clock() -> Clock:
    return Clock(100.0)


@pytest.fixture
def taps(clock: Clock) -> DoubleTaps:
    return DoubleTaps(clock=clock)


@pytest.mark.parametrize(("seconds", "double"), [(0.0, True), (0.79, True), (0.81, False)])
def test_a_final_press_soon_after_a_redraw_is_a_double_tap(
    taps: DoubleTaps, clock: Clock, seconds: float, double: bool
) -> None:
    taps.redrawn(ANN, PANEL, final=True)
    clock.now += seconds
    assert taps.is_double(ANN, PANEL, final=True) is double


def test_a_look_soon_after_something_was_done_is_one_too(taps: DoubleTaps) -> None:
    taps.redrawn(ANN, PANEL, final=True)
    assert taps.is_double(ANN, PANEL, final=False)


def test_looks_follow_each_other_as_fast_as_fingers_are(taps: DoubleTaps) -> None:
    taps.redrawn(ANN, PANEL, final=False)
    assert not taps.is_double(ANN, PANEL, final=False)
    assert taps.is_double(ANN, PANEL, final=True)


def test_others_and_other_messages_are_not_concerned(taps: DoubleTaps) -> None:
    taps.redrawn(ANN, PANEL, final=True)
    assert not taps.is_double(BOB, PANEL, final=True)
    assert not taps.is_double(ANN, OTHER, final=True)


def test_nothing_is_double_where_that_is_switched_off(clock: Clock) -> None:
    taps = DoubleTaps(0, clock)
    taps.redrawn(ANN, PANEL, final=True)
    assert not taps.is_double(ANN, PANEL, final=True)
