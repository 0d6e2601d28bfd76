"""The contract: everything a game must provide, and everything the tables, the panel and the tests ask of it.

States are frozen values: `apply` returns a new one that shares the unchanged parts. Everything shown to a
person comes from `view`, which lists the facts that the seat may know. To add a game, write one more subclass
of `Game` and store it as `GAME` in `engines/<key>/game.py`; `engines.registry` finds it, and the generic
tests, the panel and the ladder of computer players cover it.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engines.core.action import Action
from engines.core.daily import DailyForm
from engines.core.errors import BadSetup, BadState, OtherRules
from engines.core.event import Event
from engines.core.facts import Facts
from engines.core.panel import LETTERS, Ask, narrow, way_to
from engines.core.players import Weighed
from engines.core.score import Result, ScoreLine
from engines.core.tastes import MARK, Taste, Weighing, WithTaste


class Options(BaseModel):
    """Base of every game's variants: each field has a default and a description of one sentence."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT")
ViewC = TypeVar("ViewC", contravariant=True)


def check_seats(seats: int, allowed: range) -> None:
    """Raises BadSetup if the game does not support this number of seats."""
    if seats not in allowed:
        raise BadSetup("seats", seats=seats, fewest=allowed.start, most=allowed.stop - 1)


TURNS_IN_CHAPTER = 5
"""Number of turns that share one public picture in a solo game; each turn updates that picture."""


