"""The strong player: it keeps to its view, its chance and its time; its Spirits and its building."""

from __future__ import annotations

import itertools
import math
import random
import statistics
from collections.abc import Iterator
from typing import Any
from unittest.mock import PropertyMock, patch

import pytest

from engines.cli.selfplay import play_one
from engines.core.thinking import Thinking
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.players.strong import ahead, search, steps
from engines.dragon_castle.players.strong.steps import Steps
from engines.dragon_castle.state import State
from tests.engines.clock import worked
from tests.engines.dragon_castle.positions import GAME, SEED, play, position_of
from tests.soak import SOAK, in_soak, only_in_soak

SPIRITS = DragonCastleOptions(random_spirits=3)
DRAGONS = DragonCastleOptions(random_spirits=1, random_dragons=2)
MOST = 600 if SOAK else 45


def decisions(
    seats: int, every: int, options: DragonCastleOptions | None = None
) -> Iterator[tuple[State, int]]:
    """Yields positions of a game of the fair player; of a long game only the beginning."""
    rng = random.Random(3)
    state = GAME.setup(options or DragonCastleOptions(), seats, SEED)
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


def strong(state: State, seat: int = 0, budget: float = math.inf) -> str:
    view = GAME.view(state, seat)
    return GAME.players["strong"](view, GAME.legal(state, seat), random.Random(1), budget).text


def weighed(state: State, seat: int, *also: DragonCastleAction) -> dict[str, float]:
    legal = GAME.legal(state, seat)
    found = GAME.weigh(GAME.view(state, seat), legal, random.Random(1), math.inf, also)
    assert {one.action for one in found} <= set(legal)
    points = [one.points for one in found]
    assert points == sorted(points, reverse=True)
    return {one.action.text: one.points for one in found}


@pytest.mark.parametrize("seats", [1, in_soak(2), 4])
def test_what_is_hidden_does_not_change_its_choice(seats: int) -> None:
    options = DragonCastleOptions() if seats == 1 else SPIRITS
    for state, seat in decisions(seats, every=4 if SOAK else 15, options=options):
        other = GAME.redeal(state, seat, random.Random(8))
        assert strong(other, seat) == strong(state, seat)


@pytest.mark.parametrize("options", [DRAGONS, SPIRITS, DragonCastleOptions(realm_rows=6)])
def test_it_weighs_what_is_legal_and_what_it_is_asked_for(options: DragonCastleOptions) -> None:
    for state, seat in decisions(3, every=8 if SOAK else 14, options=options):
        asked = random.Random(state.round).choice(GAME.legal(state, seat))
        assert asked.text in weighed(state, seat, asked)


def test_without_time_it_still_chooses_and_tries_no_spirit() -> None:
    tried = 0

    def count(*_: object) -> float:
        nonlocal tried
        tried += 1
        return 0.0

    with (
        patch.object(Thinking, "over", new_callable=PropertyMock, return_value=True),
        patch.object(search.Search, "_line", count),
    ):
        for state, seat in decisions(2, every=4, options=SPIRITS):
            before = tried
            assert strong(state, seat) in {action.text for action in GAME.legal(state, seat)}
            assert tried - before <= (state.turn.phase in ("sets", "effect"))


def test_the_clock_is_asked_before_each_spirit() -> None:
    """The search stops in time: if the time is over after two questions, it follows at most two lines."""
    own = "D1 D2/2 D3/3 . . M1\n.\n.\nF1"
    state = play(position_of("M2 . F2", own, spirits=("cunning", "strength"), pool=2), "take A1", "shrine")
    everything = weighed(state, 0)
    answers = itertools.chain([False] * 2, itertools.repeat(True))
    lines = 0
    follow = search.Search._line

    def count(self: search.Search, at: State, action: DragonCastleAction) -> float:
        nonlocal lines
        lines += 1
        return follow(self, at, action)

    with (
        patch.object(search.Search, "_line", count),
        patch.object(Thinking, "over", new_callable=PropertyMock, side_effect=answers),
    ):
        assert set(weighed(state, 0)) <= set(everything)
    assert lines <= 2


def test_it_heeds_the_next_turn() -> None:
    """Its expectation with a look at the next turn differs from its expectation at sight."""
    state = GAME.setup(DragonCastleOptions(), 1, SEED)
    deeper = weighed(state, 0)
    with patch.object(search, "look_further", return_value=None):
        at_sight = weighed(state, 0)
    assert set(deeper) == set(at_sight)
    assert [*deeper.values()] != [*at_sight.values()]


