"""What the cards ask of a game: its captions, the names of its questions and answers, its pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

from bot.texts import Translator
from bot.ui.cards.markdown import plain
from bot.ui.faces.fact import Fact
from engines.core.action import Action
from engines.core.contract import Options
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import Result, ScoreLine, signed

Names = Sequence[str]


class Pictures(Protocol):
    """The drawing module of a game (`render/<key>`)."""

    def public(self, view: Any, names: Names, words: Any, news: Sequence[Event] = ()) -> bytes: ...
    def panel(self, view: Any, seat: int, ask: Ask, names: Names, words: Any) -> bytes: ...
    def closeup(self, view: Any, seat: int, names: Names, words: Any) -> bytes: ...
    def result(self, view: Any, names: Names, words: Any, *, date: str = "", table: str = "") -> bytes: ...
    def rules(self, words: Any) -> list[bytes]: ...


@dataclass(frozen=True)
class Preset:
    """Variants that go together, chosen with one press."""

    name: str
    """Stands in the button's id."""
    label: str
    values: Mapping[str, Any]
    """What it sets, by the names of the options."""
    chosen: bool
    """Whether the table's variants are these now."""


class Face(ABC):
    """One game in words and pictures. Everything takes a view: what is not in it can't be said."""

    key: ClassVar[str]
    """The game's key: its own texts begin with it."""
    pictures: ClassVar[Pictures]
    turn_button: ClassVar[Literal["your-turn", "my-hand"]] = "your-turn"
    """What the button to a player's own panel says; "my-hand" where there are hidden hands."""
    cards_button: ClassVar[Literal["cards", "options"]] = "cards"
    """What the button to `cards_in_play` says; "options" where these are variants."""
    round_begins: ClassVar[str | None] = None
    """The kind of event with which a round begins, for the log; its fact "round" is the number, if any.

    None where rounds are laps: each is over when somebody acts again whom others have followed.
    """
    turn_begins: ClassVar[str | None] = None
    """The kind of event with which a turn begins, where rounds are laps: alone a turn is a round."""

    @abstractmethod
    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        """What one entry of the log brought, in a sentence; "" when it is not worth one."""

    @abstractmethod
    def status(self, view: Any, names: Names, words: Translator) -> str:
        """Who has to do what, in a sentence."""

    def round_starts(self, events: Sequence[Event], now: int) -> tuple[int, int] | None:
        """Before which of an entry's events a round starts, and its number; None where none does.

        `now` is the round so far. The number may stand after the last event: the next entry starts it.
        """
        at = next((at for at, event in enumerate(events) if event.kind == self.round_begins), None)
        if at is None:
            return None
        number = events[at].facts.get("round")
        return at, number if isinstance(number, int) else now + 1

    def doer(self, event: Event) -> int | None:
        """The seat whose deed an event is; None for what happens to all."""
        return event.seat

    def deeds(self, events: Sequence[Event], words: Translator) -> list[str]:
        """What one seat did, without its name, in a few words for each deed: "places 36: +6", "claims 48".

        A post whose news has none of them is told by `caption`.
        """
        return []

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        """What matters to all in these events, a line each: a reveal, half-time, the last round."""
        return []

    def agrees(self, option: Option) -> bool:
        """Whether an answer accepts what somebody else proposes: it comes first."""
        return False

    def chosen(self, action: Action, words: Translator) -> str:
        """What was chosen in a secret decision, in a few words for who chose it; "" where that is enough."""
        return ""

    def deed(self, view: Any, event: Event, words: Translator) -> str:
        """A decision in a few words, as its first event tells it, without who made it: "domino 22 at b3".

        It stands on buttons and after a colon. "" where the game has no words for it.
        """
        return ""

    @abstractmethod
    def alt(self, view: Any, names: Names, words: Translator) -> str:
        """The situation in a sentence or two: turn, last move, points in seat order."""

    @abstractmethod
    def question(self, view: Any, ask: Ask, words: Translator) -> str:
        """What is asked now, with all that the choice needs."""

    @abstractmethod
    def label(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """An answer on its button."""

    def brief(self, view: Any, ask: Ask, words: Translator) -> str:
        """The question in a line or two, for people who look at the picture: it shows the rest."""
        return f"**{plain(self.question(view, ask, words)).partition(chr(10))[0]}**"

    def tag(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """An answer on its button where words do not fit: its mark on the picture, and what it brings."""
        if not option.mark:
            return self.label(view, ask, option, words)
        return option.mark if option.gain is None else f"{option.mark} · {signed(option.gain)}"

    def hint(self, view: Any, ask: Ask, words: Translator) -> str:
        """What a menu says before anything is chosen in it, where a question asks for a set."""
        return self.question(view, ask, words)

    def describe(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """An answer in a sentence, below its name in a menu: what it brings, if its name does not say so."""
        if option.gain is None or signed(option.gain) in self.label(view, ask, option, words):
            return ""
        message = "brings-now" if len(option.actions) == 1 else "brings-at-most"
        return words(message, gain=signed(option.gain))

    def stands_aside(self, ask: Ask, option: Option) -> bool:
        """Whether an answer has no mark on the picture: it stays a button where the others are a menu."""
        return False

    def menu_of(self, ask: Ask, option: Option) -> str:
        """Which menu holds an answer, where a question has several; "" where there is one. Each is asked for
        its hint with its own answers."""
        return ""

    @abstractmethod
    def confirm(self, view: Any, action: Action, words: Translator) -> str:
        """The button that does it."""

    def reasons(self, view: Any, action: Action) -> Sequence[Fact]:
        """What speaks for a decision beside the points that it brings at once, the most telling first."""
        return ()

    def objections(self, view: Any, action: Action, better: Action) -> Sequence[Fact]:
        """What speaks against a decision that is compared with a better one."""
        return ()

    def told(self, fact: Fact, names: Names, words: Translator) -> str:
        """A fact as a clause: the values that are names in the game are said in its words."""
        values = {name: self.named(name, value, names, words) for name, value in fact.values.items()}
        return words(f"{self.key}-{fact.name}", **values)

    def named(self, name: str, value: Any, names: Names, words: Translator) -> str | int:
        """A value of a fact in words."""
        if name == "seat":
            return str(names[value])
        if name == "gain":
            return signed(value)
        if isinstance(value, int):
            return value
        return str(value)

    def briefly_named(self, view: Any, action: Action, words: Translator) -> str:
        """A decision by name in the middle of a sentence, without what it brings."""
        return self.confirm(view, action, words)

    def order_is_free(self, action: Action, other: Action) -> bool:
        """Whether two decisions are independent tasks that may be done in either order."""
        return False

    @abstractmethod
    def in_words(self, view: Any, names: Names, words: Translator) -> str:
        """The whole board as text, as much of it as a message holds."""

    def in_full(self, view: Any, names: Names, words: Translator) -> str:
        """The same however long it is, for a file; "" where a message always holds all of it."""
        return ""

    def cards_in_play(self, view: Any, words: Translator) -> Sequence[str]:
        """Every card that all of the table play with, a line each: its name and all that it does."""
        return ()

    def standings(self, view: Any, names: Names, words: Translator) -> str:
        """The final ranking, a line for each player, and what broke a tie; "" before the end."""
        result: Result | None = view.result
        if result is None:
            return ""
        rows = [
            words("rank", rank=standing.rank, name=names[standing.seat], points=standing.points)
            for standing in result.standings
        ]
        if result.decided_by is not None:
            rows.append(words(f"{self.key}-tie-{result.decided_by}"))
        return "\n".join((*rows, *self.afterword(view, words)))

    def explain(self, view: Any, names: Names, words: Translator) -> str:
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

    @property
    def account_picture(self) -> Callable[[Any, Names, Any], bytes] | None:
        """Draws the second page of the end, every point on it; None where the game has none."""
        return getattr(self.pictures, "result_account", None)

    def lines_of(self, result: Result, seat: int) -> list[ScoreLine]:
        """The score lines of a seat in the order in which they are told: the engine's."""
        return [line for line in result.lines if line.seat == seat]

    def account(self, line: ScoreLine, words: Translator) -> str:
        """Where some points come from, in a few words; "" where that is not worth saying."""
        raise NotImplementedError

    def afterword(self, view: Any, words: Translator) -> Sequence[str]:
        """What is said below the final ranking: a rank that was reached."""
        return ()

    def kind_name(self, kind: str, words: Translator) -> str:
        """A kind that somebody can like best (`Facts.kinds`), by name."""
        return kind

    def feat(self, name: str, amount: int, words: Translator) -> str:
        """What can be a feat (`Game.feats`), said as a record, with how much it is."""
        return words(f"{self.key}-record-{name}", amount=amount)

    def option_label(self, name: str, words: Translator) -> str:
        """A variant's name."""
        return words(f"{self.key}-option-{name.replace('_', '-')}")

    def option_help(self, name: str, words: Translator) -> str:
        """A variant in a sentence."""
        return words(f"{self.key}-option-{name.replace('_', '-')}-help")

    def option_offered(self, name: str, options: Options) -> bool:
        """Whether a variant can be set as the others are; one that would mean nothing is not."""
        return True

    def seats_help(self, words: Translator) -> str:
        """What the order of the seats means, in a sentence."""
        return words("seats-help")

    def advice(self, options: Options, words: Translator) -> Sequence[str]:
        """What the host should know before choosing variants."""
        return ()

    def presets(self, options: Options, words: Translator) -> Sequence[Preset]:
        """Variants that are chosen together before all others; () where the first menu shows everything."""
        return ()

    def value_help(self, value: object, words: Translator) -> str:
        """A choice of a variant in a sentence, below its name; "" where the name says it."""
        return ""

    def sights(self, view: Any, names: Names, words: Translator) -> list[str]:
        """What can be looked at closely, by name: number n is what `pictures.closeup` draws for n."""
        return list(names)

    def closeup_alt(self, view: Any, number: int, names: Names, words: Translator) -> str:
        """What a close-up shows: its name, and what is said about it where the whole board is told."""
        sights = self.sights(view, names, words)
        told = _part_about(sights, number, self.in_words(view, names, words))
        return f"{sights[number]}: {told or self.alt(view, names, words)}"

    def own_alt(self, view: Any, seat: int, names: Names, words: Translator) -> str:
        """What `own_board` shows."""
        return self.closeup_alt(view, seat, names, words)

    def own_board(self, view: Any, seat: int, names: Names, words: Translator) -> bytes:
        """The picture of a player's own things while nothing is to be decided."""
        return self.pictures.closeup(view, seat, names, words)

    def secrets(self, view: Any, seat: int, words: Translator) -> str:
        """What only this player may know, in words; "" where there is nothing."""
        return ""


def _part_about(sights: Sequence[str], number: int, told: str) -> str:
    """The lines about one of the sights: from the line that begins with its name to another one's."""
    part: list[str] = []
    for line in plain(told).splitlines()[1:]:
        begins = [sight for sight in sights if sight and line.startswith(sight)]
        whose = max(begins, key=len) if begins else None
        if whose == sights[number]:
            part.append(line[len(whose) :].lstrip(" :,–"))
        elif whose is not None and part:
            break
        elif part:
            part.append(line)
    return "\n".join(part)
