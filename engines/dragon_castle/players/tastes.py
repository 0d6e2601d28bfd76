"""The tastes of computer players in Dragon Castle: tiles of some types."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.tastes import Taste, Weighing
from engines.dragon_castle.actions import DragonCastleAction, InCastle
from engines.dragon_castle.data import SPECIALS
from engines.dragon_castle.players.greedy import weigh_greedily
from engines.dragon_castle.players.strong import weigh
from engines.dragon_castle.view import View

MARGIN = 0.6
"""The points that a player gives up at most for what it likes."""
SLIPS = 0.3
"""The share of the easy player's decisions that are left to chance."""


def likes(letters: str) -> Taste[View, DragonCastleAction]:
    """Returns the taste for tiles of these types."""

    def taste(view: View, action: DragonCastleAction) -> float:
        if not isinstance(action, InCastle):
            return 0.0
        row, column = action.cell
        return float(view.castle.cells[row][column].face[:1] in letters)

    return taste


TASTES: Mapping[str, Taste[View, DragonCastleAction]] = {
    "soldiers": likes("S"),
    "merchants": likes("M"),
    "specials": likes(SPECIALS),
    "farmers": likes("F"),
}

WEIGHINGS: Mapping[str, Weighing[View, DragonCastleAction]] = {
    "strong": Weighing(weigh, MARGIN),
    "fair": Weighing(weigh_greedily, MARGIN),
    "easy": Weighing(weigh_greedily, MARGIN, SLIPS),
}