def test_the_clock_is_asked_before_each_draw() -> None:
    state = GAME.setup(DragonCastleOptions(), 1, SEED)
    imagined = 0
    until_next_turn = ahead._until_next_turn

    def count(*given: Any) -> Any:
        nonlocal imagined
        imagined += 1
        return until_next_turn(*given)

    answers = itertools.chain([False] * 5, itertools.repeat(True))
    with (
        patch.object(ahead, "_until_next_turn", count),
        patch.object(Thinking, "over", new_callable=PropertyMock, side_effect=answers),
    ):
        weighed(state, 0)
    assert imagined == 5


A_REALM = 1e-4
"""Seconds for all work on a realm: twenty times as long as on a machine of ours."""


@pytest.mark.parametrize("seats", [1, 4])
def test_it_never_thinks_a_tenth_longer_than_it_may(seats: int) -> None:
    """There is always more to look into; the clock counts the realms that are judged."""
    state = GAME.setup(DragonCastleOptions(), seats, SEED)
    with (
        patch.object(search, "FINALISTS", 1000),
        patch.multiple(ahead, DRAWS_ALONE=20, DRAWS_WITH_OTHERS=20),
        worked("judged", ahead, steps, cost=lambda boards, *_: A_REALM * boards.number) as clock,
    ):
        assert strong(state, state.turn.seat, 0.5)
    assert 0.4 <= clock.now <= 0.55


def test_rivals_go_on_until_it_is_the_own_turn_or_the_game_is_over() -> None:
    state = GAME.setup(DragonCastleOptions(), 3, SEED)
    its_steps = Steps(state)
    its_steps.judge(GAME.legal(state, state.turn.seat)[:1])
    line = its_steps.lines[0]
    pile = [*state.unseen]
    for first in range(3):
        table = ahead.Table(3, state.turn.seat, first, state.supply, state.unseen)
        after = ahead._until_next_turn(line, table, iter(pile), random.Random(1))
        assert after is not None
        assert after.round == state.round + 1
        taken = sum(line.course.castle.heights) - sum(after.castle.heights)
        assert 2 <= taken <= 4
        ending = line._replace(course=line.course._replace(last_round=True))
        assert ahead._until_next_turn(ending, table, iter(pile), random.Random(1)) is None


def test_it_completes_a_set_when_the_game_ends() -> None:
    state = position_of("S1 . M1", "S2 S3 S4 .  S5 S6 ")._replace(last_round=True)
    assert strong(state) == "take A1"
    state = play(state, "take A1", "shrine")
    assert strong(state) == "place S1 D1"


def test_it_builds_on_the_higher_level() -> None:
    state = position_of("S1 . M1", "S2 S3/3 S4 .")._replace(last_round=True)
    assert strong(play(state, "take A1", "shrine", "place S1 D1")) == "build B1"


def test_it_summons_when_nothing_else_brings_points() -> None:
    assert strong(position_of("S1 . M1", "E1")._replace(last_round=True)) == "summon"


def test_it_calls_a_spirit_after_its_last_step_where_that_pays() -> None:
    """Cunning turns three dragons for 3 points, and a useless tile pays for it."""
    own = "D1 D2/2 D3/3 . . M1\n.\n.\nF1"
    state = position_of("M2 . F2", own, spirits=("cunning",), pool=2)._replace(last_round=True)
    state = play(state, "take A1", "shrine")
    while state.turn.seat == 0 and state.turn.pending is None:
        state = play(state, strong(state))
    assert state.turn.pending == "cunning"


def test_it_ends_the_turn_at_once_where_no_spirit_pays() -> None:
    state = position_of("M1 . F1", "S2 S3\n.\n. . . W1", spirits=("destruction",))._replace(last_round=True)
    assert strong(play(state, "take A1", "shrine")).endswith(" end")


def test_it_heeds_what_the_dragons_pay() -> None:
    """Steadfastness pays for a shrine on the edge: of two cells on one level that is the better one."""
    own = ". S2\n. S3\n. S4"
    state = position_of("S1 . M1", own, dragons=("steadfastness",))._replace(last_round=True)
    state = play(state, "take A1", "shrine", "place S1 B4")
    assert strong(state) in ("build B1", "build B4")


@only_in_soak
def test_alone_its_median_is_55_or_more() -> None:
    rng = random.Random(21)
    games = [play_one(GAME, DragonCastleOptions(), ("strong",), rng).standings[0].points for _ in range(100)]
    assert statistics.median(games) >= 55


@only_in_soak
@pytest.mark.parametrize("options", [DragonCastleOptions(), SPIRITS])
def test_it_beats_three_fair_players(options: DragonCastleOptions) -> None:
    rng = random.Random(5)
    games, wins = 120, 0.0
    for number in range(games):
        names = ["fair"] * 4
        names[number % 4] = "strong"
        result = play_one(GAME, options, tuple(names), rng)
        wins += (number % 4 in result.winners) / len(result.winners)
    assert wins >= (0.6 if options == DragonCastleOptions() else 0.4) * games
