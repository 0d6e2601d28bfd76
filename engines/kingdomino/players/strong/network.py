"""What a kingdom will bring at the end: points so far plus what the network expects to come."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from engines.kingdomino.players.strong.boards import Boards, Reals, final_points
from engines.kingdomino.players.strong.features import Setting, count_of, see

LEAK = np.float32(0.05)
SCALE = np.float32(10)
"""The network speaks of tens of points."""
HIDDEN = 64
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
        np.maximum(hidden, LEAK * hidden, out=hidden)
        told: Reals = self.outer @ hidden + self.outer_bias
        return told

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **{name: part.astype(np.float32) for name, part in self._asdict().items()})


def blank(size: int, rng: np.random.Generator) -> Network:
    """An untrained network: it expects nothing more to come."""
    count = count_of(size)
    inner = rng.normal(0, np.sqrt(2 / count), (HIDDEN, count))
    nothing = np.zeros(HIDDEN)
    return Network(*(part.astype(np.float32) for part in (inner, nothing, nothing, np.zeros(1))))


def load(path: Path) -> Network:
    with np.load(path) as parts:
        return Network(*(parts[name] for name in Network._fields))


_LOADED: dict[int, Network] = {}


def network_of(size: int) -> Network:
    """The trained network for kingdoms of this size, read when it is first needed."""
    if size not in _LOADED:
        _LOADED[size] = load(WEIGHTS / f"weights_{size}.npz")
    return _LOADED[size]


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
