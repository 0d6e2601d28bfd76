"""Games written down: the corpus of recorded games replays, and a record that lies is found out."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from engines.core.event import Event
from engines.core.record import BadRecord, Record, RecordedEvent, replay
from engines.kingdomino.game import Kingdomino
from engines.kingdomino.options import KingdominoOptions
from engines.registry import game as game_of
from tests.engines.playing import Start, moves

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))
GAME = Kingdomino()
SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture(scope="module")
def record() -> Record:
    options = KingdominoOptions(harmony=True)
    played = moves(Start(GAME, options, 3, SEED), random.Random(4))
    log = [(move.seat, move.action, move.events) for move in played]
    return Record.from_log(GAME, options, ["Ann", "Bob", "Cid"], SEED, log, finished=True)


def why(record: Record) -> str:
    with pytest.raises(BadRecord) as refusal:
        replay(GAME, record)
    return refusal.value.reason


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    record = Record.read(file.read_bytes())
    game = game_of(record.game)
    end = replay(game, record)
    assert game.to_act(end) == ()
    assert record.write() == file.read_text()


def test_the_corpus_has_every_seat_count_and_variant() -> None:
    records = [Record.read(file.read_bytes()) for file in CORPUS]
    own = [record for record in records if record.game == "kingdomino"]
    assert {record.seats for record in own} == {2, 3, 4}
    for variant in KingdominoOptions.model_fields:
        assert any(record.options[variant] for record in own)


def test_a_changed_action_is_found_out(record: Record) -> None:
    first = record.actions[0]
    lie = first.model_copy(update={"action": "claim 1" if first.action != "claim 1" else "claim 2"})
    assert why(record.model_copy(update={"actions": (lie, *record.actions[1:])})) in (
        "refused",
        "other_events",
    )


def test_a_changed_outcome_is_found_out(record: Record) -> None:
    first = record.actions[0]
    lie = first.model_copy(update={"events": (RecordedEvent(kind="rain", seat=None, facts={}),)})
    assert why(record.model_copy(update={"actions": (lie, *record.actions[1:])})) == "other_events"


def test_which_action_lies_is_told_by_its_number(record: Record) -> None:
    second = record.actions[1]
    for change, reason in (({"action": "claim"}, "refused"), ({"events": ()}, "other_events")):
        lie = second.model_copy(update=change)
        with pytest.raises(BadRecord) as refusal:
            replay(GAME, record.model_copy(update={"actions": (record.actions[0], lie)}))
        assert (refusal.value.reason, refusal.value.details["action"]) == (reason, 2)


def test_a_changed_seed_is_found_out(record: Record) -> None:
    assert why(record.model_copy(update={"seed": "f" * 32})) == "seed_does_not_match_its_commitment"


def test_other_games_rules_and_options_are_refused(record: Record) -> None:
    assert why(record.model_copy(update={"game": "chess"})) == "other_game"
    assert why(record.model_copy(update={"rules_version": 99})) == "other_rules"
    assert why(record.model_copy(update={"options": {"dragons": True}})) == "bad_options"


def test_a_record_says_in_which_format_it_is(record: Record) -> None:
    """Exported games are read for years: this number changes with the format, and not otherwise."""
    assert json.loads(record.write())["format"] == 1


def test_what_is_no_record_is_told_with_its_first_fault() -> None:
    for text, at in (("", "document"), ('{"game": 7}', "game"), ('{"game": "chess"}', "rules_version")):
        with pytest.raises(BadRecord) as refusal:
            Record.read(text)
        assert refusal.value.reason == "unreadable_record"
        assert f"at {at}," in str(refusal.value)


def test_an_unfinished_game_keeps_its_seed_and_what_only_some_may_know() -> None:
    secret = Event("dealt", 0, {"card": 7}, only=(0,))
    public = Event("claimed", 0, {"domino": 3, "forced": False})
    log = [(0, "claim 3", (secret, public))]
    running = Record.from_log(GAME, KingdominoOptions(), ["Ann", "Bob"], SEED, log, finished=False)
    assert running.seed is None
    assert SEED not in running.write()
    assert [event.kind for event in running.actions[0].events] == ["claimed"]
    assert why(running) == "unfinished_game"
