"""The computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.players.greedy import choose_greedily
from engines.dragon_castle.view import View

PLAYERS: Mapping[str, Player[View, DragonCastleAction]] = {
    "greedy": choose_greedily,
    "random": choose_at_random,
}
