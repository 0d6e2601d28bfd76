"""The strong player: weighs every decision by what was learned about castles, alone (`alone`) or beside
others (`beside`), whose purchases it thinks of then.
"""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.players.alone import weigh_alone
from engines.mad_king_ludwig.players.beside import weigh_beside_others
from engines.mad_king_ludwig.view import View


def choose_strongly(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> LudwigAction:
    """What promises the most points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[LudwigAction, ...] = (),
) -> tuple[Weighed[LudwigAction], ...]:
    """The own points at the end that each action promises, the best first."""
    seat = view.seat
    assert seat is not None
    weigh_them = weigh_alone if view.seats == 1 else weigh_beside_others
    found = weigh_them(view, legal, rng, budget, also)
    points = view.castles[seat].points
    ranked = sorted(found, key=lambda one: -one.points)
    return tuple(Weighed(action, points + worth) for action, worth in ranked)
