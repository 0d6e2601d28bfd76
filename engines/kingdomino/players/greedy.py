"""The greedy player: chooses the placement and the pick that lead to the most promising kingdom."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from engines.core.players import Weighed
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.kingdom import Kingdom, with_placement
from engines.kingdomino.placing import placements
from engines.kingdomino.players.prospect import Ahead, look_ahead, prospect
from engines.kingdomino.view import View

FINALISTS = 3
"""The number of best placements that are weighed together with the picks after them."""
NO_PLACE = -7.0
"""The cost of having picked a domino that fits nowhere."""
EARLY = 0.3
"""The value of each place further up in the next round's order."""


def choose_greedily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """Returns the action with the most promising kingdom, including the best domino to pick next."""
    return weigh_greedily(view, legal, rng, budget)[0].action


def weigh_greedily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> Sequence[Weighed[KingdominoAction]]:
    """Returns the picks, or the best placements with their best picks, by the kingdom's prospect."""
    ahead = look_ahead(view)
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    if view.phase == "claim":
        return _sorted(Weighed(action, _pick(ahead, kingdom, view, action.domino)) for action in legal)
    after = {action: with_placement(kingdom, action.placement) for action in legal if action.kind == "place"}
    ranked = _sorted(Weighed(action, prospect(after[action], ahead)) for action in after)
    free = [slot.domino for slot in view.next if slot.state == "free"]
    if not free:
        return ranked
    return _sorted(
        Weighed(action, max(_pick(ahead, after[action], view, domino) for domino in free))  # type: ignore[index]
        for action, _ in ranked[:FINALISTS]
    )


def _sorted(weighed: Iterable[Weighed[KingdominoAction]]) -> list[Weighed[KingdominoAction]]:
    return sorted(weighed, key=lambda one: -one.points)


def _pick(ahead: Ahead, kingdom: Kingdom, view: View, domino: int) -> float:
    """Returns the prospect of the kingdom if this domino is picked and laid at its best place."""
    order = EARLY * sum(slot.domino > domino for slot in view.next)
    best = max(
        (
            prospect(with_placement(kingdom, place.placement), ahead)
            for place in placements(kingdom, domino, view.size)
        ),
        default=prospect(kingdom, ahead) + NO_PLACE,
    )
    return best + order
