"""Weights: read as training wrote them, and each file says where it came from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from engines.core.network import FACTS, Reals, load, provenance_of, save
from tests.soak import only_in_soak
from training.__main__ import GAMES
from training.fast_model import HERE, can_compile
from training.recipe import ROOT, learn, needed, recipe_of
from training.weights import write_floats

FILES = sorted((ROOT / "engines").rglob("*.npz"))


class Small(NamedTuple):
    one: Reals
    two: Reals


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_every_file_says_where_it_came_from(path: Path) -> None:
    told = provenance_of(path)
    assert tuple(told) == FACTS
    assert all(told.values())
    assert told["command"] != "unknown"
    assert told["seed"] != "unknown"


@pytest.mark.parametrize("game", GAMES)
def test_every_weights_file_has_a_run_of_its_name_and_seed(game: str) -> None:
    runs = recipe_of(game).runs
    given = {run.weights: run for run in runs if run.weights}
    learned = [path for path in FILES if game in path.parts and path.stem != "geometry"]
    assert set(given) == {str(path.relative_to(ROOT)) for path in learned}
    for name, run in given.items():
        told = provenance_of(ROOT / name)
        assert (told["run"], told["seed"]) == (run.name, str(run.seed))
        chain = needed(runs, run.name)
        assert chain[-1] is run
        assert not chain[0].begun_with


def test_what_is_not_known_is_said(tmp_path: Path) -> None:
    parts = Small(np.ones((2, 3), dtype=np.float32), np.zeros(4, dtype=np.float32))
    save(tmp_path / "weights.npz", parts, {"seed": "7"})
    told = provenance_of(tmp_path / "weights.npz")
    assert told["seed"] == "7"
    assert {told[fact] for fact in FACTS if fact != "seed"} == {"unknown"}
    read = load(tmp_path / "weights.npz", Small)
    assert all(np.array_equal(one, other) for one, other in zip(parts, read, strict=True))
    with pytest.raises(ValueError, match="seeds"):
        save(tmp_path / "weights.npz", parts, {"seeds": "7"})


@pytest.mark.parametrize("game", GAMES)
def test_weights_in_the_tree_have_the_shapes_that_the_programs_write(game: str, tmp_path: Path) -> None:
    if not [*HERE.glob(f"{game}/*.cpp")]:
        return  # numpy writes them itself
    its = recipe_of(game)
    for run in its.runs:
        if run.weights:
            with np.load(ROOT / run.weights) as kept:
                parts = [kept[name] for name in kept.files if name != "provenance"]
            write_floats(tmp_path / "weights", tuple(parts))
            read = its.network(tmp_path / "weights", run)
            assert all(np.array_equal(one, other) for one, other in zip(parts, read, strict=True))


@only_in_soak
@pytest.mark.skipif(not can_compile(), reason="no g++ here")
@pytest.mark.parametrize("game", GAMES)
def test_a_recipe_gives_weights(game: str, tmp_path: Path) -> None:
    """The first file of each recipe, after 500 games of each run that it takes."""
    run = next(run for run in recipe_of(game).runs if run.weights)
    (written,) = learn(game, tmp_path, only=run.name, games=500)
    told = provenance_of(written)
    assert told["run"] == run.name
    assert told["games"] == "500"
    with np.load(ROOT / run.weights) as kept, np.load(written) as fresh:
        assert {name: kept[name].shape for name in kept.files} == {
            name: fresh[name].shape for name in fresh.files
        }
