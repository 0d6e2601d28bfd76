"""Play-outs confirm that the answers of puzzles are better; `make soak` plays more of them."""

from __future__ import annotations

from statistics import mean

import pytest

from bot.tables.levels import advises
from engines.registry import game, keys
from tests.bench.puzzles import SHARE, Confirmed, series
from tests.soak import only_in_soak

PUZZLES, PLAYOUTS = 40, 40
"""`python -m tests.bench.puzzles` plays 200 times 200."""


def test_a_puzzle_is_confirmed_by_points_or_by_wins() -> None:
    assert Confirmed(2.0, points=0.5, wins=-0.1).better
    assert Confirmed(2.0, points=-0.5, wins=0.1).better
    assert not Confirmed(2.0, points=0.0, wins=0.0).better


@only_in_soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("key", [key for key in keys() if advises(game(key))])
def test_play_outs_confirm_the_better_answers(key: str) -> None:
    found = series(game(key), PUZZLES, PLAYOUTS)
    assert mean(one.better for one in found) >= SHARE, sorted(found, key=lambda one: one.cost)
