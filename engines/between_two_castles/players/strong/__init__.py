"""The strong player of Between Two Castles. Its modules need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.between_two_castles.actions import BetweenAction
from engines.between_two_castles.view import View
from engines.core.players import Weighed
from engines.core.thinking import Thinking


def choose_strongly(
    view: View, legal: tuple[BetweenAction, ...], rng: random.Random, budget: float
) -> BetweenAction:
    """Returns the action with the most expected points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[BetweenAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[BetweenAction, ...] = (),
) -> tuple[Weighed[BetweenAction], ...]:
    """Returns the actions with their seat's expected points at the end, the best first."""
    thinking = Thinking(budget)
    from engines.between_two_castles.players.strong import search

    return search.weigh(view, legal, rng, thinking, also)
