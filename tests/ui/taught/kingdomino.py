"""The rules of thumb that the lesson of Kingdomino teaches, as a script follows them."""

from __future__ import annotations

from typing import Any

from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import best_gain


def rule(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Place where it scores most; claim a domino that fits, for crowns, and the lower number."""
    if action.kind != "claim":
        return (its_game.forecast(view, action) or 0,)
    crowns = sum(half.crowns for half in DOMINOES[action.domino])
    gain = best_gain(view, action.domino)
    return (-1.0 if gain is None else gain + crowns, -action.domino)
