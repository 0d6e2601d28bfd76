"""The effect of a move on the Dragon cards, and the tiles that Deception allows, as the panel says them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engines.core.score import total
from engines.dragon_castle.actions import Activate, InCastle, InRealm
from engines.dragon_castle.data import DRAGONS
from engines.dragon_castle.forecast import dragons_after, tiles_allowed
from engines.dragon_castle.game import GAME
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.scoring import score_lines
from engines.dragon_castle.state import State

OPTIONS = DragonCastleOptions(dragons=DRAGONS, spirits=("deception", "change"))


def states() -> Iterator[State]:
    """The first part of a game between players who choose at random."""
    rng = random.Random(4)
    state = GAME.setup(OPTIONS, 2, f"{4:032x}")
    for _ in range(120):
        due = GAME.to_act(state)
        if not due:
            return
        yield state
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state


def of_dragons(state: State, seat: int) -> int:
    return total([line for line in score_lines(state) if line.source in state.dragons], seat)


def test_what_a_move_does_to_dragon_cards_is_what_they_pay_after_it() -> None:
    changed = 0
    for state in states():
        seat = state.turn.seat
        view = GAME.view(state, seat)
        for action in [each for each in GAME.legal(state, seat) if isinstance(each, InRealm)][::5]:
            after = GAME.apply(state, seat, action).state
            told = sum(dragons_after(view, action).values())
            assert told == of_dragons(after, seat) - of_dragons(state, seat), action.text
            changed += bool(told)
    assert changed > 3


def test_the_tiles_that_deception_allows_are_those_that_can_be_taken_once_it_is_paid() -> None:
    called = 0
    for state in states():
        seat = state.turn.seat
        calls = [each for each in GAME.legal(state, seat) if isinstance(each, Activate)]
        for call in [each for each in calls if each.spirit == "deception"][:1]:
            after = GAME.apply(state, seat, call).state
            legal = GAME.legal(after, seat)
            told = tiles_allowed(GAME.view(state, seat), call)
            assert {*told} == {each.cell for each in legal if isinstance(each, InCastle)}
            called += 1
    assert called > 2
