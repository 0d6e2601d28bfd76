"""The strong player of Kingdomino. All modules here need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.view import View


def choose_strongly(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """The action that promises most when the next lines are thought of too."""
    return weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[KingdominoAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[KingdominoAction, ...] = (),
) -> tuple[Weighed[KingdominoAction], ...]:
    """What the actions promise, the best first: see `search`."""
    from engines.kingdomino.players.strong.search import Search

    return Search(view, legal, rng, budget).weigh(also)
