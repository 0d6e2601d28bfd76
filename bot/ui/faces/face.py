"""What the cards ask of a game: its captions, the names of its questions and answers, its pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, Protocol

from bot.texts import Words
from engines.core.action import Action
from engines.core.contract import Options
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import Result, ScoreLine

Names = Sequence[str]


class Pictures(Protocol):
    """The drawing module of a game (`render/<key>`)."""

    def public(self, view: Any, names: Names, words: Any, news: Sequence[Event] = ()) -> bytes: ...
    def panel(self, view: Any, seat: int, ask: Ask, names: Names, words: Any) -> bytes: ...
    def closeup(self, view: Any, seat: int, names: Names, words: Any) -> bytes: ...
    def result(self, view: Any, names: Names, words: Any) -> bytes: ...
    def rules(self, words: Any) -> list[bytes]: ...


class Face(ABC):
    """One game in words and pictures. Everything takes a view: what is not in it can't be said."""

    key: ClassVar[str]
    """The game's key: its own texts begin with it."""
    pictures: ClassVar[Pictures]
    turn_button: ClassVar[Literal["your-turn", "my-hand"]] = "your-turn"
    """What the button to a player's own panel says; "my-hand" where there are hidden hands."""

    @abstractmethod
    def caption(self, events: Sequence[Event], names: Names, words: Words) -> str:
        """What one entry of the log brought, in a sentence; "" when it is not worth one."""

    @abstractmethod
    def status(self, view: Any, names: Names, words: Words) -> str:
        """Who has to do what, in a sentence."""

    def chosen(self, action: Action, words: Words) -> str:
        """What was chosen in a secret decision, in a few words for who chose it; "" where that is enough."""
        return ""

    @abstractmethod
    def alt(self, view: Any, names: Names, words: Words) -> str:
        """The situation in a sentence or two: turn, last move, points in seat order."""

    @abstractmethod
    def question(self, view: Any, ask: Ask, words: Words) -> str:
        """What is asked now, with all that the choice needs."""

    @abstractmethod
    def label(self, view: Any, ask: Ask, option: Option, words: Words) -> str:
        """An answer on its button."""

    def hint(self, view: Any, ask: Ask, words: Words) -> str:
        """What a menu says before anything is chosen in it, where a question asks for a set."""
        return self.question(view, ask, words)

    def describe(self, view: Any, ask: Ask, option: Option, words: Words) -> str:
        """An answer in a sentence, below its name in such a menu."""
        return ""

    @abstractmethod
    def confirm(self, view: Any, action: Action, words: Words) -> str:
        """The button that does it."""

    @abstractmethod
    def in_words(self, view: Any, names: Names, words: Words) -> str:
        """The whole board as text."""

    def explain(self, view: Any, names: Names, words: Words) -> str:
        """The final ranking, every point explained; "" before the end."""
        result: Result | None = view.result
        if result is None:
            return ""
        rows = []
        for standing in result.standings:
            lines = self.lines_of(result, standing.seat)
            sources = ", ".join(filter(None, (self.account(line, words) for line in lines)))
            place = words("rank", rank=standing.rank, name=names[standing.seat], points=standing.points)
            rows.append(f"{place}: {sources}" if sources else place)
        if result.decided_by is not None:
            rows.append(words(f"{self.key}-tie-{result.decided_by}"))
        return "\n".join((*rows, *self.afterword(view, words)))

    def lines_of(self, result: Result, seat: int) -> list[ScoreLine]:
        """The score lines of a seat in the order in which they are told: the engine's."""
        return [line for line in result.lines if line.seat == seat]

    def account(self, line: ScoreLine, words: Words) -> str:
        """Where some points come from, in a few words; "" where that is not worth saying."""
        raise NotImplementedError

    def afterword(self, view: Any, words: Words) -> Sequence[str]:
        """What is said below the final ranking: a rank that was reached."""
        return ()

    def option_label(self, name: str, words: Words) -> str:
        """A variant's name."""
        return words(f"{self.key}-option-{name.replace('_', '-')}")

    def option_help(self, name: str, words: Words) -> str:
        """A variant in a sentence."""
        return words(f"{self.key}-option-{name.replace('_', '-')}-help")

    def option_offered(self, name: str, options: Options) -> bool:
        """Whether a variant can be set as the others are; one that would mean nothing is not."""
        return True

    def seats_help(self, words: Words) -> str:
        """What the order of the seats means, in a sentence."""
        return words("seats-help")

    def advice(self, options: Options, words: Words) -> Sequence[str]:
        """What the host should know before choosing variants."""
        return ()

    def value_help(self, value: object, words: Words) -> str:
        """A choice of a variant in a sentence, below its name; "" where the name says it."""
        return ""

    def sights(self, view: Any, names: Names, words: Words) -> list[str]:
        """What can be looked at closely, by name: number n is what `pictures.closeup` draws for n."""
        return list(names)

    def own_board(self, view: Any, seat: int, names: Names, words: Words) -> bytes:
        """The picture of a player's own things while nothing is to be decided."""
        return self.pictures.closeup(view, seat, names, words)

    def secrets(self, view: Any, seat: int, words: Words) -> str:
        """What only this player may know, in words; "" where there is nothing."""
        return ""
