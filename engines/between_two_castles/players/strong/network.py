"""The expected points of castles at the end: points so far plus the network's estimate of the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.between_two_castles.players.strong.boards import Boards, Outlook
from engines.between_two_castles.players.strong.features import describe
from engines.core.network import SCALE, Reals, leaky, load

WEIGHTS = Path(__file__).parent / "castle.npz"


class Network(NamedTuple):
    """Two layers, and the numbers themselves beside them."""

    first: Reals
    first_bias: Reals
    second: Reals
    second_bias: Reals
    out: Reals
    all_out: Reals

    def __call__(self, numbers: Reals) -> Reals:
        """Returns the points to come, for numbers by castle."""
        outer = leaky(numbers @ self.first + self.first_bias)
        inner = leaky(outer @ self.second + self.second_bias)
        told: Reals = SCALE * (inner @ self.out + numbers @ self.all_out)
        return told


@cache
def network_for() -> Network:
    """Returns the trained network, the same for any number of seats; reads it on first use."""
    return load(WEIGHTS, Network)


def judged(boards: Boards, outlook: Outlook) -> NDArray[np.float64]:
    """Returns the points that each castle is expected to have at the end."""
    told = describe(boards, outlook)
    over = (outlook.left == 0) & (outlook.pending < 0)
    to_come = np.where(over, 0, network_for()(told.numbers)).astype(np.float64)
    return to_come + told.points
