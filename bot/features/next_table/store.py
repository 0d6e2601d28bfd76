"""The tables that wait for a person: one query over waits, seats and posts."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Database


@dataclass(frozen=True)
class WaitingTable:
    """A table that waits for a person, and where its board is."""

    table: str
    guild: int
    channel: int
    """The channel where it was opened, which decides who may see it."""
    game: str
    terms: str
    since: float
    venue: int
    board: str | None
    """The newest post, as the stage has stored it."""


class WaitingStore:
    """Reads the database tables of the core."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, user: int) -> list[WaitingTable]:
        """Returns the running tables that wait for a person, each once, without those with a stand-in."""
        rows = await self._database.rows(
            "SELECT tables.id, tables.guild, tables.channel, tables.game, tables.terms, min(waits.since), "
            "coalesce(posts.venue, tables.channel), posts.board FROM seats "
            "JOIN waits ON waits.table_id = seats.table_id AND waits.seat = seats.seat "
            "JOIN tables ON tables.id = seats.table_id LEFT JOIN posts ON posts.table_id = seats.table_id "
            'WHERE seats."user" = ? AND seats.stand_in IS NULL AND waits.since IS NOT NULL '
            "AND tables.phase = 'playing' GROUP BY tables.id, posts.venue, posts.board",
            user,
        )
        return [WaitingTable(*row) for row in rows]
