"""Dragon Castle behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from engines.core.contract import Game, Step, chapter_alone
from engines.core.daily import DailyForm
from engines.core.event import Event
from engines.core.facts import Facts
from engines.core.panel import Ask
from engines.core.players import Weighed
from engines.core.score import Result, ScoreLine
from engines.dragon_castle import actions, questions, rules
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.facts import FEATS, facts_of
from engines.dragon_castle.forecast import forecast
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.players import PLAYERS
from engines.dragon_castle.players.strong import weigh
from engines.dragon_castle.players.tastes import TASTES, WEIGHINGS
from engines.dragon_castle.redeal import redeal
from engines.dragon_castle.scoring import result_of, score_lines
from engines.dragon_castle.state import STATE_ADAPTER, State, Turn
from engines.dragon_castle.view import View, build_view


def _uncovers(event: Event) -> bool:
    found = event.facts.get("uncovered")
    return any(found) if isinstance(found, list) else found is not None


class DragonCastle(Game[DragonCastleOptions, State, DragonCastleAction, View]):
    """The course of a game is in `rules`, the points in `scoring` and `dragons`."""

    key: ClassVar[str] = "dragon_castle"
    seats: ClassVar[range] = rules.SEATS
    rules_version: ClassVar[int] = rules.VERSION
    older_rules: ClassVar[tuple[int, ...]] = (2,)
    lost_rules: ClassVar[tuple[int, ...]] = (1,)
    marks: ClassVar[tuple[str, ...]] = questions.MARKS
    feats: ClassVar[tuple[str, ...]] = FEATS
    margin: ClassVar[float] = 3.0
    daily: ClassVar[DailyForm | None] = DailyForm(
        1, turns=10, presses=50, since="2026-11-19", earlier=DailyForm(1, presses=140)
    )
    options_type = DragonCastleOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS
    tastes = TASTES
    weighings = WEIGHINGS

    def setup(self, options: DragonCastleOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def rules_of(self, state: State) -> int:
        return state.rules

    def begun_by(self, version: int, first: State) -> State:
        return first._replace(rules=version)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[DragonCastleAction, ...]:
        return rules.legal(state, seat)

    def apply(self, state: State, seat: int, action: DragonCastleAction) -> Step[State]:
        return rules.apply(state, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def facts(self, state: State, seat: int, events: Sequence[Event]) -> Facts:
        return facts_of(state, seat, events)

    def forecast(self, view: View, action: DragonCastleAction) -> int | None:
        return forecast(view, action)

    def weigh(
        self,
        view: View,
        legal: tuple[DragonCastleAction, ...],
        rng: random.Random,
        budget: float,
        also: tuple[DragonCastleAction, ...] = (),
    ) -> tuple[Weighed[DragonCastleAction], ...]:
        return weigh(view, legal, rng, budget, also)

    def ask(
        self,
        legal: Sequence[DragonCastleAction],
        answers: Sequence[str],
        gain: Callable[[DragonCastleAction], int | None],
    ) -> Ask | None:
        return questions.ask(legal, answers, gain)

    def reveals(self, events: Sequence[Event]) -> bool:
        """Actions that uncover the tile below one that was taken reveal it; Ingenuity may uncover two."""
        return any(_uncovers(event) or event.kind == "game_over" for event in events)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return redeal(state, seat, rng)

    def parse(self, text: str) -> DragonCastleAction:
        return actions.parse(text)

    def bound(self, options: DragonCastleOptions, seats: int) -> int:
        return rules.bound(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def chapter(self, state: State) -> str | None:
        """Alone, a round is a turn; otherwise two turns share a picture, never updated within a turn."""
        if state.seats == 1:
            return chapter_alone(state.round)
        return rules.pair_of_turns(state) if state.turn == Turn(state.turn.seat) else None

    def asks_again(self, state: State, seat: int) -> bool:
        return rules.asks_again(state, seat)


GAME = DragonCastle()
