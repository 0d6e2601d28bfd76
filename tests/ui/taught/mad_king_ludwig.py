"""The rules of thumb that the lesson of Mad King Ludwig teaches, as a script follows them."""

from __future__ import annotations

from typing import Any


def rule(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Buy what scores most, take what is free, pass when nothing helps."""
    gain = its_game.forecast(view, action)
    if gain is None:
        return (0.5 if action.kind == "pass" else 0.0,)
    return (gain + 0.6,)
