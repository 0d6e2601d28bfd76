"""The panel's questions and the answers on its buttons."""

from __future__ import annotations

from bot.texts import Translator
from bot.ui.faces.kingdomino.telling import half_name, halves, lying
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.data import DOMINOES, WAYS, Square
from engines.kingdomino.forecast import best_gain, gain_of
from engines.kingdomino.grid import name_of
from engines.kingdomino.view import View


def question(view: View, ask: Ask, words: Translator) -> str:
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
                castle=name_of((0, 0), view.size),
            )
        case "then":
            first = _place(ask.options[0].actions[0]).placement.first
            return words(
                "kingdomino-ask-way",
                domino=str(due),
                first=half_name(DOMINOES[due][0], words),
                square=name_of(first, view.size),
                half=half_name(DOMINOES[due][1], words),
            )
    if isinstance(ask.preview, Place):
        placed = lying(ask.preview.placement, view.size, words)
        message = "kingdomino-ask-confirm" if ask.asked else "kingdomino-only-way"
        return words(message, domino=str(due), placed=placed)
    return words("kingdomino-ask-domino")


def label(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """The letter on the picture, the place, and what the answer does and scores."""
    match ask.question:
        case "domino":
            return _claim(view, option, words)
        case "then":
            action = _place(option.actions[0])
            return words(
                "kingdomino-place-way",
                letter=option.mark,
                way=words(f"way-{option.answer}"),
                square=name_of(action.placement.second, view.size),
                **_points(view, action),
            )
        case _:
            return _spot(view, option, words)


def _spot(view: View, option: Option, words: Translator) -> str:
    """Labels a square for the first half: its name, neighbors of its terrain, its most points."""
    square = _place(option.actions[0]).placement.first
    said: dict[str, str | int] = {
        "letter": option.mark,
        "square": name_of(square, view.size),
        "gain": option.gain or 0,
    }
    beside = _beside(view, square, words)
    if not beside:
        return words("kingdomino-option-square", **said)
    return words("kingdomino-option-beside", **said, beside=beside)


def _beside(view: View, square: Square, words: Translator) -> str:
    """The neighbour that the domino's first half is joined with there; "" where only the second is joined."""
    squares = view.kingdoms[view.to_act[0]].squares
    terrain = DOMINOES[view.due or 0][0].terrain
    for name, (dx, dy) in WAYS.items():
        behind = square[0] - dx, square[1] - dy
        if behind in squares and squares[behind].terrain == terrain:
            return words(f"kingdomino-beside-{name}", what=words(f"kingdomino-the-{terrain}"))
    for name, (dx, dy) in WAYS.items():
        if (square[0] - dx, square[1] - dy) == (0, 0):
            return words(f"kingdomino-beside-{name}", what=words("kingdomino-the-castle"))
    return ""


def _claim(view: View, option: Option, words: Translator) -> str:
    """Labels a domino of the line with its immediate points."""
    domino = int(option.answer)
    said = {"letter": option.mark, "domino": option.answer, "halves": halves(domino, words)}
    gain = best_gain(view, domino)
    if gain is None:
        return words("kingdomino-claim-nowhere", **said)
    return words("kingdomino-claim", **said, gain=gain)


def confirm(view: View, action: Action, words: Translator) -> str:
    """The button that does it."""
    if isinstance(action, Claim):
        return words("kingdomino-claim-it", domino=str(action.domino))
    return words("kingdomino-place-here", **_points(view, _place(action)))


def _place(action: Action) -> Place:
    assert isinstance(action, Place)
    return action


def _points(view: View, action: Place) -> dict[str, int]:
    """Returns the points before and after the placement, and the difference."""
    now, gain = view.scores[view.to_act[0]], gain_of(view, action)
    return {"from": now, "to": now + gain, "gain": gain}
