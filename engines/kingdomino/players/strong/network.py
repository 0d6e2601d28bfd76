"""The expected points of a kingdom at the end: points so far plus the network's estimate of the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engines.core.network import SCALE, Reals, leaky, load
from engines.kingdomino.players.strong.boards import Boards, final_points
from engines.kingdomino.players.strong.features import Outlook, describe

PART = 4096
WEIGHTS = Path(__file__).parent


class Network(NamedTuple):
    """One hidden layer with leaky rectifiers."""

    inner: Reals
    inner_bias: Reals
    outer: Reals
    outer_bias: Reals

    def __call__(self, features: Reals) -> Reals:
        """Returns one expectation for each column of features."""
        hidden = self.inner @ features
        hidden += self.inner_bias[:, None]
        told: Reals = self.outer @ leaky(hidden) + self.outer_bias
        return told


@cache
def network_for(size: int) -> Network:
    """Returns the trained network for kingdoms of this size; reads it on first use."""
    return load(WEIGHTS / f"weights_{size}.npz", Network)


class Judged(NamedTuple):
    """The points that kingdoms are expected to have at the end, and the points that they have already."""

    values: Reals
    at_hand: Reals
    """Points so far, and the bonuses that are still possible."""


def judged(boards: Boards, outlook: Outlook) -> Judged:
    """Returns the kingdoms' values by the network; exact values if nothing more comes to them.

    `to_come` is the same for all of them.
    """
    if not outlook.to_come:
        final = final_points(boards, outlook.middle_kingdom, outlook.harmony).astype(np.float32)
        return Judged(final, final)
    seen = describe(boards, outlook)
    return Judged(seen.base + SCALE * network_for(boards.size)(seen.features), seen.base)


def values(boards: Boards, outlook: Outlook) -> Reals:
    """Returns the points that each kingdom is expected to have at the end."""
    return judged(boards, outlook).values


def values_in_parts(boards: Boards, outlook: Outlook) -> Reals:
    """Returns the values of many kingdoms, computed in parts that fit in the processor's cache."""
    if boards.number <= PART:
        return values(boards, outlook)
    parts = [slice(begin, begin + PART) for begin in range(0, boards.number, PART)]
    return np.concatenate([values(boards.take(part), outlook) for part in parts])
