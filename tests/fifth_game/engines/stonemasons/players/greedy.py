"""A computer player that brings the stone after which its towers promise most."""

from __future__ import annotations

import random

from engines.stonemasons.actions import Bring
from engines.stonemasons.players.prospect import Ahead, prospect
from engines.stonemasons.view import View


def choose_greedily(view: View, legal: tuple[Bring, ...], rng: random.Random, budget: float) -> Bring:
    """The most promising stone; of equal ones any, so that two such players do not always collide."""
    site = view.sites[view.seat or 0]
    ahead = Ahead(view.rounds - view.round)

    def worth(action: Bring) -> float:
        towers = [
            (*tower, action.stone) if action.tower == number else tower for number, tower in enumerate(site)
        ]
        return prospect(tuple(towers), ahead)

    worths = [worth(action) for action in legal]
    best = max(worths)
    return rng.choice([action for action, each in zip(legal, worths, strict=True) if each == best])
