"""The runs that made the weights of Dragon Castle, as the players' README describes them."""

from __future__ import annotations

from pathlib import Path

from engines.dragon_castle.players.strong.features import OF_ALL, OF_TYPE
from engines.dragon_castle.players.strong.network import Network
from training.fast_model import FAST, compiled
from training.recipe import Run
from training.weights import read_floats

STRONG = "engines/dragon_castle/players/strong"
PER_TYPE, INNER = 24, 32
SHAPES = ((OF_TYPE, PER_TYPE), (PER_TYPE,), (PER_TYPE, INNER), (OF_ALL, INNER), (INNER,), (OF_ALL,))
"""The shapes of a network's parts, in their order in `model.hpp`."""

RUNS = (
    Run("alone", 40_000, 2, ("1", "0.002", "0.06", "0.6"), weights=f"{STRONG}/alone.npz"),
    Run("others", 24_000, 3, ("0", "0.002", "0.06", "0.6"), weights=f"{STRONG}/others.npz"),
    Run("four, first part", 16_000, 11, ("4", "0.0012", "0.03", "0.7"), "others"),
    Run("four", 8_000, 12, ("4", "0.0008", "0.02", "0.7"), "four, first part", f"{STRONG}/four.npz"),
)
"""The words of each run are seats (0: a mixture of 2, 3 and 4), rate, the share tried at random and λ.

All but the last were made with an earlier form of the program, so new weights will differ.
"""


def command(run: Run, folder: Path, out: Path, begin: Path | None) -> list[str]:
    """Returns the command line of a run."""
    seats, rate, trying, memory = run.words
    program = compiled("dragon_castle", "train", folder, *FAST)
    words = [str(program), seats, str(run.games), str(run.seed), rate, str(out)]
    return [*words, str(begin or "-"), trying, memory]


def network(out: Path, run: Run) -> Network:
    """Returns the network that a run wrote."""
    return read_floats(out, Network, SHAPES)
