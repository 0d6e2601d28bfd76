"""Tastes of computer players: what one of them likes, as long as it costs next to nothing.

A player with a taste weighs its actions as the others of its level do. Among those whose value is nearly the
best one's it takes the one that it likes most, so that its character shows and its strength stays.
A name such as "fair:mines" means a level and a taste (`Game.player`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from engines.core.players import Weighed

ViewT = TypeVar("ViewT", contravariant=True)
ActionT = TypeVar("ActionT")
ActionC = TypeVar("ActionC", contravariant=True)
ViewI = TypeVar("ViewI")

MARK = ":"
"""Separates the taste from the level in a player's name."""


class Taste(Protocol[ViewT, ActionC]):
    """Returns how much a player likes an action: 0 if it does not care."""

    def __call__(self, view: ViewT, action: ActionC) -> float: ...


class Weigher(Protocol[ViewT, ActionT]):
    """Returns the actions that a level considers with their values, the best first."""

    def __call__(
        self, view: ViewT, legal: tuple[ActionT, ...], rng: random.Random, budget: float
    ) -> Sequence[Weighed[ActionT]]: ...


class Weighing(NamedTuple, Generic[ViewI, ActionT]):
    """How a level weighs its actions, and what it gives up for its taste."""

    weigh: Weigher[ViewI, ActionT]
    margin: float
    """The most points by which the liked action may be worth less than the best one."""
    slips: float = 0.0
    """The share of decisions that are left to chance."""


def named(level: str, taste: str | None) -> str:
    """Returns the name of a level's player with this taste."""
    return f"{level}{MARK}{taste}" if taste else level


class WithTaste(Generic[ViewI, ActionT]):
    """The computer player of a level that has a taste."""

    def __init__(self, weighing: Weighing[ViewI, ActionT], taste: Taste[ViewI, ActionT]) -> None:
        self._weighing = weighing
        self._taste = taste

    def __call__(self, view: ViewI, legal: tuple[ActionT, ...], rng: random.Random, budget: float) -> ActionT:
        """Returns the action that it likes most among those that are nearly the best."""
        weigh, margin, slips = self._weighing
        if slips and rng.random() < slips:
            return rng.choice(legal)
        if len(legal) == 1:
            return legal[0]
        weighed = weigh(view, legal, rng, budget)
        least = weighed[0].points - margin
        near = [one.action for one in weighed if one.points >= least]
        return max(near, key=lambda action: self._taste(view, action))
