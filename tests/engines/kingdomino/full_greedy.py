"""The yardstick "full greedy" of Gedda, Lagerkvist and Butler (2018).

It chooses placement and pick together: it lays nothing outside of the five by five around the castle and
makes no single holes where that can be avoided, then it wants the highest score with the pick at its best
place. Its first claim takes the most crowns on one half. In the paper four of them score 51 to 52 on
average, with Middle Kingdom and Harmony; so do these.
"""

from __future__ import annotations

import random

from engines.kingdomino.actions import KingdominoAction, Place
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.grid import around, window
from engines.kingdomino.kingdom import Kingdom, with_placement
from engines.kingdomino.placing import placements
from engines.kingdomino.view import View


def choose_full_greedily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """The action that begins the best pair of a placement and a pick."""
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    if view.phase == "claim":
        if not view.current:
            return max(legal, key=lambda action: (_crowns(action.domino), rng.random()))
        return max(legal, key=lambda action: _picked(kingdom, action.domino, view.size, rng))
    places = [action for action in legal if action.kind == "place"]
    after = {action: with_placement(kingdom, action.placement) for action in places}
    kept = {action: _kept(after[action], kingdom, view.size) for action in places}
    best = max(kept.values())
    free = [slot.domino for slot in view.next if slot.state == "free"]

    def promise(action: Place) -> tuple[float, float]:
        points = [_picked(after[action], domino, view.size, rng)[0] for domino in free]
        return max(points, default=after[action].points), rng.random()

    return max((action for action in places if kept[action] == best), key=promise)


def _crowns(domino: int) -> int:
    return max(half.crowns for half in DOMINOES[domino])


def _picked(kingdom: Kingdom, domino: int, size: int, rng: random.Random) -> tuple[int, float]:
    """The points of the kingdom with the domino at its best place, then chance."""
    points = [with_placement(kingdom, one.placement).points for one in placements(kingdom, domino, size)]
    return max(points, default=kingdom.points), rng.random()


def _kept(after: Kingdom, before: Kingdom, size: int) -> tuple[bool, bool]:
    """Whether the rules of thumb were kept: in the center, and no new hole."""
    reach = size // 2
    centred = window((-reach, -reach, reach, reach), size)
    return not after.taken & ~centred, _holes(after, centred) <= _holes(before, centred)


def _holes(kingdom: Kingdom, centred: int) -> int:
    free = centred & ~kingdom.taken
    return (free & ~around(free)).bit_count()
