"""What computer players are asked to think about: plain functions of plain values, so that they can be
carried out in another process. A player is handed its seat's view and what is legal, nothing else."""

from __future__ import annotations

import hashlib
import logging
import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core.chance import ANY_SEED
from engines.registry import game

log = logging.getLogger(__name__)

A_MOMENT = 0.01
"""Seconds of thought that are enough to load whatever a player needs."""


def choose(key: str, stored: str, seat: int, player: str, chance: str, budget: float) -> str:
    """The text of what a computer player does on a stored state; the best one stands in for one that no
    longer exists."""
    its_game = game(key)
    state = its_game.decode(stored)
    choice = its_game.players.get(player) or next(iter(its_game.players.values()))
    action = choice(its_game.view(state, seat), its_game.legal(state, seat), random.Random(chance), budget)
    return str(action.text)


def weigh(
    key: str, stored: str, seat: int, also: Sequence[str], chance: str, budget: float
) -> list[tuple[str, float]]:
    """What the strong player expects of the actions that it looked into, the best first, by their texts."""
    its_game = game(key)
    state = its_game.decode(stored)
    legal = its_game.legal(state, seat)
    extra = tuple(action for action in legal if action.text in also)
    view = its_game.view(state, seat)
    estimates = its_game.weigh(view, legal, random.Random(chance), budget, extra)
    return [(str(one.action.text), float(one.points)) for one in estimates]


def play_on(key: str, stored: str, programs: Sequence[str | None], made: int) -> list[tuple[int, str]]:
    """What computer players do on a stored state until only people are due: seats and texts.

    `programs` are those of the seats. Their chance comes from the seed and from how many decisions were made,
    so that the same decisions of a person are always answered alike; where one errs chance decides.
    """
    its_game = game(key)
    state = its_game.decode(stored)
    seed = its_game.seed(state)
    played: list[tuple[int, str]] = []
    while due := [seat for seat in its_game.turn_order(state) if programs[seat]]:
        seat = due[0]
        text = f"{seed}/computer/{made + len(played)}/{seat}"
        chance = hashlib.sha256(text.encode()).hexdigest()
        choice, legal = its_game.players[programs[seat] or ""], its_game.legal(state, seat)
        try:
            action = choice(its_game.view(state, seat), legal, random.Random(chance), math.inf)
            after = its_game.apply(state, seat, action).state
        except Exception:
            log.exception(
                "event=player_failed %s: the computer player of seat %d failed; it moves at random",
                key,
                seat,
            )
            action = random.Random(chance).choice(legal)
            after = its_game.apply(state, seat, action).state
        played.append((seat, str(action.text)))
        state = after
    return played


def warm_up(keys: Sequence[str]) -> None:
    """Import these games and let their best players think for a moment, so that no first move is slow."""
    for key in keys:
        its_game = game(key)
        state = its_game.setup(its_game.options_type(), its_game.seats[-1], ANY_SEED)
        seat = its_game.turn_order(state)[0]
        best = next(iter(its_game.players.values()))
        best(its_game.view(state, seat), its_game.legal(state, seat), random.Random(0), A_MOMENT)


THOUGHTS: Mapping[str, Callable[..., Any]] = {
    thought.__name__: thought for thought in (choose, weigh, play_on, warm_up)
}
"""What another process can be asked for, by name."""
