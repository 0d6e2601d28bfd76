"""The letters at doors: each has its own place, however many there are."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from engines.core.panel import LETTERS, narrow
from engines.mad_king_ludwig.options import LudwigOptions
from render.mad_king_ludwig.closeup import plan_site
from render.mad_king_ludwig.discs import Disc, cross, place_discs
from tests.render.mad_king_ludwig.played import GAME

OVERLAP = 0.8
"""Two discs that are this share of their width apart still show both letters."""


def crowded(seed: int) -> list[list[Disc]]:
    """The discs of all questions for a door, in a game of players who build whatever they can."""
    rng = random.Random(seed)
    state = GAME.setup(LudwigOptions(), 2, f"{seed:032x}")
    found = []
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        placing = [action for action in legal if action.kind in ("buy", "take")]
        action = rng.choice(placing or legal)
        if placing:
            ask = narrow([each for each in placing if each.parts[0] == action.parts[0]], (), lambda _: None)
            if ask is not None and ask.question == "door":
                castle = GAME.view(state, due[0]).castles[due[0]]
                found.append(place_discs(castle, ask.options[: len(LETTERS)], plan_site(castle, 1.7)))
        state = GAME.apply(state, due[0], action).state
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_letter_can_be_read(seed: int) -> None:
    questions = crowded(seed)
    assert max(map(len, questions)) > 15
    for discs in questions:
        for one, other in combinations(discs, 2):
            assert math.dist(one.place, other.place) >= 2 * one.radius * OVERLAP, (one, other)


@pytest.mark.parametrize("seed", range(3))
def test_no_two_leaders_cross(seed: int) -> None:
    for discs in crowded(seed):
        for one, other in combinations(discs, 2):
            assert not cross(one.door, one.place, other.door, other.place), (one, other)
