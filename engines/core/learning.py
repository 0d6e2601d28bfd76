"""How the strong computer players learned their weights: least squares over the differences of a game.

A game gives a path of positions, each described by numbers, with the points that were sure at each and those
of the end. The weights make the points expected at one position agree with what was gained until the next
and expected there (LSTD, Bradtke and Barto 1996; Boyan 1999). Only the training scripts use this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MEMORY = 0.8
"""How far a gain speaks for the positions before it: 1 would compare each with the end of its game only."""


class Path(NamedTuple):
    """A seat's way through a game: positions after its decisions, and its points at the end."""

    numbers: list[list[float]]
    sure: list[float]
    """The points that were sure at each position."""
    end: float


def fitted(
    paths: Sequence[Path], before: Sequence[float], trust: float, free: Sequence[int] = ()
) -> list[float]:
    """The weights that fit these games best. `trust` is how much those of before still count; the `free` ones
    (by number), which say how much any position is worth, are learned anew.
    """
    import numpy as np  # only who trains needs it

    spread = np.vstack([np.array(path.numbers) for path in paths if path.numbers]).std(axis=0) + 1e-3
    size = len(spread)
    held = np.full(size, trust)
    held[list(free)] = 1.0
    matrix, target = np.diag(held), held * np.array(before) * spread
    for path in paths:
        trace = np.zeros(size)
        rows = [np.array(row) / spread for row in path.numbers] + [np.zeros(size)]
        sure = [*path.sure, path.end]
        for at in range(len(path.numbers)):
            trace = MEMORY * trace + rows[at]
            matrix += np.outer(trace, rows[at] - rows[at + 1])
            target += trace * (sure[at + 1] - sure[at])
    return [round(float(weight), 4) for weight in np.linalg.solve(matrix, target) / spread]
