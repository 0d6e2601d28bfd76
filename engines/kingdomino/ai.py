"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.kingdomino.kingdom import placements, with_placement
from engines.kingdomino.model import Kingdom, KingdominoAction, Place
from engines.kingdomino.outlook import Outlook
from engines.kingdomino.scoring import points_of
from engines.kingdomino.view import View

FINALISTS = 3
"""So many of the best placements are weighed together with the picks after them."""
NO_PLACE = -7.0
"""What it costs to have picked a domino that fits nowhere."""
EARLY = 0.3
"""What each place further up in the next round's order is worth."""


def gain_of(view: View, action: Place) -> int:
    """The points that a placement brings at once, a bonus included that becomes certain with it."""
    seen = view.kingdoms[view.to_act[0]]
    after = with_placement(seen.kingdom, action.placement)
    return points_of(after, view.options) - seen.points


def choose_greedily(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """The action after which the kingdom promises most, the best domino to pick next included."""
    outlook = Outlook(view)
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    if view.phase == "claim":
        return max(legal, key=lambda action: _pick(outlook, kingdom, view, action.domino))
    after = {action: with_placement(kingdom, action.placement) for action in legal if action.kind == "place"}
    ranked = sorted(after, key=lambda action: outlook.worth(after[action]), reverse=True)
    free = [slot.domino for slot in view.next if slot.state == "free"]
    if not free:
        return ranked[0]
    return max(
        ranked[:FINALISTS],
        key=lambda action: max(_pick(outlook, after[action], view, domino) for domino in free),
    )


def _pick(outlook: Outlook, kingdom: Kingdom, view: View, domino: int) -> float:
    """What the kingdom promises when this domino is picked and laid at its best place."""
    order = EARLY * sum(slot.domino > domino for slot in view.next)
    best = max(
        (
            outlook.worth(with_placement(kingdom, place.placement))
            for place in placements(kingdom, domino, view.size)
        ),
        default=outlook.worth(kingdom) + NO_PLACE,
    )
    return best + order


PLAYERS: Mapping[str, Player[View, KingdominoAction]] = {
    "greedy": choose_greedily,
    "random": choose_at_random,
}
