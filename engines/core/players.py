"""What the computer players of all games share: their levels, what they think of an action, chance."""

from __future__ import annotations

import os
import random
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

# Read when numpy is imported: a decision is one core's work, and so small that more of them would only wait.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LEVELS = ("easy", "fair", "strong")
"""What people choose from when they add a computer player, the weakest first; a game may have fewer."""


class Weighed(NamedTuple, Generic[T]):
    """What a computer player expects of an action: its own points at the end, the rivals' gains off."""

    action: T
    points: float


def choose_at_random(view: object, legal: tuple[T, ...], rng: random.Random, budget: float) -> T:
    """Any legal action, each as likely as the other. It does not look at the view."""
    return rng.choice(legal)
