"""Between Two Castles behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from engines.between_two_castles import actions, partners, rules
from engines.between_two_castles.actions import BetweenAction, BuildAction
from engines.between_two_castles.data import SEATS
from engines.between_two_castles.facts import FEATS, facts_of
from engines.between_two_castles.forecast import forecast
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.players import PLAYERS
from engines.between_two_castles.players.strong import weigh
from engines.between_two_castles.players.tastes import TASTES, WEIGHINGS
from engines.between_two_castles.redeal import redeal
from engines.between_two_castles.ring import places_of
from engines.between_two_castles.scoring import result_of, score_lines
from engines.between_two_castles.state import STATE_ADAPTER, State
from engines.between_two_castles.tasks import ask_for_task, is_task
from engines.between_two_castles.view import View, build_view
from engines.core.contract import Game, Step
from engines.core.daily import DailyForm
from engines.core.event import Event
from engines.core.facts import Facts
from engines.core.panel import NUMBERS, Ask
from engines.core.players import Weighed
from engines.core.score import Result, ScoreLine

_REVEALING = ("revealed", "turn_began", "assigned", "drew", "card_kept", "game_over")
"""Events that reveal hidden information to all or to some seats."""


class BetweenTwoCastles(Game[BetweenOptions, State, BetweenAction, View]):
    """The course of a game is in `rules`, building in `building` and `bonuses`, agreeing in `partners`."""

    key: ClassVar[str] = "between_two_castles"
    rules_version: ClassVar[int] = 2
    lost_rules: ClassVar[tuple[int, ...]] = (1,)
    seats: ClassVar[range] = SEATS
    feats: ClassVar[tuple[str, ...]] = FEATS
    margin: ClassVar[float] = 2.5
    daily: ClassVar[DailyForm | None] = DailyForm(
        4, {"quick": True}, presses=50, since="2026-11-19", earlier=DailyForm(4, presses=60)
    )
    options_type = BetweenOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS
    tastes = TASTES
    weighings = WEIGHINGS
    has_secrets: ClassVar[bool] = True
    marks: ClassVar[tuple[str, ...]] = NUMBERS
    seat_orders: ClassVar[frozenset[str]] = frozenset({"seniority"})
    neighbours: ClassVar[bool] = True

    def rivals(self, seats: int) -> tuple[str, ...]:
        """Ludwig has the third place when two play; he scores and can win."""
        return ("ludwig",) if seats < places_of(seats) else ()

    def setup(self, options: BetweenOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def on_the_clock(self, state: State) -> tuple[int, ...]:
        return rules.on_the_clock(state)

    def turn_order(self, state: State) -> tuple[int, ...]:
        return rules.turn_order(state)

    def legal(self, state: State, seat: int) -> tuple[BetweenAction, ...]:
        return rules.legal(state, seat)

    def apply(self, state: State, seat: int, action: BetweenAction) -> Step[State]:
        return rules.apply(state, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def facts(self, state: State, seat: int, events: Sequence[Event]) -> Facts:
        return facts_of(state, seat, events)

    def forecast(self, view: View, action: BetweenAction) -> int | None:
        return forecast(view, action)

    def weigh(
        self,
        view: View,
        legal: tuple[BetweenAction, ...],
        rng: random.Random,
        budget: float,
        also: tuple[BetweenAction, ...] = (),
    ) -> tuple[Weighed[BetweenAction], ...]:
        return weigh(view, legal, rng, budget, also)

    def ask(
        self,
        legal: Sequence[BetweenAction],
        answers: Sequence[str],
        gain: Callable[[BetweenAction], int | None],
    ) -> Ask | None:
        """At the castles in the order of the picture; everything else is narrowed down."""
        if is_task(legal):
            return ask_for_task(legal, answers, gain, self.marks)
        return super().ask(legal, answers, gain)

    def reveals(self, events: Sequence[Event]) -> bool:
        """Choices that are opened, hands that are passed on or dealt, all that was drawn and then shown."""
        return any(event.kind in _REVEALING or event.facts.get("source") == "food" for event in events)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return redeal(state, seat, rng)

    def parse(self, text: str) -> BetweenAction:
        return actions.parse(text)

    def bound(self, options: BetweenOptions, seats: int) -> int:
        return rules.bound(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def secret(self, state: State, seat: int) -> str | None:
        return rules.secret(state, seat)

    def chapter(self, state: State) -> str | None:
        """All draft and all build at their own time; a reveal and the end of a turn begin another chapter."""
        return f"{state.phase}{state.round}.{state.turn}"

    def asks_again(self, state: State, seat: int) -> bool:
        return rules.asks_again(state, seat)

    def understood(self, state: State, seat: int, action: BetweenAction) -> BetweenAction:
        """A proposal that crosses the partner's accepts it if it is the same, and else counters it."""
        return partners.crossing(state, seat, action) if isinstance(action, BuildAction) else action

    def asked(self, events: Sequence[Event]) -> set[int]:
        """A proposal waits for the partner's answer."""
        return {int(str(event.facts["partner"])) for event in events if event.kind == "asked"}


GAME = BetweenTwoCastles()
