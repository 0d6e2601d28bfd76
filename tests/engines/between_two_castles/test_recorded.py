"""The corpus has games of this engine in every kind; that they replay is tested for all engines."""

from __future__ import annotations

from pathlib import Path

from engines.core.record import Record

CORPUS = Path(__file__).parent.parent / "corpus"


def test_the_corpus_has_ludwig_both_ways_to_decide_and_a_full_table() -> None:
    records = [Record.read(file.read_bytes()) for file in CORPUS.glob("between_two_castles_*.json")]
    assert {2, 3, 4, 7} <= {record.seats for record in records}
    assert any(not record.options["quick"] and record.options["seniority"] for record in records)
    assert any(record.options["quick"] for record in records)
    kinds = {event.kind for record in records for entry in record.actions for event in entry.events}
    assert kinds >= {"assigned", "revealed", "placed", "bonus", "drew", "attended", "card_kept", "settled"}
