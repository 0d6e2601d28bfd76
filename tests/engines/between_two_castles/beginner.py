"""The rules of thumb that the lesson of Between Two Castles teaches."""

from __future__ import annotations

from typing import Any

from engines.between_two_castles.game import GAME


def thumb(view: Any, action: Any) -> tuple[float, ...]:
    """Points at once, above all in the lower castle; it accepts each proposal of a partner."""
    if getattr(action, "stance", "") == "accept":
        return (100,)
    gain = GAME.forecast(view, action) or 0
    side = getattr(action, "side", None)
    if side is None:
        return (gain,)
    points = {each: view.castle_on(view.seat, each).points for each in ("left", "right")}
    return (gain + (points[side] == min(points.values())),)
