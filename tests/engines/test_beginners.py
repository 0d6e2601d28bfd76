"""A beginner who follows the lesson: the script beats chance and often beats the easy player."""

from __future__ import annotations

import pytest

from engines import registry
from tests.engines.beginners import SCRIPTS, won_by_easy
from tests.soak import only_in_soak

MOST = 0.6
"""The largest share of games that the easy player may win against the script."""
GAMES = 100
ERROR = 0.1
"""Half of the interval of that many games."""


def test_every_game_has_a_script() -> None:
    assert {*SCRIPTS} == {*registry.keys()}


@pytest.mark.parametrize("key", SCRIPTS)
def test_the_rules_of_thumb_beat_chance(key: str) -> None:
    assert sum(won_by_easy(key, seed, "random") for seed in range(3)) <= 1


@only_in_soak
@pytest.mark.parametrize("key", SCRIPTS)
def test_a_beginner_has_a_chance_against_the_easy_player(key: str) -> None:
    won = sum(won_by_easy(key, seed) for seed in range(GAMES))
    assert won / GAMES <= MOST + ERROR
