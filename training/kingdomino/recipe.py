"""The runs that made the weights of Kingdomino, as the players' README describes them."""

from __future__ import annotations

import sys
from pathlib import Path

from engines.core.network import load
from engines.kingdomino.players.strong.network import Network
from training.recipe import Run

STRONG = "engines/kingdomino/players/strong"
FIVE, SEVEN = ("--size", "5"), ("--size", "7")

RUNS = (
    Run("a", 60_000, 16, (*FIVE, "--stop", "23552")),
    Run("b", 14_000, 17, (*FIVE, "--rate", "0.6"), "a"),
    Run("d", 8_192, 19, (*FIVE, "--rate", "0.5", "--stop", "1792"), "b"),
    Run("e", 6_400, 20, (*FIVE, "--rate", "0.5"), "d"),
    Run("f", 6_400, 21, (*FIVE, "--rate", "0.5"), "e"),
    Run("g", 12_800, 22, (*FIVE, "--rate", "0.5"), "f", f"{STRONG}/weights_5.npz"),
    Run("7 by 7", 5_120, 16, (*SEVEN, "--stop", "2688"), "b", f"{STRONG}/weights_7.npz"),
)
"""The program changed between them: runs a to d had no short-sighted seats. So new weights will differ."""


def command(run: Run, folder: Path, out: Path, begin: Path | None) -> list[str]:
    """Returns the command line of a run."""
    words = [sys.executable, "-m", "training.kingdomino.train", *run.words]
    words += ["--games", str(run.games), "--seed", str(run.seed), "--out", str(_file(out))]
    return [*words, "--begin", str(_file(begin))] if begin else words


def network(out: Path, run: Run) -> Network:
    """Returns the network that a run wrote."""
    return load(_file(out), Network)


def _file(out: Path) -> Path:
    return out.with_name(f"{out.name}.npz")
