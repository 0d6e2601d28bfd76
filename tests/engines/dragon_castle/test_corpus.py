"""The contents of the recorded games of Dragon Castle; a test of all games replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.record import BadRecord, Record, replay
from engines.dragon_castle.data import SPIRITS
from tests.engines.dragon_castle.positions import GAME

FILES = sorted((Path(__file__).parent.parent / "corpus").glob("dragon_castle_*.json"))
RECORDS = [Record.read(file.read_bytes()) for file in FILES]


def test_the_corpus_has_every_seat_count() -> None:
    assert {record.seats for record in RECORDS} == {1, 2, 3, 4}


def test_the_corpus_has_an_own_castle_and_every_spirit() -> None:
    assert any(record.options["castle"] == "own" for record in RECORDS)
    called = {
        entry.action.split()[1]
        for record in RECORDS
        for entry in record.actions
        if entry.action.startswith("spirit")
    }
    assert called == set(SPIRITS)


def test_the_corpus_has_last_steps_of_every_kind_that_end_a_turn_before_a_spirit() -> None:
    texts = [entry.action for record in RECORDS for entry in record.actions]
    ended = {text.split()[0] for text in texts if text.endswith(" end")}
    assert ended >= {"place", "discard", "summon", "build"}


def test_a_record_of_the_first_rules_is_refused_and_both_versions_are_named() -> None:
    older = FILES[0].parent / "older" / "dragon_castle_v1_solo_cards.json"
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, Record.read(older.read_bytes()))
    assert refusal.value.details == {"version": 1, "known": 3}
    assert "version 1, known 3" in str(refusal.value)
