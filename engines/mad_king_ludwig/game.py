"""Castles of Mad King Ludwig behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from engines.core.contract import Game, Step, chapter_alone
from engines.core.daily import DailyForm
from engines.core.event import Event
from engines.core.facts import Facts
from engines.core.panel import NUMBERS, Ask
from engines.core.players import Weighed
from engines.core.score import Result, ScoreLine
from engines.mad_king_ludwig import actions, rules
from engines.mad_king_ludwig.actions import LEAVE, LudwigAction
from engines.mad_king_ludwig.drafting import ask_for_order, draft_of
from engines.mad_king_ludwig.facts import FEATS, facts_of
from engines.mad_king_ludwig.forecast import forecast
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.players import PLAYERS
from engines.mad_king_ludwig.players.strong import weigh
from engines.mad_king_ludwig.players.tastes import TASTES, WEIGHINGS
from engines.mad_king_ludwig.redeal import redeal
from engines.mad_king_ludwig.scoring import result_of, score_lines
from engines.mad_king_ludwig.spots import ask_for_spot, by_price
from engines.mad_king_ludwig.state import STATE_ADAPTER, State
from engines.mad_king_ludwig.view import View, build_view

_REVEALING = ("dealt", "new_round", "looked", "cards_drawn", "game_over")
"""Events with which something hidden comes to light, for all or for one."""


def _lays_open(event: Event) -> bool:
    """Whether rooms of a stack are shown to all: in the last round they are."""
    return event.kind == "put" and bool(event.facts["rooms"])


class MadKingLudwig(Game[LudwigOptions, State, LudwigAction, View]):
    """The course of a game is in `rules`, `market`, `rewards` and `placing`, the points in `scoring`."""

    key: ClassVar[str] = "mad_king_ludwig"
    seats: ClassVar[range] = rules.SEATS
    feats: ClassVar[tuple[str, ...]] = FEATS
    margin: ClassVar[float] = 4.0
    daily: ClassVar[DailyForm | None] = DailyForm(1, presses=40)
    options_type = LudwigOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS
    tastes = TASTES
    weighings = WEIGHINGS
    has_secrets: ClassVar[bool] = True
    marks: ClassVar[tuple[str, ...]] = NUMBERS
    rules_version: ClassVar[int] = rules.VERSION
    older_rules: ClassVar[tuple[int, ...]] = (2,)
    lost_rules: ClassVar[tuple[int, ...]] = (1,)

    def setup(self, options: LudwigOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def rules_of(self, state: State) -> int:
        return state.rules

    def begun_by(self, version: int, first: State) -> State:
        return rules.begun_by(version, first)

    def to_act(self, state: State) -> tuple[int, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[LudwigAction, ...]:
        return rules.legal(state, seat)

    def apply(self, state: State, seat: int, action: LudwigAction) -> Step[State]:
        return rules.apply(state, seat, action)

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def facts(self, state: State, seat: int, events: Sequence[Event]) -> Facts:
        return facts_of(state, seat, events)

    def forecast(self, view: View, action: LudwigAction) -> int | None:
        return forecast(view, action)

    def weigh(
        self,
        view: View,
        legal: tuple[LudwigAction, ...],
        rng: random.Random,
        budget: float,
        also: tuple[LudwigAction, ...] = (),
    ) -> tuple[Weighed[LudwigAction], ...]:
        """Returns the actions with the strong player's expected points, less the gains of others."""
        return weigh(view, legal, rng, budget, also)

    def ask(
        self,
        legal: Sequence[LudwigAction],
        answers: Sequence[str],
        gain: Callable[[LudwigAction], int | None],
    ) -> Ask | None:
        """Prices are drafted, tiles put to their spots; everything else is narrowed down."""
        if legal and legal[0] == LEAVE:
            return ask_for_order(legal, answers, self.marks)
        return ask_for_spot(legal, answers, gain, self.marks)

    def arranged(self, view: View, ask: Ask) -> Ask:
        """Tiles are bought by price, as they lie on the picture."""
        return by_price(view, ask, self.marks) if ask.question == "tile" else ask

    def reveals(self, events: Sequence[Event]) -> bool:
        """New rooms on the market, a look into a stack, bonus cards that are drawn, rooms laid open."""
        return any(event.kind in _REVEALING or _lays_open(event) for event in events)

    def answers_to(self, legal: Sequence[LudwigAction], action: LudwigAction) -> tuple[str, ...] | None:
        """A market is opened from a draft that is as it should be."""
        return draft_of(action) or super().answers_to(legal, action)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        """Another seed, other rooms in the stacks and face down on the deck, other bonus cards of others."""
        return redeal(state, seat, rng)

    def parse(self, text: str) -> LudwigAction:
        return actions.parse(text)

    def bound(self, options: LudwigOptions, seats: int) -> int:
        return rules.bound(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def secret(self, state: State, seat: int) -> str | None:
        return rules.secret(state, seat)

    def chapter(self, state: State) -> str | None:
        """Foyers and bonus cards are chosen by all at their own time; alone a round is a turn."""
        if state.seats == 1:
            return chapter_alone(max(state.round, 1))
        return state.phase if state.phase in rules.STARTING else None

    def asks_again(self, state: State, seat: int) -> bool:
        return rules.asks_again(state, seat)


GAME = MadKingLudwig()
