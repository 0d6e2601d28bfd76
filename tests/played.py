"""Games of any key that were played at random, for tests that know no game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

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
