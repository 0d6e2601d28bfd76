"""Weighs actions: alone one turn further (`alone`), else less the gains of others (`beside`)."""

from __future__ import annotations

import random

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.players.strong.alone import Search
from engines.mad_king_ludwig.players.strong.bargain import best_order
from engines.mad_king_ludwig.players.strong.beside import SearchBeside
from engines.mad_king_ludwig.players.strong.outlook import outlook_beside, outlook_of
from engines.mad_king_ludwig.view import View


def weigh(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[LudwigAction, ...],
) -> tuple[Weighed[LudwigAction], ...]:
    """Returns the actions with their seat's expected points at the end, the best first."""
    assert view.seat is not None
    if view.seats == 1:
        found = Search(view, outlook_of(view), rng, thinking).weigh(legal, also)
    elif view.phase == "price":
        found = best_order(view, thinking, also)
    else:
        found = SearchBeside(view, outlook_beside(view, view.seat), rng, thinking).weigh(legal, also)
    points = view.castles[view.seat].points
    ranked = sorted(found, key=lambda one: -one.points)
    return tuple(Weighed(action, points + worth) for action, worth in ranked)
