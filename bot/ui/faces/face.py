"""What the cards ask of a game: its captions, the names of its questions and answers, its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.texts import Words
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option

Names = Sequence[str]


class Pictures(Protocol):
    """The drawing module of a game (`render/<key>`)."""

    def public(self, view: Any, names: Names, words: Any) -> bytes: ...
    def panel(self, view: Any, seat: int, ask: Ask, names: Names, words: Any) -> bytes: ...
    def closeup(self, view: Any, seat: int, names: Names, words: Any) -> bytes: ...
    def result(self, view: Any, names: Names, words: Any) -> bytes: ...
    def rules(self, words: Any) -> list[bytes]: ...


class Face(Protocol):
    """One game's words. Everything takes a view: what is not in it can't be said."""

    pictures: Pictures

    def caption(self, events: Sequence[Event], names: Names, words: Words) -> str:
        """What one entry of the log brought, in a sentence; "" when it is not worth one."""

    def status(self, view: Any, names: Names, words: Words) -> str:
        """Who has to do what, in a sentence."""

    def alt(self, view: Any, names: Names, words: Words) -> str:
        """The situation in a sentence or two: turn, last move, points in seat order."""

    def question(self, view: Any, ask: Ask, words: Words) -> str:
        """What is asked now, with all that the choice needs."""

    def label(self, view: Any, ask: Ask, option: Option, words: Words) -> str:
        """An answer on its button."""

    def confirm(self, action: Action, words: Words) -> str:
        """The button that does it."""

    def in_words(self, view: Any, names: Names, words: Words) -> str:
        """The whole board as text."""

    def explain(self, view: Any, names: Names, words: Words) -> str:
        """The final ranking, every point explained."""

    def option_label(self, name: str, words: Words) -> str:
        """A variant's name."""

    def option_help(self, name: str, words: Words) -> str:
        """A variant in a sentence."""
