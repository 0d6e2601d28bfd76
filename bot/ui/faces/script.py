"""The parts of a lesson: prepared positions, one decision in each, and the judgment of every answer to it.

A game's own lesson is `LESSON` in `bot/ui/faces/<key>/lesson.py`. A position is a seed and the decisions made
since: the engine builds it again after each start, so nothing of it is stored anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from engines.core.action import Action
from engines.core.contract import AnyGame
from engines.core.event import Event
from engines.registry import game

BETWEEN_MOVES = " | "
_MOVE = re.compile(r"(?:(\d+): )?(.+)")

Count = Callable[[Any, int], int]
"""A seat's points in a view."""


@dataclass(frozen=True)
class Position:
    """A game in progress: its moves, in the texts of the actions.

    Bars separate the moves. A move belongs to the due seat; if several are due, the seat precedes it
    ("1: draft crypt kennel").
    """

    seed: str
    moves: str = ""
    seats: int = 2
    options: tuple[tuple[str, Any], ...] = ()

    def then(self, moves: str) -> Position:
        """The same game some moves later."""
        return replace(self, moves=BETWEEN_MOVES.join(filter(None, (self.moves, moves))))


@lru_cache
def built(key: str, position: Position) -> Any:
    """The state that the moves lead to; an EngineError where the present rules refuse one."""
    its_game = game(key)
    state = its_game.setup(its_game.options_type(**dict(position.options)), position.seats, position.seed)
    for move in filter(None, position.moves.split(BETWEEN_MOVES)):
        found = _MOVE.fullmatch(move)
        assert found is not None
        seat = its_game.to_act(state)[0] if found[1] is None else int(found[1])
        state = its_game.apply(state, seat, its_game.parse(found[2])).state
    return state


def if_it_ended_now(view: Any, seat: int) -> int:
    """Returns a seat's points as most games show them at any time."""
    points: int = view.scores[seat]
    return points


@dataclass(frozen=True)
class Tried:
    """An answer and its outcome."""

    key: str
    position: Position
    seat: int
    action: Action
    counted: Count = if_it_ended_now
    finishes: bool = False
    """Whether the rest of the learner's turn is played for them, so that the final count is shown."""

    @property
    def game(self) -> AnyGame:
        return game(self.key)

    @property
    def before(self) -> Any:
        """The state before it."""
        return built(self.key, self.position)

    @cached_property
    def _outcome(self) -> tuple[Any, tuple[Event, ...]]:
        """The state and the events after it, with the rest of the game if the step finishes it."""
        step = self.game.apply(self.before, self.seat, self.action)
        events = [*step.events]
        while self.finishes and (due := self.game.to_act(step.state)):
            legal = self.game.legal(step.state, due[0])
            rest = self.game.players["greedy"](self.game.view(step.state, due[0]), legal, Random(0), 0.0)
            step = self.game.apply(step.state, due[0], rest)
            events += step.events
        return step.state, tuple(events)

    @property
    def after(self) -> Any:
        """The state after it."""
        return self._outcome[0]

    @property
    def events(self) -> tuple[Event, ...]:
        return self._outcome[1]

    @property
    def text(self) -> str:
        return self.action.text

    @cached_property
    def points(self) -> tuple[int, int]:
        """The learner's points before and after, as the game counts them."""
        before, after = self.game.view(self.before, self.seat), self.game.view(self.after, self.seat)
        return self.counted(before, self.seat), self.counted(after, self.seat)

    @property
    def gain(self) -> int:
        before, after = self.points
        return after - before

    @property
    def best(self) -> int:
        """The most points that any answer would have scored."""
        return _best(self.key, self.position, self.seat, self.counted, self.finishes)


@lru_cache
def _best(key: str, position: Position, seat: int, counted: Count, finishes: bool) -> int:
    legal = game(key).legal(built(key, position), seat)
    return max(Tried(key, position, seat, action, counted, finishes).gain for action in legal)


@dataclass(frozen=True)
class Step:
    """One rule, and one decision to try it.

    Its text is `<key>-lesson-<name>`, and that of each answer `<key>-lesson-<name>-<reason>`; these get the
    points as `$before`, `$after`, `$gain` and, if `tells_best`, `$best`.
    """

    name: str
    position: Position
    judged: Callable[[Tried], str]
    """The reason that an answer gets."""
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    shown: str
    """The text of a right action, for learners who ask to see one."""
    seat: int = 0
    tells_best: bool = False
    shows_gains: bool = False
    """Whether the answers show their points at once, as at a table; only if those don't give it away."""
    whole_table: bool = False
    """Whether the picture after it shows the table; else it shows the learner's own board."""
    shows_board: bool = False
    """Whether the question's picture has the learner's own board above it: the answer depends on it."""
    finishes: bool = False
    """Whether the answer ends the game, the rest of the learner's turn being played for them."""

    def tried(self, key: str, action: Action, counted: Count) -> Tried:
        """An answer to this step."""
        return Tried(key, self.position, self.seat, action, counted, self.finishes)

    def follows(self, earlier: Step) -> bool:
        """Whether this position comes out of the earlier step's shown answer, in the same game."""
        before = earlier.position
        rest = self.position.moves.removeprefix(before.moves).removeprefix(BETWEEN_MOVES)
        first = rest.partition(BETWEEN_MOVES)[0].removeprefix(f"{earlier.seat}: ")
        same = replace(before, moves="") == replace(self.position, moves="")
        return same and self.position.moves.startswith(before.moves) and first == earlier.shown

    def moves_since(self, earlier: Step) -> int:
        """Returns the number of decisions between the earlier step's answer and this step."""
        rest = self.position.moves.removeprefix(earlier.position.moves)
        return len([*filter(None, rest.split(BETWEEN_MOVES))]) - 1

    @property
    def reasons(self) -> tuple[str, ...]:
        return (*self.right, *self.wrong)


@dataclass(frozen=True)
class Lesson:
    """A first game: its steps in order."""

    steps: tuple[Step, ...]
    counted: Count = if_it_ended_now
    """Counts the points to show, if the game shows other points during play."""
    together: bool = False
    """Whether these are the points of a seat's boards together."""
    counts: Count | None = None
    """Counts the points that decide at the end, if these differ; shown with each answer."""

    def messages(self) -> Iterator[str]:
        """Yields the names of all its texts, without the prefix `<key>-lesson-`."""
        for step in self.steps:
            yield step.name
            yield from (f"{step.name}-{reason}" for reason in step.reasons)
