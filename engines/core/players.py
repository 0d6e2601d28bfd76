"""The computer player that every game can offer: one that plays at random."""

from __future__ import annotations

import random
from typing import TypeVar

T = TypeVar("T")


def choose_at_random(view: object, legal: tuple[T, ...], rng: random.Random, budget: float) -> T:
    """Any legal action, each as likely as the other. It does not look at the view."""
    return rng.choice(legal)
