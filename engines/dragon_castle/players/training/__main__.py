"""Makes the weights that `train.cpp` wrote a file of the strong player's: `... training FROM TO.npz`."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from engines.dragon_castle.players.strong.network import OF_ALL, OF_TYPE, Network

PER_TYPE = 24
INNER = 32
SHAPES = ((OF_TYPE, PER_TYPE), (PER_TYPE,), (PER_TYPE, INNER), (OF_ALL, INNER), (INNER,), (OF_ALL,))
"""Of the parts of a network, in their order."""


def network_in(weights: Path) -> Network:
    """The network of a file that `train.cpp` wrote."""
    numbers = np.fromfile(weights, dtype=np.float32)
    ends = np.cumsum([np.prod(shape) for shape in SHAPES])
    if len(numbers) != ends[-1]:
        raise ValueError(f"{len(numbers)} weights, {ends[-1]} expected")
    parts = np.split(numbers, ends[:-1])
    return Network(*(part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True)))


if __name__ == "__main__":
    np.savez_compressed(sys.argv[2], **network_in(Path(sys.argv[1]))._asdict())
