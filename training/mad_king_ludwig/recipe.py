"""The runs that made the weights of Castles of Mad King Ludwig, as the players' README describes them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from engines.mad_king_ludwig.players.strong.features import NUMBERS, NUMBERS_BESIDE
from engines.mad_king_ludwig.players.strong.network import Network
from training.fast_model import FAST, compiled
from training.recipe import Run
from training.weights import Shapes, read_floats, write_floats

STRONG = "engines/mad_king_ludwig/players/strong"
INNER = 48
ALONE, BESIDE = "alone", "beside"

RUNS = (
    Run("alone 1", 40_000, 1, ("0.002", "0.06", "0.7")),
    Run("alone 2", 36_000, 2, ("0.0015", "0.05", "0.8"), "alone 1"),
    Run("alone 3", 36_000, 3, ("0.0015", "0.04", "0.9"), "alone 2"),
    Run("alone 4", 34_000, 4, ("0.001", "0.03", "0.9"), "alone 3"),
    Run("alone 5", 36_000, 5, ("0.0015", "0.04", "0.9"), "alone 4", f"{STRONG}/alone.npz"),
    Run("beside 1", 12_000, 1, ("0.0015", "0.05", "0.8"), "alone 5"),
    Run("beside 2", 20_000, 2, ("0.0015", "0.04", "0.9"), "beside 1", f"{STRONG}/others.npz"),
)
"""The words of each run are rate, the share tried at random and λ.

Some were made with earlier forms of the program, so new weights will differ.
"""


def command(run: Run, folder: Path, out: Path, begin: Path | None) -> list[str]:
    """Returns the command line of a run; the first multiplayer run begins with the solo network."""
    kind = run.name.split()[0]
    flags = (*FAST, "-DBESIDE_OTHERS") if kind == BESIDE else FAST
    program = compiled("mad_king_ludwig", "train", folder / kind, *flags)
    if begin and kind == BESIDE and run.begun_with.startswith(ALONE):
        widened = folder / "beside 0"
        write_floats(widened, beginning(read_floats(begin, Network, shapes(NUMBERS))))
        begin = widened
    words = [str(program), "learn", str(run.games), str(run.seed), *run.words, str(out)]
    return [*words, str(begin)] if begin else words


def network(out: Path, run: Run) -> Network:
    """Returns the network that a run wrote."""
    return read_floats(out, Network, shapes(NUMBERS_BESIDE if run.name.startswith(BESIDE) else NUMBERS))


def shapes(numbers: int) -> Shapes:
    """Returns the shapes of the parts of a network with this many inputs, in their order in `value.hpp`."""
    return (numbers, INNER), (INNER,), (numbers,)


def beginning(alone: Network) -> Network:
    """Returns the solo network, extended by inputs about other players that have no effect yet."""
    into, out, straight = alone
    more = NUMBERS_BESIDE - NUMBERS
    return Network(np.pad(into, ((0, more), (0, 0))), out, np.pad(straight, (0, more)))
