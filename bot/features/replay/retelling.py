"""A finished game turn by turn. States are replayed from the nearest kept one, not from the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.history import ACTED
from bot.tables.table import Entry, Table
from bot.ui.board.rounds import round_numbers
from engines.core.contract import AnyGame
from engines.core.event import Event
from engines.core.record import Record, retold

EVERY = 4
"""A state is kept after each of these many decisions."""


@dataclass(frozen=True)
class Turn:
    """The end of a turn; the first one is the beginning of the game."""

    made: int
    """The number of decisions up to here."""
    round: int
    points: tuple[int, ...]
    """The public points of every seat."""
    events: tuple[tuple[Event, ...], ...]
    """The events of each decision of the turn, the secret ones included."""


@dataclass(frozen=True)
class Retelling:
    """The turns of a finished game, and the states from which any of them is replayed."""

    game: AnyGame
    record: Record
    turns: tuple[Turn, ...]
    kept: tuple[Any, ...]

    def state(self, turn: int) -> Any:
        """Returns the state at the end of a turn. It holds secrets: only views of it are shown."""
        return self.after(self.turns[turn].made)

    def after(self, made: int) -> Any:
        """Returns the state after that many decisions."""
        nearest = made // EVERY
        state = self.kept[nearest]
        for one in self.record.actions[nearest * EVERY : made]:
            state = self.game.apply(state, one.seat, self.game.parse(one.action)).state
        return state

    def turn_after(self, made: int) -> int:
        """Returns the first turn that ends after more decisions than `made`; the last one if none does."""
        return next((at for at, turn in enumerate(self.turns) if turn.made > made), len(self.turns) - 1)

    def rounds(self) -> list[tuple[int, int]]:
        """Returns the rounds in order, each with the turn at whose end it has begun."""
        first: dict[int, int] = {}
        for at, turn in enumerate(self.turns):
            first.setdefault(turn.round, at)
        return list(first.items())

    def lead_changes(self) -> list[int]:
        """Returns the turns after which another seat leads alone than before; a tie changes nothing."""
        changes: list[int] = []
        leader: int | None = None
        for at, turn in enumerate(self.turns):
            alone = _alone_in_front(turn.points)
            if alone is not None and alone != leader:
                if leader is not None:
                    changes.append(at)
                leader = alone
        return changes


def retell(table: Table, record: Record) -> Retelling:
    """Replays a finished game once; raises an EngineError if its record does not match the rules."""
    from render.film.chart import points_of  # what draws is imported with the first picture

    game = table.game
    (first, _), *steps = retold(game, record)
    kept, turns, events = [first], [Turn(0, 1, points_of(game, first), ())], list[tuple[Event, ...]]()
    entries = [
        Entry(made, ACTED, None, action.seat, action.action, step.events, 0.0)
        for made, (action, (_, step)) in enumerate(zip(record.actions, steps, strict=True), 1)
        if step is not None
    ]
    for entry, number, (state, step) in zip(entries, round_numbers(table, entries), steps, strict=True):
        if entry.seq % EVERY == 0:
            kept.append(state)
        events.append(entry.events)
        if (step is not None and step.turn_ends) or not game.to_act(state):
            turns.append(Turn(entry.seq, number, points_of(game, state), tuple(events)))
            events = []
    return Retelling(game, record, tuple(turns), tuple(kept))


def _alone_in_front(points: Sequence[int]) -> int | None:
    """Returns the seat with the most points; None if several share them."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None
