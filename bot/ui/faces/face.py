"""The interface of a game for the cards: its captions, its pictures, its questions and answers in words."""

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
    """Part of the button's id."""
    label: str
    values: Mapping[str, Any]
    """The values that it sets, by the names of the options."""
    chosen: bool
    """Whether the table has these variants now."""


class Face(ABC):
    """One game in words and pictures. All methods take a view, so that they can't reveal anything else."""

    key: ClassVar[str]
    """The game's key: its own texts begin with it."""
    pictures: ClassVar[Pictures]
    turn_button: ClassVar[Literal["your-turn", "my-hand"]] = "your-turn"
    """The label of the button to a player's own panel; "my-hand" for games with hidden hands."""
    cards_button: ClassVar[Literal["cards", "options"]] = "cards"
    """The label of the button to `cards_in_play`; "options" if these are variants."""
    round_begins: ClassVar[str | None] = None
    """The kind of event with which a round begins, for the log; its fact "round" is the number, if any.

    None if rounds are laps: a lap is over when a player acts again after others have acted.
    """
    turn_begins: ClassVar[str | None] = None
    """The kind of event with which a turn begins, if rounds are laps: in a solo game a turn is a round."""

    @abstractmethod
    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        """Describes one entry of the log in a sentence; "" if it is not worth one."""

    @abstractmethod
    def status(self, view: Any, names: Names, words: Translator) -> str:
        """Returns a sentence that names the due players and their task."""

    def round_starts(self, events: Sequence[Event], now: int) -> tuple[int, int] | None:
        """Returns the index of the event before which a round starts, and the round's number; None if none.

        `now` is the current round. The index may be after the last event: then the next entry starts it.
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
        """Describes a seat's moves in a few words each, without its name: "places 36: +6", "claims 48".

        If the news of a post has none of them, the post uses `caption`.
        """
        return []

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        """Returns a line for each event that matters to all players: a reveal, half-time, the last round."""
        return []

    def is_half_over(self, first: Any, now: Any) -> bool:
        """Returns whether half of the game is over; `first` is the view at its start."""
        return False

    def is_last_round(self, view: Any) -> bool:
        """Returns whether the last round has begun, for a game whose `moments` do not say it."""
        return False

    def completed(self, view: Any) -> Mapping[str, tuple[int, Mapping[str, str | int]]]:
        """Returns the parts of boards that can grow no more and are worth a line, by a name of the part.

        Each has its seat and the values of the game's sentence about it.
        """
        return {}

    def agrees(self, option: Option) -> bool:
        """Returns whether an answer accepts another player's proposal; such an answer comes first."""
        return False

    def chosen(self, action: Action, words: Translator) -> str:
        """Describes a secret decision to its player in a few words; "" if the game has no words for it."""
        return ""

    def deed(self, view: Any, event: Event, words: Translator) -> str:
        """Describes a decision by its first event in a few words, without the player: "domino 22 at b3".

        Used on buttons and after a colon. "" if the game has no words for it.
        """
        return ""

    @abstractmethod
    def alt(self, view: Any, names: Names, words: Translator) -> str:
        """The situation in a sentence or two: turn, last move, points in seat order."""

    @abstractmethod
    def question(self, view: Any, ask: Ask, words: Translator) -> str:
        """Returns the current question, with all facts that the choice needs."""

    @abstractmethod
    def label(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """Returns an answer's label on its button."""

    def brief(self, view: Any, ask: Ask, words: Translator) -> str:
        """Returns the question in a line or two, for people who look at the picture, which shows the rest."""
        return f"**{plain(self.question(view, ask, words)).partition(chr(10))[0]}**"

    def tag(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """An answer on its button where words do not fit: its mark on the picture, and what it brings."""
        if not option.mark:
            return self.label(view, ask, option, words)
        return option.mark if option.gain is None else f"{option.mark} · {signed(option.gain)}"

    def hint(self, view: Any, ask: Ask, words: Translator) -> str:
        """Returns the placeholder of a menu, for a question that asks for a set."""
        return self.question(view, ask, words)

    def describe(self, view: Any, ask: Ask, option: Option, words: Translator) -> str:
        """Returns the line below an answer's name in a menu: its points, if the name does not give them."""
        if option.gain is None or signed(option.gain) in self.label(view, ask, option, words):
            return ""
        message = "brings-now" if len(option.actions) == 1 else "brings-at-most"
        return words(message, gain=signed(option.gain))

    def stands_aside(self, ask: Ask, option: Option) -> bool:
        """Returns whether an answer has no mark on the picture: it stays a button next to a menu."""
        return False

    @abstractmethod
    def confirm(self, view: Any, action: Action, words: Translator) -> str:
        """Returns the label of the button that carries out the action."""

    def reasons(self, view: Any, action: Action) -> Sequence[Fact]:
        """Returns the facts for a decision besides its immediate points, the most important first."""
        return ()

    def objections(self, view: Any, action: Action, better: Action) -> Sequence[Fact]:
        """Returns the facts against a decision compared with a better one."""
        return ()

    def told(self, fact: Fact, names: Names, words: Translator) -> str:
        """Returns a fact as a clause; values that are names in the game are translated."""
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

    def can_be_compared(self, action: Action, other: Action) -> bool:
        """Whether the strong player's estimates of two decisions can be compared."""
        return True

    @abstractmethod
    def in_words(self, view: Any, names: Names, words: Translator) -> str:
        """The whole board as text, as much of it as a message holds."""

    def in_full(self, view: Any, names: Names, words: Translator) -> str:
        """The same however long it is, for a file; "" where a message always holds all of it."""
        return ""

    def cards_in_play(self, view: Any, words: Translator) -> Sequence[str]:
        """Every card that all of the table play with, a line each: its name and all that it does."""
        return ()

    def introduction(self, view: Any, words: Translator) -> Sequence[str]:
        """Explains a rival that the rules play, or the purpose of a game alone, in the first post."""
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
        """Returns the score lines of a seat in the order of their display: the engine's."""
        return [line for line in result.lines if line.seat == seat]

    def account(self, line: ScoreLine, words: Translator) -> str:
        """Describes the source of some points in a few words; "" if it is not worth saying."""
        raise NotImplementedError

    def afterword(self, view: Any, words: Translator) -> Sequence[str]:
        """Returns lines below the final ranking: a rank that was reached."""
        return ()

    def kind_name(self, kind: str, words: Translator) -> str:
        """Returns the name of a kind that can be a player's favorite (`Facts.kinds`)."""
        return kind

    def feat(self, name: str, amount: int, words: Translator) -> str:
        """Describes a feat (`Game.feats`) as a record, with its amount."""
        return words(f"{self.key}-record-{name}", amount=amount)

    def option_label(self, name: str, words: Translator) -> str:
        """Returns a variant's name."""
        return words(f"{self.key}-option-{name.replace('_', '-')}")

    def option_help(self, name: str, words: Translator) -> str:
        """A variant in a sentence."""
        return words(f"{self.key}-option-{name.replace('_', '-')}-help")

    def option_offered(self, name: str, options: Options) -> bool:
        """Whether a variant can be set as the others are; one that would mean nothing is not."""
        return True

    def seats_help(self, words: Translator) -> str:
        """Explains the order of the seats in a sentence."""
        return words("seats-help")

    def advice(self, options: Options, words: Translator) -> Sequence[str]:
        """Returns facts that the host should know before choosing variants."""
        return ()

    def presets(self, options: Options, words: Translator) -> Sequence[Preset]:
        """Returns sets of variants that the host can choose first; () if the first menu shows everything."""
        return ()

    def value_help(self, value: object, words: Translator) -> str:
        """A choice of a variant in a sentence, below its name; "" where the name says it."""
        return ""

    def sights(self, view: Any, names: Names, words: Translator) -> list[str]:
        """Returns the names of the possible close-ups: `pictures.closeup` draws number n."""
        return list(names)

    def closeup_alt(self, view: Any, number: int, names: Names, words: Translator) -> str:
        """Describes a close-up: its name, and its part of the whole board in words."""
        sights = self.sights(view, names, words)
        told = _part_about(sights, number, self.in_words(view, names, words))
        return f"{sights[number]}: {told or self.alt(view, names, words)}"

    def own_alt(self, view: Any, seat: int, names: Names, words: Translator) -> str:
        """Describes the picture that `own_board` draws."""
        return self.closeup_alt(view, seat, names, words)

    def own_board(self, view: Any, seat: int, names: Names, words: Translator) -> bytes:
        """Draws a player's own board, for when the player has nothing to decide."""
        return self.pictures.closeup(view, seat, names, words)

    def secrets(self, view: Any, seat: int, words: Translator) -> str:
        """Describes everything that only this player may see; "" if there is nothing."""
        return ""

    def hand(self, view: Any, seat: int, words: Translator) -> str:
        """Names the cards or tiles that this player holds in secret, for replays; "" if there are none."""
        return ""


def _part_about(sights: Sequence[str], number: int, told: str) -> str:
    """Returns the lines about one of the sights: from the line that begins with its name to another one's."""
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
