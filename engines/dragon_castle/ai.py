"""Computer players: they see what their seat sees and nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engines.core.game import Player
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.view import View


def choose_at_random(
    view: View, legal: tuple[DragonCastleAction, ...], rng: random.Random, budget: float
) -> DragonCastleAction:
    """Any legal action, each as likely as the other."""
    return rng.choice(legal)


PLAYERS: Mapping[str, Player[View, DragonCastleAction]] = {"random": choose_at_random}
