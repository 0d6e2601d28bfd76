"""The easy player: takes the points that it sees, but overlooks places and never thinks ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engines.core.players import Weighed
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
    return weigh_easily(view, legal, rng, budget)[0].action


def weigh_easily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> Sequence[Weighed[KingdominoAction]]:
    """Returns the actions that it sees by the points that they bring at once; a careless pick alone."""
    if view.phase == "claim":
        if rng.random() >= ATTENTIVE:
            return [Weighed(rng.choice(legal), 0.0)]
        gains = [(best_gain(view, action.domino) or 0, rng.random(), action) for action in legal]
        gains.sort(key=lambda one: one[:2], reverse=True)
        return [Weighed(action, gain) for gain, _, action in gains]
    seen = rng.sample(legal, max(1, round(SEEN * len(legal))))
    weighed = [Weighed(action, float(forecast(view, action) or 0)) for action in seen]
    return sorted(weighed, key=lambda one: -one.points)
