"""The strong player of Dragon Castle. Most modules here need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.view import View

CAREFUL = 0.9
"""The share of its budget that it plans with: a step that has begun is finished."""


def choose_strongly(
    view: View, legal: tuple[DragonCastleAction, ...], rng: random.Random, budget: float
) -> DragonCastleAction:
    """Returns the action with the most expected points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[DragonCastleAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[DragonCastleAction, ...] = (),
) -> tuple[Weighed[DragonCastleAction], ...]:
    """Returns the actions with their seat's expected points at the end, the best first."""
    thinking = Thinking(CAREFUL * budget)  # the clock runs while numpy is imported
    from engines.dragon_castle.players.strong import search

    return search.weigh(view, legal, rng, thinking, also)
