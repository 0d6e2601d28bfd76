"""States of played games, by the decision to make in them."""

from __future__ import annotations

import random
from functools import cache

from engines.core.action import Action
from engines.core.panel import Ask
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.forecast import forecast
from engines.mad_king_ludwig.game import MadKingLudwig
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.players.greedy import choose_greedily
from engines.mad_king_ludwig.state import State
from render.core.names import sample_names
from tests.recorded import recorded
from tests.soak import SOAK

GAME = MadKingLudwig()
NAMES = sample_names(GAME.seats[-1])
RECORDED = 7


@cache
def played(seats: int, seed: int = RECORDED) -> tuple[State, ...]:
    """Every state of a game, played so that castles look like those of people; a recorded one if there is."""
    if seed == RECORDED and not SOAK:
        return recorded(GAME.key, seats)[0]
    rng = random.Random(seed)
    states = [GAME.setup(LudwigOptions(), seats, f"{seed:032x}")]
    while due := GAME.to_act(states[-1]):
        state = states[-1]
        action = choose_greedily(GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 0.1)
        states.append(GAME.apply(state, due[0], action).state)
    return tuple(states)


def asks(state: State, seat: int) -> list[Ask]:
    """The questions of a seat one after another, each answered with its widest answer."""
    view = GAME.view(state, seat)
    answers: tuple[str, ...] = ()
    found = []

    def gain(action: Action) -> int | None:
        return forecast(view, action) if isinstance(action, Placing) else None

    while ask := GAME.ask(GAME.legal(state, seat), answers, gain):
        ask = GAME.arranged(view, ask)
        found.append(ask)
        if not ask.options or (ask.question == "room" and len(found) > 1):  # a draft goes on and on
            break
        answers = (*ask.asked, max(ask.options, key=lambda option: len(option.actions)).answer)
    return found
