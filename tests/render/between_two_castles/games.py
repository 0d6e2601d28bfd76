"""Positions of played games of Between Two Castles, and every panel that they ask for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engines.between_two_castles.game import BetweenTwoCastles
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.state import State
from engines.between_two_castles.view import View
from engines.core.panel import NUMBERS, Ask
from tests.recorded import recorded
from tests.soak import SOAK

GAME = BetweenTwoCastles()
PLAYER = next(iter(GAME.players.values()))
RECORDED = 3


@cache
def played(seats: int, seed: int = RECORDED, *, quick: bool = False) -> tuple[State, ...]:
    """Every state of one game that the best computer player plays against itself, or has played once."""
    for at_hand in recorded(GAME.key, seats) if seed == RECORDED and not SOAK else ():
        if at_hand[0].options.quick == quick:
            return at_hand
    rng = random.Random(seed)
    states = [GAME.setup(BetweenOptions(quick=quick), seats, f"{seed:032x}")]
    while due := GAME.to_act(states[-1]):
        seat = rng.choice(due)
        legal = GAME.legal(states[-1], seat)
        action = PLAYER(GAME.view(states[-1], seat), legal, rng, 0.1)
        states.append(GAME.apply(states[-1], seat, action).state)
    return tuple(states)


def asks(state: State, seat: int) -> Iterator[Ask]:
    """Every question of one decision, answered with the last options; 25 options at most."""
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    answers: tuple[str, ...] = ()
    while ask := GAME.ask(legal, answers, lambda action: GAME.forecast(view, action)):
        yield replace(ask, options=ask.options[: len(NUMBERS)])
        if not ask.options:
            return
        answers = (*ask.asked, *(option.answer for option in ask.options[-ask.count :]))


@cache
def panels(seats: int, *, quick: bool = False) -> dict[str, tuple[View, int, Ask]]:
    """One example of each question that a game asks, by the kind of action and the question."""
    found: dict[str, tuple[View, int, Ask]] = {}
    for state in played(seats, quick=quick)[:-1]:
        for seat in GAME.to_act(state):
            for ask in asks(state, seat):
                action = ask.preview or ask.options[0].actions[0]
                found[f"{type(action).__name__}-{ask.question}"] = (GAME.view(state, seat), seat, ask)
    return found
