"""Counts over all tables, for whoever runs the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


class Rows(Protocol):
    """Where rows are read."""

    async def rows(self, sql: str, /, *values: Any) -> list[Any]: ...


@dataclass(frozen=True)
class Waiting:
    """Duties of one kind that are not done yet, and when the event of the oldest was."""

    kind: str
    count: int
    since: float


class Totals:
    """What is stored, counted; each asks for as much as is open, never for all that ever was."""

    def __init__(self, database: Rows) -> None:
        self._database = database

    async def open_tables(self) -> dict[tuple[str, str], int]:
        """How many tables of each game are in each phase, of those that are not over."""
        rows = await self._database.rows(
            "SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') "
            "GROUP BY game, phase"
        )
        return {(str(game), str(phase)): int(count) for game, phase, count in rows}

    async def duties(self) -> list[Waiting]:
        """What is still to be done."""
        rows = await self._database.rows(
            "SELECT duties.kind, count(*), min(events.at) FROM duties JOIN events "
            "ON events.table_id = duties.table_id AND events.seq = duties.seq GROUP BY duties.kind"
        )
        return [Waiting(str(kind), int(count), float(since)) for kind, count, since in rows]
