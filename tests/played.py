"""Games of any key, played at random or greedily, for tests that know no game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engines.core.chance import random_seed
from engines.core.contract import AnyGame, Options
from engines.core.panel import LETTERS, Ask
from engines.registry import game


@cache
def played(key: str, seats: int) -> tuple[Any, ...]:
    """Every state of one game, from the set-up to the end."""
    its_game, rng = game(key), random.Random(seats)
    states = [its_game.setup(its_game.options_type(), seats, f"{seats:032x}")]
    while due := its_game.to_act(states[-1]):
        seat = rng.choice(due)
        action = rng.choice(its_game.legal(states[-1], seat))
        states.append(its_game.apply(states[-1], seat, action).state)
    return tuple(states)


def spread(game: AnyGame, options: Options, seats: int, often: float) -> Iterator[tuple[Any, Any]]:
    """States with their views of games played at random and greedily in turn, spread over whole games."""
    rng = random.Random(seats)
    while True:
        state = game.setup(options, seats, random_seed(rng))
        player = game.players[rng.choice(("random", "greedy"))]
        while due := game.to_act(state):
            view = game.view(state, due[0])
            if rng.random() < often:
                yield state, view
            state = game.apply(state, due[0], player(view, game.legal(state, due[0]), rng, 1.0)).state
        yield state, game.view(state, None)


def asks(key: str, state: Any, seat: int) -> Iterator[Ask]:
    """Every question of one decision as the panel shows it, each answered with its last options."""
    its_game = game(key)
    view, legal = its_game.view(state, seat), its_game.legal(state, seat)
    answers: tuple[str, ...] = ()
    while ask := its_game.ask(legal, answers, lambda action: its_game.forecast(view, action)):
        ask = its_game.arranged(view, ask)
        yield replace(ask, options=ask.options[: len(LETTERS)])
        if ask.preview:
            return
        chosen = ask.options[-ask.count :]
        if ask.count == len(chosen[0].actions) == 1 and not chosen[0].actions[0].asks_once_more:
            return  # done at once: nothing more is asked
        answers = (*ask.asked, *(option.answer for option in chosen))
    raise AssertionError("the questions lead nowhere")
