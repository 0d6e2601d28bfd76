"""The strong player of Dragon Castle. Most modules here need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.chance import ANY_SEED
from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.view import View

CAREFUL = 0.9
"""The part of its budget that it plans with: a step that has begun is taken to its end."""
FOR_SPIRITS = 0.5
"""The part of its budget after which no Spirit is tried any more: to follow one takes time."""
HASTE = 0.5
"""With less than this many seconds to think, Spirits are left out."""


def choose_strongly(
    view: View, legal: tuple[DragonCastleAction, ...], rng: random.Random, budget: float
) -> DragonCastleAction:
    """The action that promises the most points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[DragonCastleAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[DragonCastleAction, ...] = (),
) -> tuple[Weighed[DragonCastleAction], ...]:
    """The own points at the end that actions promise, the best first."""
    thinking = Thinking(CAREFUL * budget)  # the clock runs while numpy is imported
    calling = Thinking(FOR_SPIRITS * budget if budget >= HASTE else 0.0)
    from engines.dragon_castle.players.strong.weighing import Weighing

    return Weighing(imagine(view, ANY_SEED), thinking, calling).weigh(legal, rng, also)
