"""Tables as people play them in an evening, and the limits of their messages: `<key>.py` of every game.

The people stay at the table. Absent people are also called, once for each decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from engines.registry import keys
from tests.wire.counting import Said

TURNS_OF_A_POST = 5


@dataclass(frozen=True)
class Limit:
    """A count and its limit."""

    what: str
    was: float
    most: float


@dataclass(frozen=True)
class Evening:
    """A kind of table."""

    game: str
    people: int
    computers: int
    limits: Callable[[Said], Sequence[Limit]]
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.game}, {self.people} and {self.computers}"


def alone(said: Said, turns: int) -> list[Limit]:
    """One picture for five turns, and one for the end; no calls."""
    return [Limit("posts", said.posts, -(-turns // TURNS_OF_A_POST) + 1), Limit("calls", said.calls, 0)]


def evenings() -> list[Evening]:
    """Returns the evenings of all games."""
    found: list[Evening] = []
    for key in keys():
        name = f"tests.wire.evenings.{key}"
        if find_spec(name):
            found += import_module(name).EVENINGS
    return found
