"""The greedy computer player against the random one, and alone. `make soak` plays many games."""

from __future__ import annotations

import random
import statistics

from engines.cli.selfplay import play_one
from engines.core.score import Result
from engines.mad_king_ludwig.state import Reward
from tests.engines.mad_king_ludwig.building import GAME, game, played
from tests.engines.mad_king_ludwig.test_rewards import foyer_and_buttery
from tests.soak import SOAK

GAMES = 100 if SOAK else 6


def results(names: tuple[str, ...], games: int) -> list[Result]:
    rng = random.Random(11)
    return [play_one(GAME, GAME.options_type(), names, rng) for _ in range(games)]


def test_greedy_beats_random() -> None:
    games = GAMES if SOAK else 3
    wins = sum(result.winners == (1,) for result in results(("random", "greedy"), games))
    assert wins >= 0.95 * games


def test_greedy_alone_is_no_court_jester() -> None:
    """The median of many games is at least 60; few games are given some room below it."""
    points = [result.standings[0].points for result in results(("greedy",), GAMES)]
    assert statistics.median(points) >= (60 if GAMES >= 100 else 54)


def test_the_room_that_the_others_want_most_becomes_the_dearest() -> None:
    """Only the master builder can place a downstairs room; the Broom Closet brings cards at once."""
    state = game(2, builder=0, market="crypt broom_closet armory mold_room dungeon")._replace(phase="price")
    action = GAME.players["greedy"](GAME.view(state, 0), GAME.legal(state, 0), random.Random(0), 1.0)
    assert action in GAME.legal(state, 0)
    assert played(state, action)[0].market[-1].room == "broom_closet"


def test_greedy_plays_an_extra_turn_before_a_free_corridor_that_promises_less() -> None:
    state = foyer_and_buttery()
    legal = GAME.legal(state, 0)
    assert {action.kind for action in legal} == {"decline", "take", "extra"}
    chosen = GAME.players["greedy"](GAME.view(state, 0), legal, random.Random(0), 1.0)
    assert chosen.text == "extra"


def test_greedy_draws_cards_before_an_extra_turn() -> None:
    state = foyer_and_buttery()
    state = state._replace(turn=state.turn._replace(rewards=(Reward("utility", (0,)),)))
    chosen = GAME.players["greedy"](GAME.view(state, 0), GAME.legal(state, 0), random.Random(0), 1.0)
    assert chosen.text == "draw"
