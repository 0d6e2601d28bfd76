"""The panel: which stone, and where to."""

from __future__ import annotations

from bot.texts import Translator
from engines.core.panel import Ask, Option
from engines.stonemasons.actions import Bring
from engines.stonemasons.view import View


def question(view: View, ask: Ask, words: Translator) -> str:
    """Returns the current question."""
    if ask.question == "stone":
        return words("stonemasons-ask-stone", round=view.round, rounds=view.rounds)
    if ask.question == "place":
        return words("stonemasons-ask-place", stone=ask.chosen[0])
    stone, place = ask.chosen
    return words("stonemasons-ask-confirm", stone=stone, place=words(f"stonemasons-place-{place}"))


def label(ask: Ask, option: Option, words: Translator) -> str:
    """A stone or a place on its button, with the points that it may bring."""
    if ask.question == "stone":
        name = words("stonemasons-answer-stone", stone=option.answer)
    else:
        name = words(f"stonemasons-place-{option.answer}")
    if not option.gain:
        return words("stonemasons-answer", letter=option.mark, name=name)
    return words("stonemasons-answer-gain", letter=option.mark, name=name, gain=str(option.gain))


def confirm(action: Bring, words: Translator) -> str:
    """The button that does it."""
    return words(f"stonemasons-confirm-{'aside' if action.tower is None else 'tower'}")
