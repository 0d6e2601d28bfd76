"""The computer players: they see their seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.contract import Player
from engines.core.players import choose_at_random
from engines.stonemasons.actions import Bring
from engines.stonemasons.players.greedy import choose_greedily
from engines.stonemasons.view import View

PLAYERS: Mapping[str, Player[View, Bring]] = {"greedy": choose_greedily, "random": choose_at_random}
