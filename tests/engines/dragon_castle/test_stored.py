"""States that were stored under the first rules are read and played on under the present ones."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engines.dragon_castle.data import TURN_PHASES
from tests.engines.dragon_castle.positions import GAME

STORED: dict[str, str] = json.loads((Path(__file__).parent / "stored_v1.json").read_text("utf-8"))
"""One state of a real game for each phase and Spirit in use, as the first rules wrote it."""


def test_there_is_one_from_the_middle_of_every_phase() -> None:
    assert {moment.split()[0] for moment in STORED} == set(TURN_PHASES)


@pytest.mark.parametrize("moment", STORED)
def test_a_game_of_the_first_rules_goes_on_to_its_end(moment: str) -> None:
    state = GAME.decode(STORED[moment])
    rng = random.Random(moment)
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        assert legal
        state = GAME.apply(state, due[0], rng.choice(legal)).state
    assert GAME.result(state).winners


def test_from_its_next_decision_a_stored_game_offers_what_is_new() -> None:
    """Ten Spirits are about, so the last tile of a turn is placed in two ways."""
    state = GAME.decode(STORED["place"])
    while len(state.turn.hand) > 1:
        state = GAME.apply(state, state.turn.seat, GAME.legal(state, state.turn.seat)[0]).state
    texts = [action.text for action in GAME.legal(state, state.turn.seat)]
    assert any(text.startswith("place ") and text.endswith(" end") for text in texts)
