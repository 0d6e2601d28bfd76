"""Kingdomino behind the contract of `engines.core.contract`."""

from __future__ import annotations

import random
import re
from typing import ClassVar

from engines.core.chance import random_seed
from engines.core.contract import Game, Step
from engines.core.errors import BadText, IllegalAction
from engines.core.event import Event
from engines.core.score import Result, ScoreLine
from engines.kingdomino import rules
from engines.kingdomino.ai import PLAYERS, gain_of
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.kingdom import placements
from engines.kingdomino.model import Claim, KingdominoAction, KingdominoOptions, Place
from engines.kingdomino.scoring import size_of
from engines.kingdomino.standings import result_of, score_lines
from engines.kingdomino.state import STATE_ADAPTER, State
from engines.kingdomino.view import View, build_view

_CLAIMS = {domino: Claim(domino=domino) for domino in DOMINOES}
_CLAIM_TEXT = re.compile(r"claim ([1-9]\d?)")
_PLACE_TEXT = re.compile(r"place ([1-9]\d?) (0|-?[1-9]),(0|-?[1-9]) ([ESWN])")


class Kingdomino(Game[KingdominoOptions, State, KingdominoAction, View]):
    """The rules are in `rules` and `kingdom`, the points in `scoring` and `standings`."""

    key: ClassVar[str] = "kingdomino"
    seats: ClassVar[range] = rules.SEATS
    options_type = KingdominoOptions
    state_adapter = STATE_ADAPTER
    players = PLAYERS

    def setup(self, options: KingdominoOptions, seats: int, seed: str) -> State:
        return rules.set_up(options, seats, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        seat = rules.due_seat(state)
        return () if seat is None else (seat,)

    def legal(self, state: State, seat: int) -> tuple[KingdominoAction, ...]:
        if seat != rules.due_seat(state):
            return ()
        if state.phase == "claim":
            return tuple([_CLAIMS[domino] for domino in rules.free_dominoes(state)])
        return placements(state.kingdoms[seat], state.line[state.turn], size_of(state.options))

    def apply(self, state: State, seat: int, action: KingdominoAction) -> Step[State]:
        if state.phase == "over":
            raise IllegalAction("game_over")
        if seat != rules.due_seat(state):
            raise IllegalAction("not_due", seat=seat)
        if action.kind != state.phase:
            raise IllegalAction("wrong_phase", phase=state.phase)
        log: list[Event] = []
        done = rules.place(state, action, log) if action.kind == "place" else rules.claim(state, action, log)
        after = rules.proceed(done, log)
        return Step(after, tuple(log), not rules.is_same_turn(state, after))

    def view(self, state: State, seat: int | None) -> View:
        return build_view(state, seat)

    def score(self, state: State) -> tuple[ScoreLine, ...]:
        return score_lines(state)

    def result(self, state: State) -> Result:
        return result_of(state)

    def forecast(self, view: View, action: KingdominoAction) -> int | None:
        return gain_of(view, action) if isinstance(action, Place) else None

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        """Only what will be drawn is hidden, and that is the seed alone."""
        seed = random_seed(rng)
        return state._replace(chance=state.chance._replace(seed=seed))

    def parse(self, text: str) -> KingdominoAction:
        action: KingdominoAction | None = None
        if found := _CLAIM_TEXT.fullmatch(text):
            action = _CLAIMS.get(int(found[1]))
        elif found := _PLACE_TEXT.fullmatch(text):
            action = Place.model_validate(dict(zip(("domino", "x", "y", "way"), found.groups(), strict=True)))
        if action is None or action.domino not in _CLAIMS:
            raise BadText("unknown_action", text=text[:60])
        return action

    def bound(self, options: KingdominoOptions, seats: int) -> int:
        """First claims, then a placement and a claim for each king and round."""
        line = rules.line_length(seats)
        return rules.games_of(options) * line * 2 * rules.rounds_of(options, seats)

    def seed(self, state: State) -> str:
        return state.chance.seed


GAME = Kingdomino()
