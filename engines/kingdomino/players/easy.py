"""The easy player: takes the points that it sees, but it overlooks places and never thinks of later."""

from __future__ import annotations

import random

from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.forecast import best_gain, forecast
from engines.kingdomino.view import View

SEEN = 0.5
"""The part of the places that it looks at."""
ATTENTIVE = 0.6
"""How often it picks what would bring most; else it picks any domino."""


def choose_easily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """The most points at once among the places it sees; the pick that would bring most now, if it cares."""
    if view.phase == "claim":
        if rng.random() >= ATTENTIVE:
            return rng.choice(legal)
        return max(legal, key=lambda action: (best_gain(view, action.domino) or 0, rng.random()))
    seen = rng.sample(legal, max(1, round(SEEN * len(legal))))
    return max(seen, key=lambda action: forecast(view, action) or 0)
