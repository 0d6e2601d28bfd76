"""Counts the database statements of a whole turn: all its presses, the board that follows, the next panel."""

from __future__ import annotations

from pathlib import Path

from tests.simcord.turns_counted import turns_counted

MOST = 8
"""Statements for each decision: its event, the table, its waits, the outbox, the board; 14 were too many."""


async def test_a_turn_writes_its_decisions_and_reads_nothing_twice(data: Path) -> None:
    count = await turns_counted(data, turns=6)
    assert len(count.statements) <= MOST * count.decisions, count.statements
    # Reads the table's followers and the person's other due tables; everything else is cached.
    assert len(count.reads) <= 2 * count.boards, count.reads
