"""What a kingdom will bring at the end: points so far plus what the network expects to come."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engines.core.network import SCALE, Reals, leaky, load
from engines.kingdomino.players.strong.boards import Boards, final_points
from engines.kingdomino.players.strong.features import Setting, see

PART = 4096
WEIGHTS = Path(__file__).parent


class Network(NamedTuple):
    """One hidden layer with leaky rectifiers."""

    inner: Reals
    inner_bias: Reals
    outer: Reals
    outer_bias: Reals

    def __call__(self, features: Reals) -> Reals:
        """One expectation for each column of features."""
        hidden = self.inner @ features
        hidden += self.inner_bias[:, None]
        told: Reals = self.outer @ leaky(hidden) + self.outer_bias
        return told


@cache
def network_of(size: int) -> Network:
    """The trained network for kingdoms of this size, read when it is first needed."""
    return load(WEIGHTS / f"weights_{size}.npz", Network)


class Judged(NamedTuple):
    """What kingdoms are expected to have at the end, and what of it they have already."""

    values: Reals
    at_hand: Reals
    """Points so far, and the bonuses that are still possible."""


def judged(network: Network, boards: Boards, setting: Setting) -> Judged:
    """The kingdoms, judged by the network; exactly when nothing more comes to them.

    `to_come` is the same for all of them.
    """
    if not setting.to_come:
        final = final_points(boards, setting.middle_kingdom, setting.harmony).astype(np.float32)
        return Judged(final, final)
    seen = see(boards, setting)
    return Judged(seen.base + SCALE * network(seen.features), seen.base)


def values(network: Network, boards: Boards, setting: Setting) -> Reals:
    """The points that each kingdom is expected to have at the end."""
    return judged(network, boards, setting).values


def values_in_parts(network: Network, boards: Boards, setting: Setting) -> Reals:
    """The values of many kingdoms, so many at a time as stay in the processor's cache."""
    if boards.number <= PART:
        return values(network, boards, setting)
    parts = [slice(begin, begin + PART) for begin in range(0, boards.number, PART)]
    return np.concatenate([values(network, boards.take(part), setting) for part in parts])
