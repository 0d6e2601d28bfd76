"""The panel's questions: they narrow down the legal actions; and the marks of earlier answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from engines.core.action import Action, Parts
from engines.core.chance import ANY_SEED
from engines.core.panel import NUMBERS, Ask, narrow
from engines.dragon_castle import rules
from engines.dragon_castle.actions import Activate, DragonCastleAction, End
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.view import View

MARKS = NUMBERS
"""Tiles carry letters themselves, so the options are numbered."""


class _Chained(NamedTuple):
    """An action with other parts than its own."""

    parts: Parts
    action: Action


def ask(
    legal: Sequence[DragonCastleAction],
    answers: Sequence[str],
    gain: Callable[[DragonCastleAction], int | None],
) -> Ask | None:
    """Returns the question after these answers, None if they lead nowhere.

    Besides the ordinary actions, calling a Spirit is one more button. If calling one is the only decision
    left, each Spirit is an answer immediately.
    """
    if not all(isinstance(action, Activate | End) for action in legal):
        return narrow(legal, answers, gain, MARKS)  # type: ignore[arg-type]
    chained = [_Chained(_without_calling(action), action) for action in legal]
    found = narrow(cast(Sequence[Action], chained), answers, lambda each: gain(each.action), MARKS)  # type: ignore[attr-defined]
    return None if found is None else _unchained(found)


def _without_calling(action: Action) -> Parts:
    if not isinstance(action, Activate):
        return action.parts
    _, (_, spirit), *rest = action.parts
    return (("act", spirit), *rest)


def _unchained(found: Ask) -> Ask:
    def own(each: object) -> Action:
        assert isinstance(each, _Chained)
        return each.action

    options = tuple(replace(option, actions=tuple(map(own, option.actions))) for option in found.options)
    return replace(found, options=options, preview=own(found.preview) if found.preview else None)


def picked_mark(view: View, answered: Ask) -> str:
    """Returns the mark of the last answer on the picture before; "" if nothing was asked."""
    if not answered.asked:
        return ""
    state = imagine(view, ANY_SEED)
    legal = rules.legal(state, state.turn.seat)
    before = ask(legal, answered.asked[:-1], lambda _: None)
    options = before.options if before is not None else ()
    return next((option.mark for option in options if option.answer == answered.asked[-1]), "")
