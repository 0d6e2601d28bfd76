"""Data of the first version: its tables play on, its options are read, its records refused."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engines.between_two_castles.options import BetweenOptions
from engines.core.record import BadRecord, Record, replay
from tests.engines.between_two_castles.positions import GAME
from tests.soak import in_turn

HERE = Path(__file__).parent
STATES: dict[str, Any] = json.loads((HERE / "states_v1.json").read_text())
"""States in the middle of building, stored by the first version, each with its table's options."""


@pytest.mark.parametrize(("name", "seed"), in_turn([*STATES], range(3)))
def test_a_running_game_goes_on_under_the_new_rules(name: str, seed: int) -> None:
    stored = STATES[name]
    state = GAME.decode(json.dumps(stored["state"]))
    assert state.options == GAME.options_type.model_validate(stored["options"])
    assert state.options.quick is not stored["options"]["agree"]
    rng = random.Random(seed)
    while due := GAME.to_act(state):
        for seat in due:
            GAME.view(state, seat)
            rooms = {action.room for action in GAME.legal(state, seat) if action.kind == "place"}
            assert rooms <= {
                room for place in (seat, *range(state.seats, state.places)) for room in state.picks[place]
            }
        seat = rng.choice(due)
        state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
        assert GAME.decode(GAME.encode(state)) == state
    assert state.phase == "over"


def test_a_tile_that_was_proposed_is_its_owners_again_and_a_proposed_bonus_stays_proposed() -> None:
    stored = STATES["agree, a counter to a bonus and a tile proposed"]["state"]
    state = GAME.decode(json.dumps(stored))
    before = [proposal and proposal["action"].split()[0] for proposal in stored["proposals"]]
    after = [proposal and proposal.action.split()[0] for proposal in state.proposals]
    assert before == ["add", "place", "place", "keep", None]
    assert after == ["add", None, None, "keep", None]


@pytest.mark.parametrize(("agree", "quick"), [(True, False), (False, True)])
def test_the_old_option_is_read(agree: bool, quick: bool) -> None:
    assert BetweenOptions.model_validate({"agree": agree}) == BetweenOptions(quick=quick)
    assert BetweenOptions.model_validate_json(f'{{"agree":{str(agree).lower()}}}').quick is quick
    with pytest.raises(ValidationError):
        BetweenOptions.model_validate({"agree": "perhaps"})


def test_by_the_book_is_the_default() -> None:
    assert not BetweenOptions().quick


def test_a_record_of_the_first_version_is_refused_and_both_versions_are_named() -> None:
    record = Record.read((HERE / "record_v1.json").read_bytes())
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, record)
    assert refusal.value.reason == "other_rules"
    assert refusal.value.details == {"version": 1, "known": 2}
