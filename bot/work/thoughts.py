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


def play_out(
    key: str, stored: str, seat: int, actions: Sequence[str], player: str, chance: str
) -> list[tuple[float, float]]:
    """Plays a stored state to the end after each of a seat's actions; returns its points and 1 for a win.

    Hidden things are dealt again, the same way for each action; this player decides for everyone.
    """
    its_game, ends = game(key), list[tuple[float, float]]()
    choice = its_game.players[player]
    for action in actions:
        state = its_game.redeal(its_game.decode(stored), seat, random.Random(chance))
        state, made = its_game.apply(state, seat, its_game.parse(action)).state, 0
        while due := its_game.turn_order(state):
            view, legal = its_game.view(state, due[0]), its_game.legal(state, due[0])
            chosen = choice(view, legal, random.Random(f"{chance}/{made}"), math.inf)
            state, made = its_game.apply(state, due[0], chosen).state, made + 1
        own = next(each for each in its_game.result(state).standings if each.seat == seat)
        ends.append((float(own.points), float(own.rank == 1)))
    return ends


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
    thought.__name__: thought for thought in (choose, weigh, play_out, play_on, warm_up)
}
"""The functions that another process may be asked to run, by name."""
