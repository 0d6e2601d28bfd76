"""The panel's questions and the answers on its buttons."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.faces.kingdomino.telling import half_name, halves
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import best_gain, gain_of
from engines.kingdomino.view import View


def question(view: View, ask: Ask, words: Words) -> str:
    """Which domino, where its first half, which way its second, and whether it shall lie there."""
    due = view.due or 0
    match ask.question:
        case "domino":
            return words("kingdomino-ask-domino")
        case "square":
            return words(
                "kingdomino-ask-square",
                domino=str(due),
                halves=halves(due, words),
                half=half_name(DOMINOES[due][0], words),
            )
        case "then":
            return words("kingdomino-ask-way", domino=str(due), half=half_name(DOMINOES[due][1], words))
        case _:
            return words("kingdomino-ask-confirm", domino=str(due))


def label(view: View, ask: Ask, option: Option, words: Words) -> str:
    """The letter on the picture, and what the answer does and brings."""
    match ask.question:
        case "domino":
            return _claim(view, option, words)
        case "then":
            way = words(f"way-{option.answer}")
            return words(
                "kingdomino-place-way", letter=option.mark, way=way, **_points(view, option.actions[0])
            )
        case _:
            return words("answer-gain", letter=option.mark, gain=option.gain or 0)


def _claim(view: View, option: Option, words: Words) -> str:
    """A domino of the line with the points that it would bring at once."""
    domino = int(option.answer)
    said = {"letter": option.mark, "domino": option.answer, "halves": halves(domino, words)}
    gain = best_gain(view, domino)
    if gain is None:
        return words("kingdomino-claim-nowhere", **said)
    return words("kingdomino-claim", **said, gain=gain)


def confirm(view: View, action: Action, words: Words) -> str:
    """The button that does it."""
    if isinstance(action, Claim):
        return words("kingdomino-claim-it", domino=str(action.domino))
    return words("kingdomino-place-here", **_points(view, action))


def _points(view: View, action: Action) -> dict[str, int]:
    """From how many points to how many, and what that is."""
    assert isinstance(action, Place)
    now, gain = view.scores[view.to_act[0]], gain_of(view, action)
    return {"from": now, "to": now + gain, "gain": gain}
