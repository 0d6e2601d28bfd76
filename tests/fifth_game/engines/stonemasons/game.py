"""Stonemasons behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from engines.core.contract import Game, Step
from engines.core.event import Event
from engines.core.score import Result, ScoreLine
from engines.stonemasons import rules
from engines.stonemasons.actions import Bring, parse
from engines.stonemasons.data import SEATS
from engines.stonemasons.forecast import forecast
from engines.stonemasons.options import StonemasonsOptions
from engines.stonemasons.players import PLAYERS
from engines.stonemasons.redeal import redeal
from engines.stonemasons.scoring import result_of, score_lines
from engines.stonemasons.state import STATE_ADAPTER, State
from engines.stonemasons.view import View, build_view


class Stonemasons(Game[StonemasonsOptions, State, Bring, View]):
    """The course of the game is in `rules`, the points are in `scoring`."""

    key: ClassVar[str] = "stonemasons"
    seats: ClassVar[range] = SEATS
    has_secrets: ClassVar[bool] = True
    options_type = StonemasonsOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS

    def setup(self, options: StonemasonsOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[Bring, ...]:
        return rules.legal(state, seat)

    def apply(self, state: State, seat: int, action: Bring) -> Step[State]:
        return rules.apply(state, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def forecast(self, view: View, action: Bring) -> int | None:
        return forecast(view, action)

    def reveals(self, events: Sequence[Event]) -> bool:
        """The last choice of a round opens them all, and all masons draw."""
        return any(event.kind in ("revealed", "drew") for event in events)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return redeal(state, seat, rng)

    def parse(self, text: str) -> Bring:
        return parse(text)

    def bound(self, options: StonemasonsOptions, seats: int) -> int:
        return rules.bound(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def secret(self, state: State, seat: int) -> str | None:
        return f"round{state.round}" if seat in rules.to_act(state) else None

    def chapter(self, state: State) -> str | None:
        """All choose at their own time until the round's choices are revealed."""
        return f"round{state.round}"


GAME = Stonemasons()
