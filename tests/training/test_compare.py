"""Each fast model against its engine, move by move: a few games here, more of them in `make soak`."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.soak import SOAK, in_soak
from training.__main__ import GAMES
from training.fast_model import QUICK, can_compile
from training.recipe import ROOT

FLAGS = QUICK if SOAK else ("-O0",)


@pytest.mark.parametrize("game", [*GAMES[:1], *map(in_soak, GAMES[1:])])
@pytest.mark.skipif(not can_compile(), reason="no g++ here")
def test_a_fast_model_plays_as_the_engine_does(tmp_path: Path, game: str) -> None:
    games = 40 if SOAK else 1
    module = import_module(f"training.{game}.compare")
    assert module.compare(tmp_path, games, *FLAGS) >= games * module.A_GAME > 0


def test_the_product_does_not_know_the_training() -> None:
    told = re.compile(r"^\s*(from|import) training\b", re.MULTILINE)
    packages = [ROOT / name for name in ("bot", "engines", "playground", "render")]
    files = [path for package in packages for path in package.rglob("*.py")]
    assert len(files) > 300
    assert not [path for path in files if told.search(path.read_text(encoding="utf-8"))]
