"""Random games of any registered game, for the tests of all engines."""

from __future__ import annotations

import random
import types
import typing
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

from engines.core.action import Action
from engines.core.chance import SEED_DIGITS
from engines.core.contract import AnyGame, Options
from engines.core.errors import BadSetup
from engines.core.event import Event

SEEDS = st.text("0123456789abcdef", min_size=SEED_DIGITS, max_size=SEED_DIGITS)


def options_of(game: AnyGame) -> st.SearchStrategy[Options]:
    """Options of every kind: each field with any value that its type allows."""
    fields = {
        name: _values(field.annotation) if not field.metadata else _bounded(field)
        for name, field in game.options_type.model_fields.items()
    }
    return st.builds(game.options_type, **fields)


def _values(annotation: Any) -> st.SearchStrategy[Any]:
    """Any value of a field's type: bool, enum, literal, None, a union or a tuple of these."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return st.one_of(*map(_values, typing.get_args(annotation)))
    return st.from_type(annotation)


def _bounded(field: Any) -> st.SearchStrategy[Any]:
    limits = {
        name: getattr(limit, name)
        for limit in field.metadata
        for name in ("ge", "le")
        if hasattr(limit, name)
    }
    if field.annotation is int and limits.keys() == {"ge", "le"}:
        return st.integers(limits["ge"], limits["le"])
    raise NotImplementedError(f"no values for the option {field}")


@dataclass(frozen=True)
class Move:
    """A decision and its outcome."""

    before: Any
    seat: int
    action: Action
    events: tuple[Event, ...]
    turn_ends: bool
    after: Any


@dataclass(frozen=True)
class Start:
    """The parameters of a game's setup."""

    game: AnyGame
    options: Options
    seats: int
    seed: str

    def setup(self) -> Any:
        return self.game.setup(self.options, self.seats, self.seed)


@st.composite
def starts(draw: st.DrawFn, game: AnyGame) -> Start:
    """A start of the game: any seats, options and seed that go together."""
    start = Start(game, draw(options_of(game)), draw(st.sampled_from(game.seats)), draw(SEEDS))
    try:
        start.setup()
    except BadSetup:
        assume(False)
    return start


SHARED = 6
"""The number of random games of each game that the contract's tests share; each test looks at two."""


@cache
def shared_games(game: AnyGame) -> tuple[tuple[Start, tuple[Move, ...]], ...]:
    """Returns whole random games, played once; first called outside of a test."""
    found: list[tuple[Start, tuple[Move, ...]]] = []

    @settings(max_examples=SHARED, phases=[Phase.generate], database=None)
    @given(start=starts(game), chance=st.integers(0, 2**32))
    def play(start: Start, chance: int) -> None:
        found.append((start, tuple(moves(start, random.Random(chance)))))

    play()
    return tuple(found)


def brought(game: AnyGame, move: Move) -> int:
    """Returns the immediate points of a move; `tests/engines/<key>/at_once.py` counts them its own way."""
    own = f"tests.engines.{game.key}"
    if find_spec(own) and find_spec(f"{own}.at_once"):
        return int(import_module(f"{own}.at_once").brought(game, move))
    return points_but(game, move, ())


def points_but(game: AnyGame, move: Move, later: typing.Collection[str]) -> int:
    """Returns a move's change of its seat's score without these sources, which count at the end only."""

    def points(state: Any) -> int:
        lines = game.score(state)
        return sum(line.points for line in lines if line.seat == move.seat and line.source not in later)

    return points(move.after) - points(move.before)


def moves(start: Start, rng: random.Random) -> typing.Iterator[Move]:
    """Yields a random game, move by move, until no seat has to decide."""
    game = start.game
    state = start.setup()
    while due := game.to_act(state):
        seat = rng.choice(due)
        action = rng.choice(game.legal(state, seat))
        step = game.apply(state, seat, action)
        yield Move(state, seat, action, step.events, step.turn_ends, step.state)
        state = step.state
