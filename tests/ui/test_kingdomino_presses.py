"""The number of presses that a turn of Kingdomino takes, counted over whole games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engines.kingdomino.game import GAME
from tests.ui.panel_walk import OPENING, presses


@pytest.mark.parametrize(("seats", "options"), [(2, {"mighty_duel": True}), (3, {}), (4, {"dynasty": True})])
def test_a_first_claim_takes_two_presses_and_a_turn_three_or_four(
    seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(4)
    state = GAME.setup(GAME.options_type(**options), seats, "4" * 32)
    claims: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    count = 0
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        first = not state.line
        action = rng.choice(legal)
        count += presses(GAME, legal, action)
        kind = action.kind
        step = GAME.apply(state, due[0], action)
        state = step.state
        if step.turn_ends:
            (claims if first else turns)[OPENING + count] += 1
            last_round = kind == "place"
            assert OPENING + count <= (3 if last_round else 4)
            count = 0
    assert set(claims) == {2}
    assert set(turns) <= {2, 3, 4}
    assert turns[4]
