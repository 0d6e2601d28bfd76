"""Dragon Castle: a model that errs is found out, and weights are read as the program wrote them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engines.dragon_castle.players.strong.network import Network, network_for
from training.dragon_castle.compare import compare_games
from training.dragon_castle.recipe import SHAPES
from training.fast_model import can_compile, compiled, output
from training.weights import read_floats, write_floats


@pytest.mark.skipif(not can_compile(), reason="no g++ here")
def test_a_model_that_errs_is_found_out(tmp_path: Path) -> None:
    """A falsified turn: other points, another tile, other numbers, another supply, an end too early."""
    told = compiled("dragon_castle", "told", tmp_path, "-O0")
    write_floats(tmp_path / "weights", network_for(4))
    lines = [json.loads(line) for line in output(told, "4", "1", "5", tmp_path / "weights")]
    assert compare_games(4, lines) == len(lines) - 1
    turn = lines[9]
    (cell, top), *rest = turn["took"]
    for wrong in (
        {"points": turn["points"] + 1},
        {"took": [[cell + 1, top], *rest]},
        {"of_all": [0.5, *turn["of_all"][1:]]},
        {"supply": turn["supply"] + 1},
    ):
        with pytest.raises(AssertionError):
            compare_games(4, [*lines[:9], turn | wrong, *lines[10:]])
    with pytest.raises(AssertionError, match="too early"):
        compare_games(4, lines[:-1])


def test_weights_of_the_program_are_read_as_it_wrote_them(tmp_path: Path) -> None:
    its_network = network_for(1)
    written = tmp_path / "weights"
    write_floats(written, its_network)
    read = read_floats(written, Network, SHAPES)
    assert all(np.array_equal(one, other) for one, other in zip(its_network, read, strict=True))
    written.write_bytes(written.read_bytes()[:-4])
    with pytest.raises(ValueError, match="weights"):
        read_floats(written, Network, SHAPES)
