"""The computer players."""

from __future__ import annotations

import random

import pytest

from engines.cli.selfplay import play_one
from engines.core.chance import random_seed
from engines.dragon_castle.data import SPIRITS
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from tests.engines.dragon_castle.positions import GAME, SEED, play, position_of
from tests.soak import SOAK, in_soak, only_in_soak

GAMES = 10 if SOAK else 3
AT_MOST = 200


def greedy(state: State) -> str:
    return GAME.players["greedy"](GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 1.0).text


def test_greedy_beats_random() -> None:
    rng = random.Random(7)
    seats = (("greedy", "random"), ("random", "greedy"))
    wins = 0
    for number in range(GAMES):
        names = seats[number % 2]
        result = play_one(GAME, DragonCastleOptions(), names, rng)
        wins += result.winners == (names.index("greedy"),)
    assert wins == GAMES


@pytest.mark.parametrize(
    "names", [("greedy", "random", "random", "random"), in_soak(("greedy",)), in_soak(("greedy",) * 3)]
)
def test_greedy_plays_with_cards(names: tuple[str, ...]) -> None:
    options = DragonCastleOptions(random_spirits=2, random_dragons=2)
    result = play_one(GAME, options, names, random.Random(3))
    points = {standing.seat: standing.points for standing in result.standings}
    assert all(points[seat] > 15 for seat, name in enumerate(names) if name == "greedy")


def test_greedy_completes_a_set() -> None:
    state = play(position_of("S1 . M1", "S2 S3 S4 .  S5 S6 "), "take A1", "shrine")
    assert greedy(state) == "place S1 D1"


def test_greedy_takes_the_tile_that_completes_a_set() -> None:
    assert greedy(position_of("M1/2 . S1/2 . F1/2", "S2 S3 S4 .  S5 S6 ")) == "take C1"


def test_greedy_builds_on_the_higher_level() -> None:
    state = play(position_of("S1 . M1", "S2 S3/3 S4 ."), "take A1", "shrine", "place S1 D1")
    assert greedy(state) == "build B1"


def test_greedy_chooses_the_same_for_the_same_view() -> None:
    state = GAME.setup(DragonCastleOptions(), 2, SEED)
    seat = GAME.to_act(state)[0]
    legal = GAME.legal(state, seat)
    choices = {
        GAME.players["greedy"](
            GAME.view(GAME.redeal(state, seat, random.Random(number)), seat), legal, random.Random(5), 1.0
        ).text
        for number in range(5)
    }
    assert len(choices) == 1


def test_greedy_ends_the_turn_at_once_where_no_spirit_pays() -> None:
    state = play(position_of("M1 . F1", "S2 S3\n.\n. . . W1", spirits=("destruction",)), "take A1", "shrine")
    assert greedy(state).endswith(" end")


def test_greedy_calls_a_spirit_after_its_last_step_where_that_pays() -> None:
    """Cunning turns three dragons for 3 points, and a useless tile pays for it."""
    own = "D1 D2/2 D3/3 . . M1\n.\n.\nF1"
    state = position_of("M2 . F2", own, spirits=("cunning",), pool=2)._replace(last_round=True)
    state = play(state, "take A1", "shrine")
    while state.turn.seat == 0 and state.turn.pending is None:
        state = play(state, greedy(state))
    assert state.turn.pending == "cunning"


SET_AND_TRIPLE = "D1 D2 D3 . S2 S3\n. . . . . S4\n.\nF1"
"""One soldier more makes a set; Cunning turns the dragons for more than a discard or a summons brings."""


def test_greedy_does_not_discard_for_a_spirit_that_it_may_call_after_a_tile_as_well() -> None:
    state = position_of("S1 . F2", SET_AND_TRIPLE, spirits=("cunning",), pool=2)._replace(last_round=True)
    assert greedy(play(state, "take A1")) == "shrine"


def test_greedy_does_not_summon_for_a_spirit_that_it_may_call_after_a_tile_as_well() -> None:
    state = position_of("S1 . F2", SET_AND_TRIPLE, spirits=("cunning",), pool=2)._replace(last_round=True)
    assert "summon" in [action.text for action in GAME.legal(state, 0)]
    assert greedy(state) == "take A1"


def test_greedy_puts_its_last_tile_where_beauty_pays() -> None:
    """Four tiles of one number bring 3 points and two shrines; a useless tile pays for them."""
    own = "S5 M5 F5 . . .\n.\n.\n. . . . . W1"
    state = position_of("S5 . M1", own, spirits=("beauty",), pool=2)._replace(last_round=True)
    state = play(state, "take A1", "shrine")
    while state.turn.seat == 0 and state.turn.pending is None:
        state = play(state, greedy(state))
    assert state.turn.pending == "beauty"


@only_in_soak
def test_greedy_calls_every_spirit() -> None:
    """In 200 games with three of them in each, often enough for each to pay somewhere."""
    rng = random.Random(11)
    never = set(SPIRITS)
    for number in range(AT_MOST):
        cards = tuple(SPIRITS[(3 * number + beside) % len(SPIRITS)] for beside in range(3))
        if never.isdisjoint(cards):
            continue
        state = GAME.setup(DragonCastleOptions(spirits=cards), 2, random_seed(rng))
        while due := GAME.to_act(state):
            action = GAME.players["greedy"](GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
            if action.kind == "spirit":
                never.discard(action.spirit)
            state = GAME.apply(state, due[0], action).state
    assert not never
