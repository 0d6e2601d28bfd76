"""Each fast model against its engine, move by move: a few games here, more of them in `make soak`."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from engines.dragon_castle.players.strong.network import network_for
from tests.soak import SOAK
from training.__main__ import GAMES
from training.dragon_castle.compare import compare_games
from training.fast_model import QUICK, can_compile, compiled, output
from training.recipe import ROOT
from training.weights import write_floats

AGREED = {"between_two_castles": 80, "dragon_castle": 200, "kingdomino": 36, "mad_king_ludwig": 150}
"""So many positions must have been compared with one game of each kind."""
FLAGS = QUICK if SOAK else ("-O0",)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.skipif(not can_compile(), reason="no g++ here")
def test_a_fast_model_plays_as_the_engine_does(tmp_path: Path, game: str) -> None:
    games = 40 if SOAK else 1
    agreed = import_module(f"training.{game}.compare").compare(tmp_path, games, *FLAGS)
    assert agreed >= AGREED[game] * games * 0.9


@pytest.mark.skipif(not can_compile(), reason="no g++ here")
def test_a_model_that_errs_is_found_out(tmp_path: Path) -> None:
    """A turn of Dragon Castle told wrongly: other points, another tile, other numbers, an end too early."""
    told = compiled("dragon_castle", "told", tmp_path, *FLAGS)
    write_floats(tmp_path / "weights", network_for(4))
    lines = [json.loads(line) for line in output(told, "4", "1", "5", tmp_path / "weights")]
    assert compare_games(4, lines) == len(lines) - 1
    for wrong in (
        {"points": lines[9]["points"] + 1},
        {"took": [[lines[9]["took"][0][0] + 1, *lines[9]["took"][0][1:]], *lines[9]["took"][1:]]},
        {"of_all": [0.5, *lines[9]["of_all"][1:]]},
        {"supply": lines[9]["supply"] + 1},
    ):
        with pytest.raises(AssertionError):
            compare_games(4, [*lines[:9], lines[9] | wrong, *lines[10:]])
    with pytest.raises(AssertionError, match="too early"):
        compare_games(4, lines[:-1])


def test_the_product_does_not_know_the_training() -> None:
    told = re.compile(r"^\s*(from|import) training\b", re.MULTILINE)
    files = [
        path
        for package in ("bot", "engines", "playground", "render")
        for path in (ROOT / package).rglob("*.py")
    ]
    assert len(files) > 300
    assert not [path for path in files if told.search(path.read_text(encoding="utf-8"))]
