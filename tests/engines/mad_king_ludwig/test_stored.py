"""Games that were stored under version 1 of the rules go on under the new ones from their next decision.

The states in `stored_v1.json` were written by the code of that version, each in the middle of something.
"""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from engines.cli.commands import main
from engines.core.record import BadRecord, Record, replay
from engines.mad_king_ludwig.options import LudwigOptions
from tests.engines.mad_king_ludwig.building import GAME

STORED: dict[str, str] = json.loads((Path(__file__).parent / "stored_v1.json").read_text())
OLDER = Path(__file__).parent.parent / "corpus" / "older" / "mad_king_ludwig_v1_solo.json"
EXTRA_TURN = "reward, an extra turn to follow"


@pytest.mark.parametrize("moment", STORED)
def test_a_stored_game_of_version_1_is_read_and_played_to_its_end(moment: str) -> None:
    state = GAME.decode(STORED[moment])
    rng = random.Random(moment)
    while due := GAME.to_act(state):
        GAME.view(state, due[0])
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
        assert GAME.decode(GAME.encode(state)) == state
    assert state.phase == "over"


def test_rooms_that_had_got_their_prices_can_be_moved_again() -> None:
    state = GAME.decode(STORED["price, some rooms settled"])
    assert state.settled
    assert len(GAME.legal(state, state.builder)) == 720


def test_an_extra_turn_that_was_to_follow_can_be_played_before_the_other_rewards() -> None:
    state = GAME.decode(STORED[EXTRA_TURN])
    legal = [action.text for action in GAME.legal(state, state.turn.seat)]
    assert "extra" in legal
    assert len(legal) > 1


def test_options_of_older_tables_are_read() -> None:
    assert LudwigOptions.model_validate_json('{"left_out":["coins"]}').cards_left_out == ()


def test_a_record_of_version_1_is_refused_and_both_versions_are_named() -> None:
    record = Record.read(OLDER.read_bytes())
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, record)
    assert (refusal.value.reason, refusal.value.details) == ("other_rules", {"version": 1, "known": 3})
    said = io.StringIO()
    assert main(["replay", str(OLDER)], io.BytesIO(), io.StringIO(), said, lambda: 0.0) != 0
    assert said.getvalue().strip() == "Other rules (version 1, known 3)."
