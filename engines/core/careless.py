"""An easy opponent out of a fair one: now and then it does what first comes to its hand."""

from __future__ import annotations

import random
from typing import TypeVar

from engines.core.action import Action
from engines.core.contract import Player

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT", bound=Action)


def careless(player: Player[ViewT, ActionT], slips: float) -> Player[ViewT, ActionT]:
    """The player, but of its decisions so large a share is left to chance: mistakes that others can use."""

    def choose_easily(view: ViewT, legal: tuple[ActionT, ...], rng: random.Random, budget: float) -> ActionT:
        if rng.random() < slips:
            return rng.choice(legal)
        return player(view, legal, rng, budget)

    return choose_easily
