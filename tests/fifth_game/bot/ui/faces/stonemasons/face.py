"""Stonemasons in words: the questions are in `asking`, the events in `telling`, the towers in `boards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import render.stonemasons as stonemasons_pictures
from bot.texts import Translator
from bot.ui.faces.face import Face, Names, Pictures
from bot.ui.faces.stonemasons import asking, boards, telling
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import ScoreLine
from engines.stonemasons.actions import Bring
from engines.stonemasons.view import View


class StonemasonsFace(Face):
    """The words of Stonemasons; its pictures are `render.stonemasons`."""

    key = "stonemasons"
    pictures: ClassVar[Pictures] = stonemasons_pictures
    turn_button = "my-hand"

    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        return telling.caption(events, names, words)

    def status(self, view: View, names: Names, words: Translator) -> str:
        return telling.status(view, names, words)

    def alt(self, view: View, names: Names, words: Translator) -> str:
        return telling.alt(view, names, words)

    def question(self, view: View, ask: Ask, words: Translator) -> str:
        return asking.question(view, ask, words)

    def label(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return asking.label(ask, option, words)

    def confirm(self, view: View, action: Action, words: Translator) -> str:
        assert isinstance(action, Bring)
        return asking.confirm(action, words)

    def in_words(self, view: View, names: Names, words: Translator) -> str:
        return boards.in_words(view, names, words)

    def account(self, line: ScoreLine, words: Translator) -> str:
        return boards.account(line, words)

    def secrets(self, view: View, seat: int, words: Translator) -> str:
        return boards.secrets(view, seat, words)


FACE = StonemasonsFace()
