"""The panel's questions and the answers on its buttons."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.faces.kingdomino.telling import half_name, halves
from engines.core.panel import Ask, Option
from engines.kingdomino.data import DOMINOES
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
        case "way":
            return words("kingdomino-ask-way", half=half_name(DOMINOES[due][1], words))
        case _:
            return words("kingdomino-ask-confirm", domino=str(view.due), points=view.scores[view.seat or 0])


def label(ask: Ask, option: Option, words: Words) -> str:
    """The letter on the picture, and what the answer is or brings."""
    match ask.question:
        case "domino":
            return f"{option.mark}: {option.answer} · {halves(int(option.answer), words)}"
        case "way":
            way = words(f"way-{option.answer}")
            return words("kingdomino-way", letter=option.mark, way=way, gain=option.gain or 0)
        case _:
            return words("answer-gain", letter=option.mark, gain=option.gain or 0)
