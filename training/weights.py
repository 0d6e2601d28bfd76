"""Weights in the format of the C++ programs: a network's parts one after the other, as floats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np

N = TypeVar("N", bound=tuple[np.ndarray, ...])
Shapes = Sequence[tuple[int, ...]]


def read_floats(path: Path, kind: type[N], shapes: Shapes) -> N:
    """Returns the network whose parts have these shapes, in the order of the fields of `kind`."""
    numbers = np.fromfile(path, dtype=np.float32)
    ends = np.cumsum([np.prod(shape) for shape in shapes])
    if len(numbers) != ends[-1]:
        raise ValueError(f"{path.name} holds {len(numbers)} weights, the network has {ends[-1]}")
    parts = zip(np.split(numbers, ends[:-1]), shapes, strict=True)
    return kind(*(part.reshape(shape) for part, shape in parts))


def write_floats(path: Path, network: tuple[np.ndarray, ...]) -> None:
    """Writes the parts of a network for a program that continues from them."""
    np.concatenate([part.ravel() for part in network]).astype(np.float32).tofile(path)
