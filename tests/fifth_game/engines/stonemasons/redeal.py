"""Deals hidden things again: other hands, other choices, another bag that look the same to a seat."""

from __future__ import annotations

import random

from engines.core.chance import random_seed
from engines.stonemasons.rules import ways
from engines.stonemasons.state import State


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Mixes and deals the stones that the seat can't see; seats that had chosen have chosen again."""
    others = [other for other in range(state.seats) if other != seat]
    unseen = [*state.bag, *(stone for other in others for stone in state.hands[other])]
    rng.shuffle(unseen)
    hands, choices = list(state.hands), list(state.choices)
    for other in others:
        size = len(hands[other])
        hands[other], unseen = tuple(sorted(unseen[:size])), unseen[size:]
        if choices[other] is not None:
            choices[other] = rng.choice(ways(hands[other], state.sites[other]))
    return state._replace(
        chance=state.chance._replace(seed=random_seed(rng)),
        bag=tuple(sorted(unseen)),
        hands=tuple(hands),
        choices=tuple(choices),
    )
