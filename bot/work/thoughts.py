"""The functions that computer players run in another process: plain functions of plain values.

A player gets its seat's view and the legal actions, nothing else.
"""

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
"""Seconds of thought that are enough to load everything a player needs."""


def choose(key: str, stored: str, seat: int, player: str, chance: str, budget: float) -> str:
    """Returns the text of a computer player's action on a stored state.

    The best player replaces one that no longer exists.
    """
    its_game = game(key)
    state = its_game.decode(stored)
    view, legal = its_game.view(state, seat), its_game.legal(state, seat)
    action = its_game.player(player)(view, legal, random.Random(chance), budget)
    return str(action.text)


def weigh(
    key: str, stored: str, seat: int, also: Sequence[str], chance: str, budget: float
) -> list[tuple[str, float]]:
    """Returns the strong player's estimates of the actions that it examined, best first, by their texts."""
    its_game = game(key)
    state = its_game.decode(stored)
    legal = its_game.legal(state, seat)
    extra = tuple(action for action in legal if action.text in also)
    view = its_game.view(state, seat)
    estimates = its_game.weigh(view, legal, random.Random(chance), budget, extra)
    return [(str(one.action.text), float(one.points)) for one in estimates]


def play_on(key: str, stored: str, programs: Sequence[str | None], made: int) -> list[tuple[int, str]]:
    """Plays the computer players' moves on a stored state until only people are due; returns seats and texts.

    `programs` are the seats' computer players. Their random choices come from the seed and the number of
    decisions, so that the same decisions of a person always get the same replies. If a player fails, it moves
    at random.
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
"""The functions that another process may be asked to run, by name."""
