"""Kingdomino in words: sentences in `telling`, the panel in `asking`, kingdoms and points in `boards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import render.kingdomino as kingdomino_pictures
from bot.texts import Words
from bot.ui.faces.face import Face, Names, Pictures
from bot.ui.faces.kingdomino import asking, boards, telling
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import Result, ScoreLine
from engines.kingdomino.actions import Place
from engines.kingdomino.view import View


class KingdominoFace(Face):
    """The words of Kingdomino; its pictures are `render.kingdomino`."""

    key = "kingdomino"
    pictures: ClassVar[Pictures] = kingdomino_pictures
    round_begins = "claimed"

    def caption(self, events: Sequence[Event], names: Names, words: Words) -> str:
        return " ".join(sentence for event in events if (sentence := telling.tell(event, names, words)))

    def status(self, view: View, names: Names, words: Words) -> str:
        return telling.status(view, names, words)

    def round_starts(self, events: Sequence[Event], now: int) -> tuple[int, int] | None:
        """With the last claim of a round the next one starts; the first claims of all belong to the first."""
        return telling.round_starts(events, now)

    def alt(self, view: View, names: Names, words: Words) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
        parts = (self.status(view, names, words), telling.last_placed(view, names, words), f"{points}.")
        return " ".join(part for part in parts if part)

    def question(self, view: View, ask: Ask, words: Words) -> str:
        return asking.question(view, ask, words)

    def label(self, view: View, ask: Ask, option: Option, words: Words) -> str:
        return asking.label(ask, option, words)

    def confirm(self, view: View, action: Action, words: Words) -> str:
        return words("place-here") if isinstance(action, Place) else words("do-it")

    def in_words(self, view: View, names: Names, words: Words) -> str:
        return boards.table_in_words(view, names, words)

    def lines_of(self, result: Result, seat: int) -> list[ScoreLine]:
        """The largest points first; an area that brought nothing is not worth a word."""
        lines = [line for line in super().lines_of(result, seat) if line.points]
        return sorted(lines, key=lambda line: -line.points)

    def account(self, line: ScoreLine, words: Words) -> str:
        return boards.account(line, words)


FACE = KingdominoFace()
