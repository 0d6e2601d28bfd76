"""A fact that speaks for or against a decision: its message, and what the engine counted for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fact(NamedTuple):
    """One clause of a reason. The values are the engine's own: a test checks them against the next state."""

    name: str
    """The message without the game's key: "reason-whole"."""
    values: Mapping[str, Any] = {}
