"""A decision whose facts are checked."""

from __future__ import annotations

from typing import Any

from engines.core.action import Action
from engines.registry import game


class Case:
    """A decision with the states before and after it."""

    def __init__(self, key: str, state: Any, seat: int, action: Action) -> None:
        self.game, self.state, self.seat, self.action = game(key), state, seat, action
        self.view: Any = self.game.view(state, seat)

    @property
    def a(self) -> Any:
        return self.action

    @property
    def after(self) -> Any:
        """The view after the decision."""
        return self.game.view(self.game.apply(self.state, self.seat, self.action).state, self.seat)
