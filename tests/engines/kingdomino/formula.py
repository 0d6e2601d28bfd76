"""The yardstick "greedy formula" that a known engine for the Mighty Duel is measured against.

It wants the most points that placement and pick score at once, bonuses included, and adds 8 for each crown
that it picks and 0.05 for each step of the picked domino's number.
"""

from __future__ import annotations

import random

from engines.kingdomino.actions import Claim, KingdominoAction
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.kingdom import Kingdom, with_placement
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.scoring import points_of
from engines.kingdomino.view import View

A_CROWN = 8.0
A_NUMBER = 0.05


def choose_by_formula(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """Returns the action with the highest sum; chance decides between equal ones."""
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    return max(legal, key=lambda action: (worth(kingdom, action, view.options), rng.random()))


def worth(kingdom: Kingdom, action: KingdominoAction, options: KingdominoOptions) -> float:
    """Returns the formula's value of a pick, or of a placement: the points that it gains."""
    if isinstance(action, Claim):
        crowns = sum(half.crowns for half in DOMINOES[action.domino])
        return A_CROWN * crowns + A_NUMBER * action.domino
    if action.kind != "place":
        return 0.0
    after = with_placement(kingdom, action.placement)
    return points_of(after, options) - points_of(kingdom, options)
