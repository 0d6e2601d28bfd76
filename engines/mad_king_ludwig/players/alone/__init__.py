"""The strong player alone. Most modules here need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.view import View

CAREFUL = 0.9
"""The part of its budget that it plans with: a step that has begun is taken to its end."""


def weigh_alone(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[LudwigAction, ...] = (),
) -> list[Weighed[LudwigAction]]:
    """The points that each action promises beside those of today."""
    thinking = Thinking(CAREFUL * budget)  # the clock runs while numpy is imported
    from engines.mad_king_ludwig.players.alone.outlook import outlook_of
    from engines.mad_king_ludwig.players.alone.search import Deciding

    return Deciding(view, outlook_of(view), rng, thinking).weigh(legal, also)
