"""The contract: what every game gives, and all that the table, the panel and the tests ever ask of it.

States are frozen values: `apply` gives a new one and shares what did not change. Everything that a
person is shown comes from `view`, which names what that seat may know. Adding a game means one more
subclass of `Game` as `GAME` in `engines/<key>/game.py`; `engines.registry` finds it, and the generic
tests, the panel and the computer players' table come with it.
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


class Options(BaseModel):
    """Base of every game's variants: each field has a default and a description of one sentence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT")
ViewC = TypeVar("ViewC", contravariant=True)


def check_seats(seats: int, allowed: range) -> None:
    """BadSetup when a game is not for so many."""
    if seats not in allowed:
        raise BadSetup("seats", seats=seats, fewest=allowed.start, most=allowed.stop - 1)


TURNS_IN_CHAPTER = 5
"""Alone at a table so many turns are told by one picture, which is brought up to date with each of them."""


def chapter_alone(turn: int) -> str:
    """The chapter of a turn (from 1 on) of somebody who plays alone."""
    return str((turn - 1) // TURNS_IN_CHAPTER)


class Step(NamedTuple, Generic[StateT]):
    """What an action made: the new state, what happened, and whether the table should see it now."""

    state: StateT
    events: tuple[Event, ...]
    turn_ends: bool
    """False in the middle of a turn (placed, still to claim): the public picture waits for the rest."""


class Player(Protocol[ViewC, ActionT]):
    """A computer player: chooses from what its seat may see. `budget` is seconds to think at most; with
    `math.inf` it takes a fixed count of iterations (`engines.core.thinking`)."""

    def __call__(
        self, view: ViewC, legal: tuple[ActionT, ...], rng: random.Random, budget: float
    ) -> ActionT: ...


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """One game's rules behind the contract. Holds no state of its own."""

    key: ClassVar[str]
    seats: ClassVar[range]
    """How many may play: range(2, 5) is 2, 3 or 4."""
    rules_version: ClassVar[int] = 1
    """The rules that new games are played by; docs/rules_versions.md says when it is raised."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that games can still be played and replayed by."""
    has_secrets: ClassVar[bool] = False
    """Whether some decisions are secret, so that they also go out in private messages."""
    marks: ClassVar[tuple[str, ...]] = LETTERS
    """What marks the options on picture and button: NUMBERS where tiles carry letters themselves."""
    seat_orders: ClassVar[frozenset[str]] = frozenset()
    """Options that are an order of the seats: they follow the players when seats are changed."""
    neighbours: ClassVar[bool] = False
    """Whether it matters who sits beside whom: then a rematch has another order of seats."""
    feats: ClassVar[tuple[str, ...]] = ()
    """The names of what can be a feat beside the points: of each `facts` tells how much there was."""
    daily: ClassVar[DailyForm | None] = None
    """How it is played as the castle of a day; None: it takes no part in that."""
    options_type: type[OptionsT]
    state_adapter: TypeAdapter[StateT]
    players: Mapping[str, Player[ViewT, ActionT]]
    """Computer players by name, the best one first: the levels (`engines.core.players.LEVELS`) as far as
    the game has them, and others that only tests and series of games use."""

    def rivals(self, seats: int) -> tuple[str, ...]:
        """Who plays beside the seats by the rules alone, by name: scored and ranked as the next seats."""
        return ()

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, seed: str) -> StateT:
        """The state before the first decision; BadSetup when the options do not fit."""

    def setup_by(self, version: int, options: OptionsT, seats: int, seed: str) -> StateT:
        """The state before the first decision by a version of the rules; OtherRules when it is not known."""
        if not self.knows_rules(version):
            raise OtherRules("other_rules", version=version, known=self.rules_version)
        first = self.setup(options, seats, seed)
        return first if version == self.rules_version else self.begun_by(version, first)

    def knows_rules(self, version: int) -> bool:
        """Whether a game that began by this version can be played on and replayed."""
        return version == self.rules_version or version in self.older_rules

    def begun_by(self, version: int, first: StateT) -> StateT:
        """The first state as one of `older_rules` has it, made from the present one."""
        raise NotImplementedError(f"{self.key} keeps no rules {version}")

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that have to decide now, ascending: several in a simultaneous phase, () at the end."""

    def turn_order(self, state: StateT) -> tuple[int, ...]:
        """Who is due, in the order in which they are taken where somebody has to begin: computer players."""
        return self.to_act(state)

    def on_the_clock(self, state: StateT) -> tuple[int, ...]:
        """The seats of `to_act` whose time runs: not those that may leave the beginning to somebody else."""
        return self.to_act(state)

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """All actions of a seat, sorted (reading order on the board), unique; () for who is not due."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: ActionT) -> Step[StateT]:
        """The state after the action with everything that follows by itself; IllegalAction says why not.

        The first event tells the action: if only some may know it, the action is a secret.
        """

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat may know (None: a spectator), built by naming it."""

    @abstractmethod
    def score(self, state: StateT) -> tuple[ScoreLine, ...]:
        """The public score lines so far; at the end all of them."""

    @abstractmethod
    def result(self, state: StateT) -> Result:
        """Score lines and standings; final once `to_act` is empty."""

    def facts(self, state: StateT, seat: int, events: Sequence[Event]) -> Facts:
        """What can be told of a seat's finished game beside its points; `events` are all of the game."""
        return Facts()

    @abstractmethod
    def forecast(self, view: ViewT, action: ActionT) -> int | None:
        """The points that a legal action brings its seat at once, as far as the view tells."""

    def weigh(
        self,
        view: ViewT,
        legal: tuple[ActionT, ...],
        rng: random.Random,
        budget: float,
        also: tuple[ActionT, ...] = (),
    ) -> tuple[Weighed[ActionT], ...]:
        """What the strong player thinks of the actions that it looked into, the best first.

        Those of `also` are looked into as deeply as the best ones: hints and the coach compare with them.
        A game without a strong player weighs by what each action brings at once.
        """
        weighed = [Weighed(action, float(self.forecast(view, action) or 0)) for action in legal]
        return tuple(sorted(weighed, key=lambda one: -one.points))

    def ask(
        self, legal: Sequence[ActionT], answers: Sequence[str], gain: Callable[[ActionT], int | None]
    ) -> Ask | None:
        """The panel's question after these answers, None when they lead nowhere.

        Most games narrow down what is legal; one may let a decision be drafted over and over instead.
        """
        return narrow(legal, answers, gain, self.marks)  # type: ignore[arg-type]

    def arranged(self, view: ViewT, ask: Ask) -> Ask:
        """The question with its options in the reading order of the picture, where legal has another one."""
        return ask

    def answers_to(self, legal: Sequence[ActionT], action: ActionT) -> tuple[str, ...] | None:
        """The answers that lead the panel to an action's preview; None where it can't be led there."""
        return way_to(action, lambda answers: self.ask(legal, answers, lambda _: None))

    @abstractmethod
    def redeal(self, state: StateT, seat: int | None, rng: random.Random) -> StateT:
        """Another state that looks the same to that seat: what it can't see is dealt anew."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action of a canonical text; BadText when there is none."""

    @abstractmethod
    def bound(self, options: OptionsT, seats: int) -> int:
        """No game takes more actions than this."""

    @abstractmethod
    def seed(self, state: StateT) -> str:
        """The seed of the game: a secret until its end."""

    def secret(self, state: StateT, seat: int) -> str | None:
        """The name of a secret decision that waits for the seat: one private message goes out for each.

        At most 12 characters, the same as long as it is the same decision; None: nothing secret waits.
        """
        return None

    def chapter(self, state: StateT) -> str | None:
        """The part of the game that one public picture tells, brought up to date in place; it has a name
        while several people act at their own time, and for some turns of somebody who plays alone.

        None: each turn has a picture of its own. Where a phase ends or something is revealed, a new
        chapter begins. At most 12 characters.
        """
        return None

    def asks_again(self, state: StateT, seat: int) -> bool:
        """Whether the seat may still have something to decide in this game."""
        return bool(self.to_act(state))

    def asked(self, events: Sequence[Event]) -> set[int]:
        """The seats whose answer these events ask for, though they may have been due before."""
        return set()

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether an action of which these events came told anybody something hidden: a draw, a look, a hand
        that was passed on, a choice that was opened. What did not can be taken back without asking.

        A game that does not say so is taken to reveal something with each action.
        """
        return True

    def encode(self, state: StateT) -> str:
        """The state as JSON text."""
        return self.state_adapter.dump_json(state).decode()

    def decode(self, text: str) -> StateT:
        """The state of a JSON text; BadState when it is not one."""
        try:
            return self.state_adapter.validate_json(text, strict=False)
        except ValidationError as error:
            raise BadState("unreadable_state", game=self.key, errors=error.error_count()) from None

    def digest(self, state: StateT) -> str:
        """A short fingerprint of the whole state; it tells nothing about what is hidden in it."""
        return hashlib.sha256(self.encode(state).encode()).hexdigest()


AnyGame = Game[Any, Any, Any, Any]
