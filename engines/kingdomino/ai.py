"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engines.core.game import Player
from engines.kingdomino.kingdom import BARE, with_placement
from engines.kingdomino.model import Kingdom, KingdominoAction, Place
from engines.kingdomino.scoring import points_of
from engines.kingdomino.view import KingdomView, View


def kingdom_in(view: KingdomView) -> Kingdom:
    """The kingdom that is shown."""
    kingdom = BARE
    for placement in view.placements:
        kingdom = with_placement(kingdom, placement)
    return kingdom._replace(discarded=view.discarded)


def gain_of(view: View, action: Place) -> int:
    """The points that a placement brings at once, a bonus included that becomes certain with it."""
    seen = view.kingdoms[view.to_act[0]]
    after = with_placement(kingdom_in(seen), action.placement)
    return points_of(after, view.options) - seen.points


def choose_at_random(
    view: View, legal: tuple[KingdominoAction, ...], rng: random.Random, budget: float
) -> KingdominoAction:
    """Any legal action, each as likely as the other."""
    return rng.choice(legal)


PLAYERS: Mapping[str, Player[View, KingdominoAction]] = {"random": choose_at_random}
