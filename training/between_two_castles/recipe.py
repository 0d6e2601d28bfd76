"""The runs that made the weights of Between Two Castles, as the players' README describes them."""

from __future__ import annotations

from pathlib import Path

from engines.between_two_castles.players.strong.network import Network
from training.fast_model import FAST, compiled
from training.recipe import Run
from training.weights import read_floats

NUMBERS, OUTER, INNER = 242, 64, 24
SHAPES = ((NUMBERS, OUTER), (OUTER,), (OUTER, INNER), (INNER,), (INNER,), (NUMBERS,))
"""The shapes of a network's parts, in their order in `numbers.hpp`."""

RUNS = (
    Run("1", 3_500, 3, ("0.001", "0.03", "0.8", "0.35")),
    Run("2", 3_500, 4, ("0.0007", "0.03", "0.8", "0"), "1"),
    Run("3", 3_500, 5, ("0.0007", "0.02", "0.4", "0"), "2"),
    Run("4", 3_500, 6, ("0.0007", "0.02", "0.3", "0"), "3"),
    Run("5", 3_500, 8, ("0.0006", "0.02", "0.5", "0"), "4"),
    Run("8", 16_000, 9, ("0.0006", "0.02", "0.5", "0"), "5"),
    Run(
        *("9", 40_000, 12, ("0.0008", "0.015", "0.5", "0"), "8"),
        weights="engines/between_two_castles/players/strong/castle.npz",
    ),
)
"""The words of each run are rate, the share tried at random, λ and the share of games that it only watches.

The README names that last share for run 1 alone; here it is 0 for the others. The first three runs were made
with an earlier form of the program, so new weights will differ.
"""


def command(run: Run, folder: Path, out: Path, begin: Path | None) -> list[str]:
    """Returns the command line of a run."""
    rate, *rest = run.words
    program = compiled("between_two_castles", "train", folder, *FAST)
    return [str(program), str(run.games), str(run.seed), rate, str(out), str(begin or "-"), *rest]


def network(out: Path, run: Run) -> Network:
    """Returns the network that a run wrote."""
    return read_floats(out, Network, SHAPES)
