"""The computer players of Kingdomino: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.players.easy import choose_easily
from engines.kingdomino.players.greedy import choose_greedily
from engines.kingdomino.players.strong import choose_strongly
from engines.kingdomino.view import View

PLAYERS: Mapping[str, Player[View, KingdominoAction]] = {
    "strong": choose_strongly,
    "fair": choose_greedily,
    "easy": choose_easily,
    "greedy": choose_greedily,
    "random": choose_at_random,
}
