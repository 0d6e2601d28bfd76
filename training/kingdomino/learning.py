"""Adam for one network of `strong.network`."""

from __future__ import annotations

import numpy as np

from engines.core.network import LEAK, Reals
from engines.kingdomino.players.strong.features import count_of, dominoes_of
from engines.kingdomino.players.strong.network import Network

BETA_MEAN = 0.9
BETA_SQUARE = 0.999
HIDDEN = 64


def blank(size: int, rng: np.random.Generator) -> Network:
    """Returns an untrained network: it expects no further points."""
    count = count_of(size)
    inner = rng.normal(0, np.sqrt(2 / count), (HIDDEN, count))
    nothing = np.zeros(HIDDEN)
    return Network(*(part.astype(np.float32) for part in (inner, nothing, nothing, np.zeros(1))))


def widened(network: Network, size: int) -> Network:
    """Returns a network for kingdoms of this size that begins with the weights of one for another size.

    Both have the same inputs, except for the count of dominoes to come: that is stretched.
    """
    missing = count_of(size) - network.inner.shape[1]
    if not missing:
        return network
    after = dominoes_of(size) + 1
    before = after - missing
    stretched = np.rint(np.linspace(0, before - 1, after)).astype(np.int64)
    head, tail = network.inner[:, :-before], network.inner[:, -before:]
    return network._replace(inner=np.concatenate([head, tail[:, stretched]], axis=1))


class Learner:
    """A network that follows its lessons."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._mean = [np.zeros_like(part) for part in network]
        self._square = [np.zeros_like(part) for part in network]
        self._steps = 0

    def follow(self, features: Reals, targets: Reals, rate: float) -> float:
        """Takes one step towards the targets; returns the mean square of the errors."""
        network = self.network
        raw = network.inner @ features + network.inner_bias[:, None]
        slope = np.where(raw > 0, np.float32(1), LEAK)
        hidden = raw * slope
        missed = network.outer @ hidden + network.outer_bias - targets
        # Huber's loss: one lucky kingdom must not outweigh the others.
        pull = np.clip(missed, -1.5, 1.5) / len(targets)
        inner_pull = (network.outer[:, None] * pull) * slope
        gradients = (
            inner_pull @ features.T,
            inner_pull.sum(axis=1),
            hidden @ pull,
            pull.sum(keepdims=True),
        )
        self._steps += 1
        parts = []
        for part, gradient, mean, square in zip(network, gradients, self._mean, self._square, strict=True):
            mean += (1 - BETA_MEAN) * (gradient - mean)
            square += (1 - BETA_SQUARE) * (gradient**2 - square)
            sure = np.sqrt(square / (1 - BETA_SQUARE**self._steps)) + 1e-8
            parts.append((part - rate * mean / (1 - BETA_MEAN**self._steps) / sure).astype(np.float32))
        self.network = Network(*parts)
        return float((missed**2).mean())
