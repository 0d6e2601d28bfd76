"""Kingdomino in words: the end explained with what brought most first."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.texts import LANGUAGES, words
from bot.ui.faces import face_of
from engines.core.chance import random_seed
from engines.kingdomino.game import GAME
from engines.kingdomino.options import KingdominoOptions

FACE = face_of("kingdomino")
NAMES = ("Ann", "Łukasz", "Małgorzata")


def _over(options: KingdominoOptions) -> Any:
    """What is seen at the end of a game that greedy players play."""
    rng = random.Random(3)
    state = GAME.setup(options, len(NAMES), random_seed(rng))
    while due := GAME.to_act(state):
        action = GAME.players["greedy"](GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
        state = GAME.apply(state, due[0], action).state
    return GAME.view(state, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_explained_from_most_points_to_least(lang: str) -> None:
    view, said = _over(KingdominoOptions(middle_kingdom=True, harmony=True, dynasty=True)), words(lang)
    told = FACE.explain(view, NAMES, said).splitlines()
    for standing, row in zip(view.result.standings, told, strict=False):
        lines = [line for line in view.lines if line.seat == standing.seat]
        falling = sorted(lines, key=lambda line: -line.points)
        assert falling != lines, "the engine's order is another one, or this shows nothing"
        assert row.endswith(": " + ", ".join(FACE.account(line, said) for line in falling))


def test_an_area_without_points_is_not_told() -> None:
    view = _over(KingdominoOptions())
    first = view.result.standings[0].seat
    nothing = view.result.lines[0]._replace(seat=first, points=0)
    longer = view.result._replace(lines=(nothing, *view.result.lines))
    assert nothing not in FACE.lines_of(longer, first)
    assert len(FACE.lines_of(longer, first)) == len(FACE.lines_of(view.result, first))


def test_nothing_is_explained_before_the_end() -> None:
    view = GAME.view(GAME.setup(KingdominoOptions(), 3, "0" * 32), None)
    assert FACE.explain(view, NAMES, words("en")) == ""
