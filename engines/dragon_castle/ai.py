"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.game import Player
from engines.core.players import choose_at_random
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.view import View

PLAYERS: Mapping[str, Player[View, DragonCastleAction]] = {"random": choose_at_random}
