"""The strong player of Kingdomino. All modules here need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.view import View

CAREFUL = 0.9
"""The share of its budget that it plans with: a step that has begun is finished."""


def choose_strongly(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """Returns the action with the highest expected value, the next lines considered."""
    return weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[KingdominoAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[KingdominoAction, ...] = (),
) -> tuple[Weighed[KingdominoAction], ...]:
    """Returns the weighed actions, the best first: see `search`."""
    thinking = Thinking(CAREFUL * budget)  # the clock runs while numpy is imported
    from engines.kingdomino.players.strong import search

    return search.weigh(view, legal, rng, thinking, also)
