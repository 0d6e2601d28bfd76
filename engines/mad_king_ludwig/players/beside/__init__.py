"""The strong player beside others. Its modules need numpy, which is imported when it first plays."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.players.alone import CAREFUL
from engines.mad_king_ludwig.view import View


def weigh_beside_others(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[LudwigAction, ...] = (),
) -> list[Weighed[LudwigAction]]:
    """The points that each action promises beside those of today, the rivals' gains off."""
    thinking = Thinking(CAREFUL * budget)
    assert view.seat is not None
    from engines.mad_king_ludwig.players.beside.bargain import best_order
    from engines.mad_king_ludwig.players.beside.outlook import outlook_beside
    from engines.mad_king_ludwig.players.beside.search import DecidingBeside

    if view.phase == "price":
        return best_order(view, thinking, also)
    return DecidingBeside(view, outlook_beside(view, view.seat), rng, thinking).weigh(legal, also)
