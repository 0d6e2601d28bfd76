"""The parts that computer players of all games share: levels, weighed actions, the random player."""

from __future__ import annotations

import os
import random
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

# Numpy reads this when it is imported. One decision uses one core; it is too small to gain from more threads.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LEVELS = ("easy", "fair", "strong")
"""The levels offered when a computer player is added, the weakest first; a game may have fewer."""


class Weighed(NamedTuple, Generic[T]):
    """An action and its expected value: the seat's own points at the end less the gains of its rivals."""

    action: T
    points: float


def choose_at_random(view: object, legal: tuple[T, ...], rng: random.Random, budget: float) -> T:
    """Returns a legal action, each with the same probability. It does not look at the view."""
    return rng.choice(legal)
