"""Lessons teach enough: a script that follows their rules of thumb beats a random player."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.lessons.lesson_buttons import lesson_of
from bot.ui.faces import hosted
from engines.core.action import Action
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import best_gain
from engines.registry import game
from tests.soak import SOAK

GAMES = 20 if SOAK else 4
"""Games of each kind; the script has both seats in turn."""

Taught = Callable[[Any, Any, Action], tuple[float, ...]]
"""How much a lesson's rules of thumb speak for an action, the most important one first."""


def kingdomino(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Place where it scores most; claim a domino that fits, for crowns, and the lower number."""
    if action.kind != "claim":
        return (its_game.forecast(view, action) or 0,)
    crowns = sum(half.crowns for half in DOMINOES[action.domino])
    gain = best_gain(view, action.domino)
    return (-1.0 if gain is None else gain + crowns, -action.domino)


def dragon_castle(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Take twins, complete sets, place beside the same type, build as high as possible."""
    gain = its_game.forecast(view, action) or 0
    kinds = {"pair": 3, "consolidate": 3, "build": 3, "shrine": 2, "take": 1}
    near = 0
    if action.kind == "place":
        realm = view.realms[view.to_act[0]]
        for row, column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            at = action.cell[0] + row, action.cell[1] + column
            if 0 <= at[0] < len(realm.cells) and 0 <= at[1] < len(realm.cells[0]):
                near += realm.cells[at[0]][at[1]].face[:1] == action.face[:1]
    twins = len(dict(view.castle.twins).get(action.cell, ())) if action.kind == "take" else 0
    return (kinds.get(action.kind, 0), gain, near, min(twins, 1))


def between_two_castles(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Prefers the most points, and the castle with fewer points."""
    gain = its_game.forecast(view, action) or 0
    if not hasattr(action, "side"):
        return (gain,)
    castles = {side: view.castle_on(view.seat, side).points for side in ("left", "right")}
    return (gain + (castles[action.side] == min(castles.values())),)


def mad_king_ludwig(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Buy what scores most, take what is free, pass when nothing helps."""
    gain = its_game.forecast(view, action)
    if gain is None:
        return (0.5 if action.kind == "pass" else 0.0,)
    return (gain + 0.6,)


RULES: dict[str, Taught] = {
    rule.__name__: rule for rule in (kingdomino, dragon_castle, between_two_castles, mad_king_ludwig)
}


def play(key: str, number: int) -> tuple[float, float]:
    """Returns the points of the script and of its opponent."""
    its_game, rng, own = game(key), random.Random(number), number % 2
    state = its_game.setup(its_game.options_type(), 2, f"{number:032x}")
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        action = rng.choice(legal)
        if due[0] == own:
            view = its_game.view(state, own)
            rng.shuffle(several := [*legal])
            action = max(several, key=lambda each: RULES[key](its_game, view, each))
        state = its_game.apply(state, due[0], action).state
    points = {standing.seat: standing.points for standing in its_game.result(state).standings}
    return points[own], points[1 - own]


@pytest.mark.parametrize("key", [key for key in hosted() if lesson_of(key) is not None])
def test_the_rules_of_thumb_of_a_lesson_beat_chance_clearly(key: str) -> None:
    played = [play(key, number) for number in range(GAMES)]
    assert sum(own for own, _ in played) > 1.2 * sum(other for _, other in played)
    assert sum(own > other for own, other in played) >= 0.75 * GAMES
