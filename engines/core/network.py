"""The parts that the learned networks of all games share: weights files, their provenance, the rectifier.

Imports numpy, so only modules that a strong player imports when it first plays may import this one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float32]
N = TypeVar("N", bound=tuple[Any, ...])

LEAK = np.float32(0.05)
SCALE = np.float32(10)
"""Networks compute in tens of points."""
PROVENANCE = "provenance"
"""The entry of a weights file that says where the weights came from."""
FACTS = ("run", "command", "seed", "games", "begun_with", "program", "added", "note")
"""The facts of a provenance; a fact that was not recorded is "unknown"."""


def leaky(values: Reals) -> Reals:
    """Applies the leaky rectifier in place."""
    np.maximum(values, LEAK * values, out=values)
    return values


def load(path: Path, kind: type[N]) -> N:
    """Returns the network of a weights file: `kind` is a named tuple of its parts."""
    with np.load(path) as parts:
        return kind(*(parts[name] for name in kind._fields))  # type: ignore[attr-defined]


def save(path: Path, network: Any, provenance: Mapping[str, str]) -> None:
    """Writes the parts of a network and where they came from."""
    parts = {name: part.astype(np.float32) for name, part in network._asdict().items()}
    write(path, parts, provenance)


def write(path: Path, parts: Mapping[str, NDArray[Any]], provenance: Mapping[str, str]) -> None:
    """Writes arrays by name and where they came from; a fact that is not given becomes "unknown"."""
    if strangers := provenance.keys() - set(FACTS):
        raise ValueError(f"no such facts of a provenance: {', '.join(sorted(strangers))}")
    told = {fact: provenance.get(fact, "unknown") for fact in FACTS}
    named: dict[str, Any] = {**parts, PROVENANCE: np.array(json.dumps(told))}
    np.savez_compressed(path, **named)


def provenance_of(path: Path) -> dict[str, str]:
    """Returns where the weights of a file came from."""
    with np.load(path) as parts:
        told: dict[str, str] = json.loads(str(parts[PROVENANCE]))
    return told
