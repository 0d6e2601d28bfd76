"""The levels of computer players: easy ones leave much to chance; each level beats the one below."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from engines import registry
from engines.cli.selfplay import play_one
from engines.core.careless import careless
from engines.core.players import LEVELS, choose_at_random
from tests.soak import only_in_soak

GAMES = 60
CLEARLY = 1.6
"""The factor by which a level exceeds its fair share of wins at a usual table of the lower level."""


def first(view: object, legal: tuple[str, ...], rng: random.Random, budget: float) -> str:
    return legal[0]


def test_of_a_careless_players_decisions_a_share_is_left_to_chance() -> None:
    player: Any = careless(first, 0.3)
    rng = random.Random(1)
    legal = tuple("abcdefghij")
    chosen = [player(None, legal, rng, 1.0) for _ in range(2000)]
    assert 0.24 < sum(choice != "a" for choice in chosen) / 2000 < 0.30
    assert set(chosen) == set(legal)


@pytest.mark.parametrize("key", registry.keys())
def test_levels_are_in_order_and_the_best_one_comes_first(key: str) -> None:
    names = [*registry.game(key).players]
    levels = [name for name in names if name in LEVELS]
    assert levels == [level for level in reversed(LEVELS) if level in levels]
    assert names.index("random") == len(names) - 1
    assert registry.game(key).players["random"] is choose_at_random


@only_in_soak
@pytest.mark.parametrize("key", registry.keys())
def test_each_level_clearly_beats_the_one_below(key: str) -> None:
    game = registry.game(key)
    names = [*reversed([name for name in game.players if name in LEVELS]), "random"]
    names = ["random", *names[:-1]]
    seats = min(4, game.seats[-1])
    for lower, higher in itertools.pairwise(names):
        rng, wins = random.Random(7), 0.0
        for number in range(GAMES):
            table = [lower] * seats
            table[number % seats] = higher
            result = play_one(game, game.options_type(), tuple(table), rng)
            wins += (number % seats in result.winners) / len(result.winners)
        assert wins / GAMES >= CLEARLY / seats, (lower, higher)
