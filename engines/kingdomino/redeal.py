"""Deals hidden information again: returns another state that looks the same to every seat."""

from __future__ import annotations

import random

from engines.core.chance import random_seed
from engines.kingdomino.state import State


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Replaces the seed: only the coming draws are hidden, and the seed alone determines them."""
    return state._replace(chance=state.chance._replace(seed=random_seed(rng)))
