"""The expected points of realms at the end: points so far plus the network's estimate of the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.core.network import SCALE, Reals, leaky, load
from engines.dragon_castle.players.strong.boards import TYPES, Boards
from engines.dragon_castle.players.strong.features import OF_TYPE, Outlooks, describe

WEIGHTS = Path(__file__).parent


class Network(NamedTuple):
    """One layer for each type, the same for all, and their sum with the rest through a second one."""

    type_in: Reals
    type_bias: Reals
    sum_in: Reals
    all_in: Reals
    out: Reals
    all_out: Reals

    def __call__(self, of_types: Reals, of_all: Reals) -> Reals:
        """Returns the points to come; `of_types` by number, type and realm, `of_all` by number and realm."""
        number = of_all.shape[1]
        hidden = self.type_in.T @ of_types.reshape(OF_TYPE, TYPES * number)
        hidden += self.type_bias[:, None]
        inner = self.sum_in.T @ leaky(hidden).reshape(-1, TYPES, number).sum(axis=1)
        inner += self.all_in.T @ of_all
        told: Reals = SCALE * (self.out @ leaky(inner) + self.all_out @ of_all)
        return told


@cache
def network_for(seats: int) -> Network:
    """Returns the network trained for this number of seats; reads it on first use."""
    name = {1: "alone", 4: "four"}.get(seats, "others")
    return load(WEIGHTS / f"{name}.npz", Network)


def judged(boards: Boards, outlook: Outlooks) -> NDArray[np.float64]:
    """Returns the points that each realm is expected to have at the end."""
    if not boards.number:
        return np.zeros(0)
    of_types, of_all = describe(boards, outlook)
    to_come = np.where(outlook.over, 0, network_for(outlook.seats)(of_types, of_all)).astype(np.float64)
    to_come += boards.points
    return to_come
