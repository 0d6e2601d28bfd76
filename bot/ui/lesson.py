"""What a lesson is made of: prepared positions, one decision in each, and how every answer to it is judged.

A game's own lesson is `LESSON` in `bot/ui/faces/<key>/lesson.py`. A position is a seed and the decisions made
since: the engine builds it anew each time, so nothing of it is stored anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engines.core.action import Action
from engines.core.contract import AnyGame
from engines.core.event import Event

_MOVE = re.compile(r"(?:(\d+): )?(.+)")
BETWEEN_MOVES = " | "


@dataclass(frozen=True)
class Position:
    """A game as far as it was played: who did what, in the texts of the actions.

    Moves stand between bars. One is of the seat that is due; where several are, the seat stands before it
    ("1: take 7").
    """

    seed: str
    moves: str = ""
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)

    def then(self, moves: str) -> Position:
        """The same game some moves later."""
        joined = BETWEEN_MOVES.join(filter(None, (self.moves, moves)))
        return Position(self.seed, joined, self.seats, self.options)

    def built(self, game: AnyGame) -> Any:
        """The state that the moves lead to; an EngineError where the present rules refuse one."""
        state = game.setup(game.options_type(**self.options), self.seats, self.seed)
        for move in filter(None, self.moves.split(BETWEEN_MOVES)):
            found = _MOVE.fullmatch(move)
            assert found is not None
            seat = game.to_act(state)[0] if found[1] is None else int(found[1])
            state = game.apply(state, seat, game.parse(found[2])).state
        return state


@dataclass(frozen=True)
class Tried:
    """An answer that was given, with what came of it."""

    game: AnyGame
    before: Any
    seat: int
    action: Action

    @cached_property
    def _step(self) -> Any:
        return self.game.apply(self.before, self.seat, self.action)

    @property
    def after(self) -> Any:
        """The state after it."""
        return self._step.state

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._step.events)

    @property
    def text(self) -> str:
        return self.action.text

    @property
    def points(self) -> tuple[int, int]:
        """The learner's points before and after, as the game counts them."""
        before, after = self.game.view(self.before, self.seat), self.game.view(self.after, self.seat)
        return before.scores[self.seat], after.scores[self.seat]

    @property
    def gain(self) -> int:
        before, after = self.points
        return after - before

    @cached_property
    def best(self) -> int:
        """The most points that any answer would have brought."""
        legal = self.game.legal(self.before, self.seat)
        return max(Tried(self.game, self.before, self.seat, action).gain for action in legal)


@dataclass(frozen=True)
class Step:
    """One rule, and one decision to try it.

    What is said of it is `<key>-lesson-<name>`, and of each answer `<key>-lesson-<name>-<reason>`; these are
    handed the points as `$before`, `$after`, `$gain` and, where `tells_best`, `$best`.
    """

    name: str
    position: Position
    judged: Callable[[Tried], str]
    """The reason that an answer gets."""
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    shown: str
    """The text of a right action, for who wants to be shown one."""
    seat: int = 0
    tells_best: bool = False
    whole_table: bool = False
    """Whether the picture after it is the table's; else the learner's own board."""

    @property
    def reasons(self) -> tuple[str, ...]:
        return (*self.right, *self.wrong)


@dataclass(frozen=True)
class Lesson:
    """A first game: its steps in order."""

    steps: tuple[Step, ...]

    def messages(self) -> Iterator[str]:
        """The names of all that is said in it, after `<key>-lesson-`."""
        for step in self.steps:
            yield step.name
            yield from (f"{step.name}-{reason}" for reason in step.reasons)
