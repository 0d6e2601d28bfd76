"""Walking the panels: how many presses a decision takes, asked as the panel asks it."""

from __future__ import annotations

from typing import Any

from engines.core.action import FOLLOWING, Action
from engines.core.contract import AnyGame

OPENING = 1
"""The first press of a turn opens the panel; after a decision the next one is shown by itself."""


def presses(game: AnyGame, legal: tuple[Any, ...], action: Action) -> int:
    """Returns the number of presses from the panel's first question until this action is done."""
    answers: tuple[str, ...] = ()
    count = 0
    while True:
        ask = game.ask(legal, answers, lambda _: None)
        assert ask is not None
        count += 1
        if ask.preview is not None:
            assert ask.preview == action
            return count
        assert len(ask.options) > 1, "a question without a choice"
        option = next(option for option in ask.options if action in option.actions)
        at_once = ask.question == FOLLOWING or not option.actions[0].asks_once_more
        if len(option.actions) == 1 and at_once:
            return count
        answers = (*ask.asked, option.answer)
