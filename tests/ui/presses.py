"""Presses counted: every way through the panel of one decision, button by button, as the panel offers it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.core.action import FOLLOWING, Action
from engines.core.panel import Ask
from engines.registry import game

Way = tuple[tuple[str, ...], Action]
"""The questions that were answered on the way (a menu of several is one), and the action at its end."""


def ways(key: str, state: Any, seat: int) -> Iterator[Way]:
    """All ways to all actions of one decision; a question that asks for a set is answered by its first."""
    its_game = game(key)
    legal = its_game.legal(state, seat)

    def ask(answers: tuple[str, ...]) -> Ask:
        found = its_game.ask(legal, answers, lambda action: None)  # gains do not matter here
        assert found is not None
        return found

    def walk(answers: tuple[str, ...], asked: tuple[str, ...]) -> Iterator[Way]:
        here = ask(answers)
        if here.preview is not None:
            yield (*asked, "confirm"), here.preview
        assert here.preview is not None or len(here.options) > 1, "a question without a choice"
        if here.count > 1:
            chosen = tuple(option.answer for option in here.options[: here.count])
            yield from walk((*here.asked, *chosen), (*asked, here.question))
            return
        for option in here.options:
            at_once = here.question == FOLLOWING or not option.actions[0].asks_once_more
            if len(option.actions) == 1 and at_once:
                yield (*asked, here.question), option.actions[0]
            else:
                yield from walk((*here.asked, option.answer), (*asked, here.question))

    return walk((), ())
