"""How many database statements a whole decision takes: its presses, its event, the board, the next panel."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.rows import Effort, Row
from tests.simcord.turns_counted import turns_counted

TARGET = 7.4
"""Half of the 14.8 that it took when a press read its table up to four times."""


def statements(effort: Effort) -> list[Row]:
    """Turns of Kingdomino between two people on SQLite."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        count = asyncio.run(turns_counted(Path(folder) / "castellan.sqlite3", effort(12, 2)))
    whole = len(count.statements) / count.decisions
    return [
        Row("database statements of a whole decision", whole, "", "at most", TARGET),
        Row("those of them that read", len(count.reads) / count.decisions),
    ]
