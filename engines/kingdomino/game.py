"""Kingdomino behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from engines.core.contract import Game, Step
from engines.core.daily import DailyForm
from engines.core.event import Event
from engines.core.facts import Facts
from engines.core.panel import Ask
from engines.core.players import Weighed
from engines.core.score import Result, ScoreLine
from engines.kingdomino import rules
from engines.kingdomino.actions import KingdominoAction, parse
from engines.kingdomino.data import SEATS
from engines.kingdomino.facts import FEATS, facts_of
from engines.kingdomino.forecast import forecast, in_reading_order
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players import PLAYERS, strong
from engines.kingdomino.players.tastes import TASTES, WEIGHINGS
from engines.kingdomino.redeal import redeal
from engines.kingdomino.scoring import result_of, score_lines
from engines.kingdomino.state import STATE_ADAPTER, State
from engines.kingdomino.view import View, build_view


class Kingdomino(Game[KingdominoOptions, State, KingdominoAction, View]):
    """The course of the game is in `rules`, where a domino fits in `placing`, the points in `scoring`."""

    key: ClassVar[str] = "kingdomino"
    seats: ClassVar[range] = SEATS
    feats: ClassVar[tuple[str, ...]] = FEATS
    margin: ClassVar[float] = 2.0
    daily: ClassVar[DailyForm | None] = DailyForm(4, presses=30)
    options_type = KingdominoOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS
    tastes = TASTES
    weighings = WEIGHINGS

    def setup(self, options: KingdominoOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[KingdominoAction, ...]:
        return rules.legal(state, seat)

    def apply(self, state: State, seat: int, action: KingdominoAction) -> Step[State]:
        return rules.apply(state, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def facts(self, state: State, seat: int, events: Sequence[Event]) -> Facts:
        return facts_of(state, seat, events)

    def forecast(self, view: View, action: KingdominoAction) -> int | None:
        return forecast(view, action)

    def weigh(
        self,
        view: View,
        legal: tuple[KingdominoAction, ...],
        rng: random.Random,
        budget: float,
        also: tuple[KingdominoAction, ...] = (),
    ) -> tuple[Weighed[KingdominoAction], ...]:
        return strong.weigh(view, legal, rng, budget, also)

    def ask(
        self,
        legal: Sequence[KingdominoAction],
        answers: Sequence[str],
        gain: Callable[[KingdominoAction], int | None],
    ) -> Ask | None:
        return super().ask(in_reading_order(legal), answers, gain)

    def reveals(self, events: Sequence[Event]) -> bool:
        """A new line is drawn, and in the first round each king."""
        return any(event.kind in ("line", "king_drawn", "game_over") for event in events)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return redeal(state, seat, rng)

    def parse(self, text: str) -> KingdominoAction:
        return parse(text)

    def bound(self, options: KingdominoOptions, seats: int) -> int:
        return rules.bound(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def asks_again(self, state: State, seat: int) -> bool:
        return rules.asks_again(state, seat)


GAME = Kingdomino()
