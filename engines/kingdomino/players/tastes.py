"""The tastes of computer players in Kingdomino: dominoes with squares of one terrain."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.tastes import Taste, Weighing
from engines.kingdomino.actions import Claim, KingdominoAction
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.players.easy import weigh_easily
from engines.kingdomino.players.greedy import weigh_greedily
from engines.kingdomino.players.strong import weigh
from engines.kingdomino.view import View

MARGIN = 1.5
"""The points that a player gives up at most for a domino that it likes."""
STRONG_MARGIN = 0.9
"""The same for the strong player, whose estimates are better."""


def likes(*terrains: str) -> Taste[View, KingdominoAction]:
    """Returns the taste for dominoes with squares of these terrains, those with crowns above all."""

    def taste(view: View, action: KingdominoAction) -> float:
        if not isinstance(action, Claim):
            return 0.0
        halves = [half for half in DOMINOES[action.domino] if half.terrain in terrains]
        return sum(1 + 0.1 * half.crowns for half in halves)

    return taste


TASTES: Mapping[str, Taste[View, KingdominoAction]] = {
    "mines": likes("mine", "swamp"),
    "lakes": likes("water"),
    "forests": likes("forest"),
    "wheat": likes("wheat"),
}

WEIGHINGS: Mapping[str, Weighing[View, KingdominoAction]] = {
    "strong": Weighing(weigh, STRONG_MARGIN),
    "fair": Weighing(weigh_greedily, MARGIN),
    "easy": Weighing(weigh_easily, 0.0),
}
