"""Makes an easy opponent from a fair one: now and then it plays a random action."""

from __future__ import annotations

import random
from typing import TypeVar

from engines.core.action import Action
from engines.core.contract import Player

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT", bound=Action)


def careless(player: Player[ViewT, ActionT], slips: float) -> Player[ViewT, ActionT]:
    """Returns the player with a share `slips` of its decisions left to chance: mistakes to profit from."""

    def choose_easily(view: ViewT, legal: tuple[ActionT, ...], rng: random.Random, budget: float) -> ActionT:
        if rng.random() < slips:
            return rng.choice(legal)
        return player(view, legal, rng, budget)

    return choose_easily
