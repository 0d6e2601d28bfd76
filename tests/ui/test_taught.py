"""Lessons teach enough: a script that follows their rules of thumb beats a random player."""

from __future__ import annotations

import random

import pytest

from bot.features.lessons.lesson_buttons import lesson_of
from bot.ui.faces import hosted
from engines.registry import game
from tests.soak import SOAK
from tests.ui.taught import rule_of

GAMES = 20 if SOAK else 4
"""Games of each kind; the script has both seats in turn."""


def play(key: str, number: int) -> tuple[float, float]:
    """Returns the points of the script and of its opponent."""
    its_game, rng, own = game(key), random.Random(number), number % 2
    rule = rule_of(key)
    state = its_game.setup(its_game.options_type(), 2, f"{number:032x}")
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        action = rng.choice(legal)
        if due[0] == own:
            view = its_game.view(state, own)
            rng.shuffle(several := [*legal])
            action = max(several, key=lambda each: rule(its_game, view, each))
        state = its_game.apply(state, due[0], action).state
    points = {standing.seat: standing.points for standing in its_game.result(state).standings}
    return points[own], points[1 - own]


@pytest.mark.parametrize("key", [key for key in hosted() if lesson_of(key) is not None])
def test_the_rules_of_thumb_of_a_lesson_beat_chance_clearly(key: str) -> None:
    played = [play(key, number) for number in range(GAMES)]
    assert sum(own for own, _ in played) > 1.2 * sum(other for _, other in played)
    assert sum(own > other for own, other in played) >= 0.75 * GAMES
