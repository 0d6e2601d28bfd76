"""The easy player: takes the points that it sees, but overlooks places and never thinks ahead."""

from __future__ import annotations

import random

from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.forecast import best_gain, forecast
from engines.kingdomino.view import View

SEEN = 0.5
"""The share of the places that it looks at."""
ATTENTIVE = 0.6
"""The share of picks that score most; the others are random."""


def choose_easily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """Returns the placement with the most points among those it sees, or the pick that scores most now."""
    if view.phase == "claim":
        if rng.random() >= ATTENTIVE:
            return rng.choice(legal)
        return max(legal, key=lambda action: (best_gain(view, action.domino) or 0, rng.random()))
    seen = rng.sample(legal, max(1, round(SEEN * len(legal))))
    return max(seen, key=lambda action: forecast(view, action) or 0)
