"""What the recorded games of Dragon Castle have in them; that they replay is tested with all others."""

from __future__ import annotations

from pathlib import Path

from engines.core.record import Record
from engines.dragon_castle.data import SPIRITS

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
