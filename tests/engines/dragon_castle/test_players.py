"""The computer players."""

from __future__ import annotations

import random

import pytest

from engines.cli.selfplay import play_one
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from tests.engines.dragon_castle.positions import GAME, SEED, play, position_of
from tests.soak import SOAK, in_soak

GAMES = 10 if SOAK else 6


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
    """Cunning turns three dragons for 3 points, and a tile that nobody needs pays for it."""
    own = "D1 D2/2 D3/3 . . M1\n.\n.\nF1"
    state = position_of("M2 . F2", own, spirits=("cunning",), pool=2)._replace(last_round=True)
    state = play(state, "take A1", "shrine")
    while state.turn.seat == 0 and state.turn.pending is None:
        state = play(state, greedy(state))
    assert state.turn.pending == "cunning"
