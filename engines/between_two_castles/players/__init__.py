"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.between_two_castles.actions import BetweenAction
from engines.between_two_castles.players.greedy import choose_greedily
from engines.between_two_castles.players.strong import choose_strongly
from engines.between_two_castles.players.tastes import SLIPS
from engines.between_two_castles.view import View
from engines.core.careless import careless
from engines.core.contract import Player
from engines.core.players import choose_at_random

PLAYERS: Mapping[str, Player[View, BetweenAction]] = {
    "strong": choose_strongly,
    "fair": choose_greedily,
    "easy": careless(choose_greedily, SLIPS),
    "greedy": choose_greedily,
    "random": choose_at_random,
}
