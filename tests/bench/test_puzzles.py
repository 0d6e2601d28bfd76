"""Play-outs confirm that the answers of puzzles are better; `make soak` plays more of them."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from bot.tables.levels import advises
from bot.tables.rating.played_out import Differences
from engines.registry import game, keys
from tests.bench.puzzles import SHARE, Confirmed, Kept, series, settled
from tests.soak import only_in_soak

PUZZLES, PLAYOUTS = 200, 200
KEPT = Path("build/puzzles.jsonl")
"""The series of an interrupted run goes on there."""


def test_a_puzzle_is_confirmed_by_points_or_by_wins() -> None:
    assert Confirmed(2.0, points=0.5, wins=-0.1).better
    assert Confirmed(2.0, points=-0.5, wins=0.1).better
    assert not Confirmed(2.0, points=0.0, wins=0.0).better


@pytest.mark.parametrize(
    ("differences", "over"),
    [
        ([1.0] * 9, False),
        ([1.0] * 10, True),
        ([0.0] * 199, False),
        ([0.0] * 200, True),
        ([9.0, -8.0] * 20, False),
        ([-2.0, -1.0] * 5, True),
    ],
)
def test_play_outs_end_once_their_sign_is_settled(differences: list[float], over: bool) -> None:
    found = Differences()
    for one in differences:
        found.add((one, 0.0), (0.0, 0.0))
    assert settled(found, PLAYOUTS) is over


def test_a_puzzle_that_loses_points_goes_on_while_it_wins_more() -> None:
    found = Differences()
    for number in range(10):
        found.add((0.0, float(number == 0)), (2.0, 0.0))
    assert not settled(found, PLAYOUTS)


def test_an_interrupted_series_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "series"
    Kept(file).add([1, 2], "kingdomino", 1000)
    assert Kept(file).get("kingdomino", 1000) == [1, 2]
    assert Kept(file).get("kingdomino", 1001) is None


@only_in_soak
@pytest.mark.parametrize("key", [key for key in keys() if advises(game(key))])
def test_play_outs_confirm_the_better_answers(key: str) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    found = series(game(key), PUZZLES, PLAYOUTS, Kept(KEPT))
    assert mean(one.better for one in found) >= SHARE, sorted(found, key=lambda one: one.cost)
