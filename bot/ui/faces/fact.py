"""A fact that speaks for or against a decision: its message, and what the engine counted for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

AMOUNTS = ("gain", "points", "squares", "crowns", "count", "size", "level", "pool", "money", "price", "saved")
"""Values that say how much; the others say of what, except `cost`, which `saved` counts the other way."""


class Fact(NamedTuple):
    """One clause of a reason. The values are the engine's own: a test checks them against the next state."""

    name: str
    """The message without the game's key: "reason-whole"."""
    values: Mapping[str, Any] = {}

    def outdoes(self, others: Iterable[Fact]) -> bool:
        """Returns whether none of the others says the same of the same thing with at least as much."""
        return not any(
            other.name == self.name and other.subject == self.subject and self.amount <= other.amount
            for other in others
        )

    @property
    def subject(self) -> dict[str, Any]:
        return {name: value for name, value in self.values.items() if name not in (*AMOUNTS, "cost")}

    @property
    def amount(self) -> list[int]:
        return [self.values[name] for name in AMOUNTS if name in self.values]
