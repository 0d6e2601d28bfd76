"""The prospects of a mason's towers: their points, and room for more."""

from __future__ import annotations

from typing import NamedTuple

from engines.stonemasons.data import NUMBERS
from engines.stonemasons.scoring import tower_points
from engines.stonemasons.state import Site, Tower

STEP = 2.5
"""Of the numbers below a tower's top, a mason can lay about one in this many."""


class Ahead(NamedTuple):
    """The rounds ahead of a site."""

    rounds: int


def prospect(board: Site, ahead: Ahead) -> float:
    """Returns the points of the towers if the highest that can still grow gets most of the stones to come."""
    towers = sorted(board, key=len, reverse=True)
    worth, left = 0.0, float(ahead.rounds)
    for tower in towers:
        more = min(left, _room(tower) / STEP)
        left -= more
        worth += tower_points(len(tower)) + more * (len(tower) + (more + 1) / 2)
    return worth


def _room(tower: Tower) -> int:
    """Returns the count of numbers that could still come on top."""
    return tower[-1] - 1 if tower else len(NUMBERS)
