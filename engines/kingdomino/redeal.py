"""Dealing the hidden anew: another state that looks the same to everybody."""

from __future__ import annotations

import random

from engines.core.chance import random_seed
from engines.kingdomino.state import State


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Only what will be drawn is hidden, and that is the seed alone."""
    return state._replace(chance=state.chance._replace(seed=random_seed(rng)))
