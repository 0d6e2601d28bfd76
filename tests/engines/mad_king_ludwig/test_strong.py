"""The strong player: it keeps to its view, its chance and its time; its prices and its purchases."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from typing import Any
from unittest.mock import PropertyMock, patch

import pytest

from engines.cli.selfplay import play_one
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LEAVE
from engines.mad_king_ludwig.players.strong import alone, bargain, network
from engines.mad_king_ludwig.players.strong.features import describe
from engines.mad_king_ludwig.state import State
from tests.engines.mad_king_ludwig.building import GAME, game, played
from tests.soak import SOAK, in_soak, only_in_soak

SEED = "4" * 32
MOST = 400 if SOAK else 30


def decisions(seats: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a game in which the fair player builds castles; of a long game only the beginning."""
    rng = random.Random(3)
    state = GAME.setup(GAME.options_type(), seats, SEED)
    for number in range(MOST):
        due = GAME.to_act(state)
        if not due:
            return
        if number % every == 0:
            yield state, due[0]
        legal = GAME.legal(state, due[0])
        state = GAME.apply(
            state, due[0], GAME.players["fair"](GAME.view(state, due[0]), legal, rng, 1.0)
        ).state


def strong(state: State, seat: int, budget: float = math.inf) -> str:
    view = GAME.view(state, seat)
    return GAME.players["strong"](view, GAME.legal(state, seat), random.Random(1), budget).text


@pytest.mark.parametrize("seats", [1, in_soak(2), 3])
def test_what_is_hidden_from_a_seat_does_not_change_its_choice(seats: int) -> None:
    with patch.object(alone, "MARKETS", 1), patch.object(alone, "FINALISTS", 3):
        for state, seat in decisions(seats, every=5 if seats == 1 else 13):
            other = GAME.redeal(state, seat, random.Random(8))
            assert strong(other, seat) == strong(state, seat)


def test_without_time_it_still_chooses_and_hardly_looks() -> None:
    """After the time is over it weighs all actions at sight, and no other player's wishes."""
    for state, seat in decisions(4, every=11):
        legal = GAME.legal(state, seat)
        weighed = _weighing(state, seat)
        with patch.object(Thinking, "over", new_callable=PropertyMock, return_value=True):
            hurried = _weighing(state, seat)
            assert strong(state, seat) in {action.text for action in legal}
        assert hurried <= 12
        if len(legal) > 100:
            assert weighed > 3 * hurried


def _weighing(state: State, seat: int) -> int:
    """Returns the number of castles weighed for a decision."""
    with patch.object(network, "describe", side_effect=describe) as described:
        GAME.weigh(GAME.view(state, seat), GAME.legal(state, seat), random.Random(1), math.inf)
    return described.call_count


@pytest.mark.parametrize("time_for", [0, 3, 6])
def test_the_clock_is_asked_for_every_rival_and_every_decision(time_for: int) -> None:
    """It stops in time: it looks at no more than the clock allowed."""
    state, seat = next(
        (state, seat)
        for state, seat in decisions(4, every=1)
        if state.phase == "buy" and len(GAME.legal(state, seat)) > 40
    )
    answers = itertools.chain([False] * time_for, itertools.repeat(True))
    with (
        patch.object(Thinking, "over", new_callable=PropertyMock, side_effect=answers),
        patch.object(alone.Position, "settled", autospec=True, side_effect=alone.Position.settled) as settled,
        patch.object(bargain, "buyer", side_effect=bargain.buyer) as buyer,
    ):
        assert _weighed(state, seat)
    assert settled.call_count + buyer.call_count == time_for


def _weighed(state: State, seat: int, *also: Any) -> dict[str, float]:
    legal = GAME.legal(state, seat)
    found = GAME.weigh(GAME.view(state, seat), legal, random.Random(1), math.inf, also)
    assert {one.action for one in found} <= set(legal)
    points = [one.points for one in found]
    assert points == sorted(points, reverse=True)
    return {one.action.text: one.points for one in found}


def test_actions_that_are_asked_for_are_weighed_too() -> None:
    for state, seat in decisions(3, every=9):
        legal = GAME.legal(state, seat)
        asked = random.Random(state.round).choice(legal)
        assert asked.text in _weighed(state, seat, asked)


def test_its_prices_promise_it_no_less_than_the_market_as_it_lies() -> None:
    better = 0
    for state, seat in decisions(3, every=1):
        if state.phase == "price":
            weighed = _weighed(state, seat, LEAVE)
            best = next(iter(weighed.values()))
            assert best >= weighed[LEAVE.text]
            better += best > weighed[LEAVE.text]
    assert better > 2


def test_a_room_that_the_others_want_gets_dear() -> None:
    """No player can place a downstairs room; the Broom Closet brings cards at once."""
    state = game(2, builder=0, market="broom_closet crypt armory mold_room dungeon")._replace(phase="price")
    legal = {action.text: action for action in GAME.legal(state, 0)}
    after = played(state, legal[strong(state, 0)])[0]
    assert [slot.room for slot in after.market].index("broom_closet") >= 2


@only_in_soak
def test_it_beats_three_fair_players() -> None:
    rng = random.Random(5)
    games, wins = 120, 0.0
    for number in range(games):
        names = ["fair"] * 4
        names[number % 4] = "strong"
        result = play_one(GAME, GAME.options_type(), tuple(names), rng)
        wins += (number % 4 in result.winners) / len(result.winners)
    assert wins >= 0.6 * games
