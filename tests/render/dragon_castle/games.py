"""Positions of Dragon Castle: games that are played at random, every kind of action as likely."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from engines.core.panel import LETTERS, Ask
from engines.dragon_castle.game import DragonCastle
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from engines.dragon_castle.view import View
from render.core.names import sample_names

GAME = DragonCastle()
NAMES = sample_names(GAME.seats[-1])
LONG = ("Святослав-Александр", "Wojciech Wspaniały", "Щукомышлинский", "Żółćwidziałłowicz")
CARDS = {
    "spirits": ("wind", "strength", "depths", "cunning", "faith", "elegance", "destruction"),
    "dragons": ("righteousness", "steadfastness", "harmony"),
}
SETTINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (4, CARDS),
    (3, {}),
    (3, {"spirits": ("beauty",), "dragons": ("greatness",), "castle": "two_towers"}),
    (2, {"castle": "barracks", "realm_rows": 6, "realm_columns": 5}),
    (2, {**CARDS, "castle": "forbidden_city"}),
    (1, {}),
    (1, {"spirits": ("change",), "dragons": ("humility", "bravery")}),
)


@cache
def _played(seats: int, options: DragonCastleOptions, seed: int) -> tuple[State, ...]:
    rng = random.Random(seed)
    states = [GAME.setup(options, seats, f"{seed:032x}")]
    while due := GAME.to_act(states[-1]):
        legal = GAME.legal(states[-1], due[0])
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        states.append(GAME.apply(states[-1], due[0], action).state)
    return tuple(states)


def played(seats: int, options: dict[str, Any], seed: int = 1) -> tuple[State, ...]:
    """Every state of one game, from the first tile to the end."""
    return _played(seats, DragonCastleOptions(**options), seed)


def moments(seats: int, options: dict[str, Any]) -> list[State]:
    """One state for each phase and Spirit that occurs, early and late ones in turn."""
    found: dict[tuple[str, str | None], State] = {}
    for number, state in enumerate(played(seats, options)[:-1]):
        key = (state.turn.phase, state.turn.pending)
        if number % 2 or key not in found:
            found[key] = state
    return list(found.values())


@lru_cache(maxsize=100)
def asks(state: State) -> list[tuple[View, int, Ask]]:
    """The questions on the way to each kind of action, page by page as the panel shows them."""
    return list(_asks(state))


def _asks(state: State) -> Iterator[tuple[View, int, Ask]]:
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    waiting: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, str]] = set()
    while waiting:
        ask = GAME.ask(GAME.legal(state, seat), waiting.pop(), lambda action: GAME.forecast(view, action))
        assert ask is not None
        yield view, seat, replace(ask, options=ask.options[: len(LETTERS)])
        for option in ask.options:
            key = (ask.question, option.actions[0].kind if ask.question == "act" else "")
            if key not in seen:
                seen.add(key)
                waiting.append((*ask.asked, option.answer))
