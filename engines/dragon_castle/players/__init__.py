"""The computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.careless import careless
from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.players.greedy import choose_greedily
from engines.dragon_castle.players.strong import choose_strongly
from engines.dragon_castle.players.tastes import SLIPS
from engines.dragon_castle.view import View

PLAYERS: Mapping[str, Player[View, DragonCastleAction]] = {
    "strong": choose_strongly,
    "fair": choose_greedily,
    "easy": careless(choose_greedily, SLIPS),
    "greedy": choose_greedily,
    "random": choose_at_random,
}
