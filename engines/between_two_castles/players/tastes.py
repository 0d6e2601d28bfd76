"""The tastes of computer players in Between Two Castles: rooms of some types."""

from __future__ import annotations

from collections.abc import Mapping

from engines.between_two_castles.actions import BetweenAction, Draft, Keep
from engines.between_two_castles.data import ROOMS, Type
from engines.between_two_castles.players.greedy import weigh_greedily
from engines.between_two_castles.players.strong import weigh
from engines.between_two_castles.view import View
from engines.core.tastes import Taste, Weighing

MARGIN = 1.0
"""The points that a player gives up at most for a room that it likes."""
SLIPS = 0.4
"""The share of the easy player's decisions that are left to chance."""


def likes(*types: Type) -> Taste[View, BetweenAction]:
    """Returns the taste for rooms of these types."""

    def taste(view: View, action: BetweenAction) -> float:
        match action:
            case Draft():
                return float(sum(ROOMS[room].type in types for room in (action.first, action.second)))
            case Keep():
                return float(ROOMS[action.room].type in types)
        return 0.0

    return taste


TASTES: Mapping[str, Taste[View, BetweenAction]] = {
    "bedrooms": likes("sleeping"),
    "gardens": likes("outdoor"),
    "kitchens": likes("food"),
    "parlors": likes("living"),
}

WEIGHINGS: Mapping[str, Weighing[View, BetweenAction]] = {
    "strong": Weighing(weigh, MARGIN),
    "fair": Weighing(weigh_greedily, MARGIN),
    "easy": Weighing(weigh_greedily, MARGIN, SLIPS),
}
