"""The rules of thumb that the lesson of Between Two Castles teaches, as a script follows them."""

from __future__ import annotations

from typing import Any


def rule(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Prefers the most points, and the castle with fewer points."""
    gain = its_game.forecast(view, action) or 0
    if not hasattr(action, "side"):
        return (gain,)
    castles = {side: view.castle_on(view.seat, side).points for side in ("left", "right")}
    return (gain + (castles[action.side] == min(castles.values())),)
