"""The rules of thumb that the lesson of Kingdomino teaches."""

from __future__ import annotations

from typing import Any

from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import best_gain
from engines.kingdomino.game import GAME


def thumb(view: Any, action: Any) -> tuple[float, ...]:
    """Crowns for the areas that one has; the lower of two equal dominoes; no single holes."""
    if action.kind == "claim":
        crowns = sum(half.crowns for half in DOMINOES[action.domino])
        return (best_gain(view, action.domino) or 0, crowns, -action.domino)
    return (GAME.forecast(view, action) or 0,)
