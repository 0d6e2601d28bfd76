"""Counts over all tables, for the operator of the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


class Rows(Protocol):
    """Reads rows."""

    async def rows(self, sql: str, /, *values: Any) -> list[Any]: ...


@dataclass(frozen=True)
class Waiting:
    """The number of outbox items of one kind, and the time of the oldest one's event."""

    kind: str
    count: int
    since: float


class Totals:
    """Counts that read only what is open, never everything that was ever stored."""

    def __init__(self, database: Rows) -> None:
        self._database = database

    async def open_tables(self) -> dict[tuple[str, str], int]:
        """Returns the number of open tables by game and phase."""
        rows = await self._database.rows(
            "SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') "
            "GROUP BY game, phase"
        )
        return {(str(game), str(phase)): int(count) for game, phase, count in rows}

    async def duties(self) -> list[Waiting]:
        """Returns the outbox items that are not done yet, counted by kind."""
        rows = await self._database.rows(
            "SELECT duties.kind, count(*), min(events.at) FROM duties JOIN events "
            "ON events.table_id = duties.table_id AND events.seq = duties.seq GROUP BY duties.kind"
        )
        return [Waiting(str(kind), int(count), float(since)) for kind, count, since in rows]
