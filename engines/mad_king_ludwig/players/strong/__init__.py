"""The strong player of Castles of Mad King Ludwig, alone and with others.

Most modules here need numpy, which is imported when it first plays.
"""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.view import View

CAREFUL = 0.9
"""The share of its budget that it plans with: a step that has begun is finished."""


def choose_strongly(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> LudwigAction:
    """Returns the action with the most expected points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[LudwigAction, ...] = (),
) -> tuple[Weighed[LudwigAction], ...]:
    """Returns the actions with their seat's expected points at the end, less the gains of others, sorted."""
    thinking = Thinking(CAREFUL * budget)  # the clock runs while numpy is imported
    from engines.mad_king_ludwig.players.strong import search

    return search.weigh(view, legal, rng, thinking, also)
