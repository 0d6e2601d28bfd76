"""A seat's view: all towers, its own hand and its own choice."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.score import Result, ScoreLine, total
from engines.stonemasons.actions import Bring
from engines.stonemasons.options import StonemasonsOptions
from engines.stonemasons.rules import to_act
from engines.stonemasons.scoring import result_of, score_lines
from engines.stonemasons.state import Brought, Site, State


@dataclass(frozen=True)
class View:
    """One seat's sight of the game, or a spectator's."""

    seat: int | None
    options: StonemasonsOptions
    seats: int
    round: int
    rounds: int
    to_act: tuple[int, ...]
    """The seats that have not chosen yet; the choices of the others stay hidden."""
    hand: tuple[int, ...]
    """The seat's own stones; () for a spectator."""
    choice: Bring | None
    """The seat's own choice."""
    sites: tuple[Site, ...]
    last: tuple[Brought, ...]
    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    result: Result | None
    """Set when the game is over."""

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that have chosen and wait for the others."""
        return tuple(seat for seat in range(self.seats) if self.to_act and seat not in self.to_act)


def build_view(state: State, seat: int | None) -> View:
    """Builds the view from named facts that the seat may know, and from nothing else."""
    lines = score_lines(state)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        round=min(state.round, state.options.rounds),
        rounds=state.options.rounds,
        to_act=to_act(state),
        hand=() if seat is None else state.hands[seat],
        choice=None if seat is None else state.choices[seat],
        sites=state.sites,
        last=state.last,
        lines=lines,
        scores=tuple(total(lines, each) for each in range(state.seats)),
        result=result_of(state) if state.is_over else None,
    )
