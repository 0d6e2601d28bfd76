"""The tastes of computer players in Castles of Mad King Ludwig: rooms of some types."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.tastes import Taste, Weighing
from engines.mad_king_ludwig.actions import Buy, LudwigAction, Take
from engines.mad_king_ludwig.data import TILES, Type
from engines.mad_king_ludwig.players.greedy import weigh_greedily
from engines.mad_king_ludwig.players.strong import weigh
from engines.mad_king_ludwig.view import View

MARGIN = 1.5
"""The points that a player gives up at most for a room that it likes."""
SLIPS = 0.5
"""The share of the easy player's decisions that are left to chance."""


def likes(*types: Type) -> Taste[View, LudwigAction]:
    """Returns the taste for rooms of these types."""

    def taste(view: View, action: LudwigAction) -> float:
        return float(isinstance(action, Buy | Take) and TILES[action.tile].type in types)

    return taste


TASTES: Mapping[str, Taste[View, LudwigAction]] = {
    "cellars": likes("downstairs"),
    "gardens": likes("outdoor"),
    "bedrooms": likes("sleeping"),
    "kitchens": likes("food"),
}

WEIGHINGS: Mapping[str, Weighing[View, LudwigAction]] = {
    "strong": Weighing(weigh, MARGIN),
    "fair": Weighing(weigh_greedily, MARGIN),
    "easy": Weighing(weigh_greedily, MARGIN, SLIPS),
}