def chapter_alone(turn: int) -> str:
    """Returns the chapter of a turn (counted from 1) in a solo game."""
    return str((turn - 1) // TURNS_IN_CHAPTER)


class Step(NamedTuple, Generic[StateT]):
    """The result of an action: the new state, the events, and whether the turn has ended."""

    state: StateT
    events: tuple[Event, ...]
    turn_ends: bool
    """False in the middle of a turn (placed, still to claim): the public picture is posted after the rest."""


class Player(Protocol[ViewC, ActionT]):
    """A computer player: chooses an action from the view of its seat.

    `budget` is the maximum thinking time in seconds; with `math.inf` the player runs a fixed number of
    iterations (`engines.core.thinking`).
    """

    def __call__(
        self, view: ViewC, legal: tuple[ActionT, ...], rng: random.Random, budget: float
    ) -> ActionT: ...


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """The rules of one game behind the contract. Holds no state of its own."""

    key: ClassVar[str]
    seats: ClassVar[range]
    """The supported numbers of seats: range(2, 5) is 2, 3 or 4."""
    rules_version: ClassVar[int] = 1
    """The rules that new games are played by; docs/rules_versions.md says when it is raised."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that games can still be played and replayed by."""
    lost_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that are no longer kept. A game that began by one goes on by the version its state is
    read as; what is different since then is the text `<key>-rules-since-<version>`."""
    has_secrets: ClassVar[bool] = False
    """Whether some decisions are secret; those are also sent in private messages."""
    marks: ClassVar[tuple[str, ...]] = LETTERS
    """Labels of the options on picture and buttons: NUMBERS if the tiles themselves carry letters."""
    seat_orders: ClassVar[frozenset[str]] = frozenset()
    """Options that hold an order of the seats: they follow the players when seats are changed."""
    neighbours: ClassVar[bool] = False
    """Whether the seating order matters to the game; a rematch then gets another order."""
    feats: ClassVar[tuple[str, ...]] = ()
    """Names of the feats besides the points; `facts` counts each of them."""
    daily: ClassVar[DailyForm | None] = None
    """The setup used for the daily castle; None if the game takes no part in it."""
    margin: ClassVar[float] = 1.5
    """Points by which one estimate of `weigh` must exceed another before the coach and puzzles trust it.
    `python -m tests.bench puzzles` shows how often play-outs confirm such a difference."""
    options_type: type[OptionsT]
    state_adapter: TypeAdapter[StateT]
    players: Mapping[str, Player[ViewT, ActionT]]
    """Computer players by name, the best one first: the levels (`engines.core.players.LEVELS`) that the game
    has, and others used only by tests and series of games."""
    tastes: Mapping[str, Taste[ViewT, ActionT]] = {}
    """Tastes that its computer players may have, by name; the text `<key>-taste-<name>` tells each."""
    weighings: Mapping[str, Weighing[ViewT, ActionT]] = {}
    """By level: how it weighs its actions, if its players can have a taste."""

    def player(self, name: str) -> Player[ViewT, ActionT]:
        """Returns a computer player by its name, with its taste: "fair:mines".

        The best player replaces one that no longer exists; a taste that is gone is ignored.
        """
        level, _, taste = name.partition(MARK)
        if taste in self.tastes and level in self.weighings:
            return WithTaste(self.weighings[level], self.tastes[taste])
        return self.players.get(level) or next(iter(self.players.values()))

    def rivals(self, seats: int) -> tuple[str, ...]:
        """Returns the names of rivals that the rules play: scored and ranked after the last seat."""
        return ()

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, seed: str) -> StateT:
        """Returns the state before the first decision; raises BadSetup if the options do not fit."""

    def setup_by(self, version: int, options: OptionsT, seats: int, seed: str) -> StateT:
        """The state before the first decision by a version of the rules; OtherRules when it is not known."""
        if not self.knows_rules(version):
            raise OtherRules("other_rules", version=version, known=self.rules_version)
        first = self.setup(options, seats, seed)
        return first if version == self.rules_version else self.begun_by(version, first)

    def knows_rules(self, version: int) -> bool:
        """Whether a game that began by this version can be played on and replayed."""
        return version == self.rules_version or version in self.older_rules

    def rules_of(self, state: StateT) -> int:
        """The version of the rules that a game is played by from now on."""
        return self.rules_version

    def begun_by(self, version: int, first: StateT) -> StateT:
        """The first state as one of `older_rules` has it, made from the present one."""
        raise NotImplementedError(f"{self.key} keeps no rules {version}")

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """Returns the seats that must decide now, ascending: several if they act at once, () at the end."""

    def turn_order(self, state: StateT) -> tuple[int, ...]:
        """Returns the seats that are due, in the order in which computer players act."""
        return self.to_act(state)

    def on_the_clock(self, state: StateT) -> tuple[int, ...]:
        """Returns the seats of `to_act` whose time runs: not those that may let another seat begin."""
        return self.to_act(state)

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Returns all actions of a seat, unique, in reading order on the board; () if the seat is not due."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: ActionT) -> Step[StateT]:
        """Returns the state after the action and its automatic consequences; raises IllegalAction.

        The first event states the action: if only some seats may know that event, the action is a secret.
        """

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Returns everything that a seat (None: a spectator) may know, each fact named."""

    @abstractmethod
    def score(self, state: StateT) -> tuple[ScoreLine, ...]:
        """Returns the public score lines so far; at the end all of them."""

    @abstractmethod
    def result(self, state: StateT) -> Result:
        """Returns score lines and standings; final once `to_act` is empty."""

    def facts(self, state: StateT, seat: int, events: Sequence[Event]) -> Facts:
        """Returns facts about a seat's finished game besides its points; `events` is the whole log."""
        return Facts()

    @abstractmethod
    def forecast(self, view: ViewT, action: ActionT) -> int | None:
        """Returns the points that a legal action scores for its seat at once; None if the view can't say."""

    def weigh(
        self,
        view: ViewT,
        legal: tuple[ActionT, ...],
        rng: random.Random,
        budget: float,
        also: tuple[ActionT, ...] = (),
    ) -> tuple[Weighed[ActionT], ...]:
        """Returns the actions that the strong player examined with their values, the best first.

        The actions in `also` are examined as deeply as the best ones: hints and the coach compare with them.
        A game without a strong player weighs each action by the points that it scores at once.
        """
        weighed = [Weighed(action, float(self.forecast(view, action) or 0)) for action in legal]
        return tuple(sorted(weighed, key=lambda one: -one.points))

    def ask(
        self, legal: Sequence[ActionT], answers: Sequence[str], gain: Callable[[ActionT], int | None]
    ) -> Ask | None:
        """Returns the panel's question after these answers; None if they lead to no legal action.

        Most games narrow down the legal actions; a game may instead let a decision be drafted again and
        again.
        """
        return narrow(legal, answers, gain, self.marks)  # type: ignore[arg-type]

    def arranged(self, view: ViewT, ask: Ask) -> Ask:
        """Returns the question with its options in the picture's reading order, where `legal` differs."""
        return ask

    def answers_to(self, legal: Sequence[ActionT], action: ActionT) -> tuple[str, ...] | None:
        """Returns the answers that lead the panel to an action's preview; None if no answers do."""
        return way_to(action, lambda answers: self.ask(legal, answers, lambda _: None))

    @abstractmethod
    def redeal(self, state: StateT, seat: int | None, rng: random.Random) -> StateT:
        """Returns another state that looks the same to that seat; everything hidden from it is dealt
        again."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """Returns the action of a canonical text; raises BadText if there is none."""

    @abstractmethod
    def bound(self, options: OptionsT, seats: int) -> int:
        """Returns an upper bound of the number of actions in one game."""

    @abstractmethod
    def seed(self, state: StateT) -> str:
        """Returns the seed of the game: a secret until the game ends."""

    def secret(self, state: StateT, seat: int) -> str | None:
        """Returns the name of a secret decision that the seat owes; each name causes one private message.

        At most 12 characters, constant for the same decision; None if the seat owes no secret decision.
        """
        return None

    def chapter(self, state: StateT) -> str | None:
        """Returns the name of the part of the game that one public picture covers and updates in place.

        A chapter exists while several players act in their own time, and for some turns in a row. None: each
        turn has its own picture, or a turn that no picture shows yet has begun. A new chapter begins at the
        end of a phase or when something is revealed. At most 12 characters.
        """
        return None

    def asks_again(self, state: StateT, seat: int) -> bool:
        """Returns whether the seat may still have something to decide in this game."""
        return bool(self.to_act(state))

    def asked(self, events: Sequence[Event]) -> set[int]:
        """Returns the seats that these events ask for an answer, even if they were due before."""
        return set()

    def understood(self, state: StateT, seat: int, action: ActionT) -> ActionT:
        """Returns an action as it is meant in this state, if it was chosen just before something changed.

        Two partners who propose the same at the same moment agree. By default an action means what it says.
        """
        return action

    def reveals(self, events: Sequence[Event]) -> bool:
        """Returns whether an action with these events revealed hidden information to any player: a draw, a
        look, a hand that was passed on, a choice that was opened.

        Other actions can be taken back without asking. By default every action counts as revealing.
        """
        return True

    def encode(self, state: StateT) -> str:
        """Returns the state as JSON text."""
        return self.state_adapter.dump_json(state).decode()

    def decode(self, text: str) -> StateT:
        """Returns the state of a JSON text; raises BadState if it is not one."""
        try:
            return self.state_adapter.validate_json(text, strict=False)
        except ValidationError as error:
            raise BadState("unreadable_state", game=self.key, errors=error.error_count()) from None

    def digest(self, state: StateT) -> str:
        """Returns a short fingerprint of the whole state; it reveals no hidden information."""
        return hashlib.sha256(self.encode(state).encode()).hexdigest()


AnyGame = Game[Any, Any, Any, Any]
