"""Between Two Castles behind the contract of `engines.core.contract`."""

from __future__ import annotations

import itertools
import random
from typing import ClassVar

from engines.between_two_castles import actions, turns
from engines.between_two_castles.actions import SIDES, Assign, BetweenAction, Draft
from engines.between_two_castles.ai import PLAYERS
from engines.between_two_castles.data import ROUNDS, TURNS
from engines.between_two_castles.deciding import decide, decisions, is_built, may_speak, words
from engines.between_two_castles.model import (
    LUDWIG,
    STATE_ADAPTER,
    BetweenOptions,
    State,
    castle_of,
    places_of,
)
from engines.between_two_castles.outlook import gain_of
from engines.between_two_castles.redealing import redeal
from engines.between_two_castles.standings import result_of, score_lines
from engines.between_two_castles.view import View, build_view, to_act
from engines.core.contract import Game, Step
from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.core.score import Result, ScoreLine

BONUSES_OF_CASTLE = 18
"""More than a castle can earn: 18 regular rooms, of which only third and fifth ones bring something."""
WORDS_OF_DECISION = 7
"""Two proposals and two answers at most, and as many lost when a tile goes elsewhere."""


class BetweenTwoCastles(Game[BetweenOptions, State, BetweenAction, View]):
    """The course of a game is in `turns`, building in `building` and `bonuses`, partners in `deciding`."""

    key: ClassVar[str] = "between_two_castles"
    seats: ClassVar[range] = turns.SEATS
    options_type = BetweenOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS
    has_secrets: ClassVar[bool] = True
    seat_orders: ClassVar[frozenset[str]] = frozenset({"seniority"})

    def rivals(self, seats: int) -> tuple[str, ...]:
        """Ludwig has the third place when two play; he scores and can win."""
        return ("ludwig",) if seats < places_of(seats) else ()

    def setup(self, options: BetweenOptions, seats: int, seed: str) -> State:
        return turns.set_up(options, seats, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        return to_act(state)

    def legal(self, state: State, seat: int) -> tuple[BetweenAction, ...]:
        if state.phase == "build":
            return tuple(decisions(state, seat)) if 0 <= seat < state.seats else ()
        if seat not in to_act(state):
            return ()
        if state.phase == "assign":
            first, second = state.picks[LUDWIG]
            return (Assign(left=first, right=second), Assign(left=second, right=first))
        return tuple(
            actions.draft(first, second) for first, second in itertools.combinations(state.hands[seat], 2)
        )

    def apply(self, state: State, seat: int, action: BetweenAction) -> Step[State]:
        if state.phase == "over":
            raise IllegalAction("game_over")
        due = may_speak(state, seat) if state.phase == "build" else seat in to_act(state)
        if not due:
            raise IllegalAction("not_due", seat=seat)
        log: list[Event] = []
        if isinstance(action, Assign) and state.phase == "assign":
            after = turns.assign(state, seat, action, log)
        elif isinstance(action, Draft) and state.phase == "draft":
            after = turns.draft(state, seat, action, log)
        elif not isinstance(action, Assign | Draft) and state.phase == "build":
            after = decide(state, seat, action, log)
            if is_built(after):
                after = turns.end_turn(after, log)
        else:
            raise IllegalAction("wrong_phase", phase=state.phase)
        return Step(after, tuple(log), _is_worth_showing(action, after))

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def forecast(self, view: View, action: BetweenAction) -> int | None:
        return gain_of(view, action)

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        return redeal(state, seat, rng)

    def parse(self, text: str) -> BetweenAction:
        return actions.parse(text)

    def bound(self, options: BetweenOptions, seats: int) -> int:
        """A choice for each seat and turn, Ludwig's tiles, two placements a castle and turn, the bonuses."""
        places = places_of(seats)
        decided = places * (2 * ROUNDS * TURNS + BONUSES_OF_CASTLE)
        return ROUNDS * TURNS * places + decided * (WORDS_OF_DECISION if options.agree else 1)

    def seed(self, state: State) -> str:
        return state.chance.seed

    def secret(self, state: State, seat: int) -> str | None:
        """Hands to choose from, Ludwig's tiles, and what a bonus drew."""
        if state.phase != "build":
            return f"{state.phase[0]}{state.round}.{state.turn}" if seat in to_act(state) else None
        for side in SIDES:
            castle = castle_of(state.places, seat, side)
            bonus = state.bonuses[castle]
            if bonus and (bonus.rooms or bonus.cards) and seat in words(state, castle):
                return f"b{castle}.{len(state.castles[castle].rooms)}"
        return None


def _is_worth_showing(action: BetweenAction, after: State) -> bool:
    """A secret choice is not, before all are revealed; nor is a bonus just named, if one decides alone."""
    if action.kind == "draft":
        return after.phase == "build"
    return action.kind != "copy" or after.options.agree


GAME = BetweenTwoCastles()
