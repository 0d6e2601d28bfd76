"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.careless import careless
from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.players.greedy import choose_greedily
from engines.mad_king_ludwig.players.strong import choose_strongly
from engines.mad_king_ludwig.players.tastes import SLIPS
from engines.mad_king_ludwig.view import View

PLAYERS: Mapping[str, Player[View, LudwigAction]] = {
    "strong": choose_strongly,
    "fair": choose_greedily,
    "easy": careless(choose_greedily, SLIPS),
    "greedy": choose_greedily,
    "random": choose_at_random,
}
