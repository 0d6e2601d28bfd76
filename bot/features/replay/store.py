"""The queries of private games that continue from a moment of a finished table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any

from bot.store.database import Connection, Database
from bot.store.errors import StaleRow
from bot.store.owned import GOES_WITH_ITS_TABLE, Owned, deleting
from bot.time_units import DAY

KEPT = 30 * DAY
"""Seconds for which a game is kept after its last decision."""
MOST = 10
"""Games that one person has; the one that rested longest goes first."""


@dataclass(frozen=True)
class WhatIfGame:
    """A private game of one person; the migration explains the columns."""

    user: int
    number: int
    table_id: str
    turn: int
    game: str
    options: str
    seats: int
    seat: int
    player: str
    points: int
    seq: int
    moves: str
    state: str
    changed: float


_COLUMNS = ", ".join(f'"{field.name}"' for field in fields(WhatIfGame))
_KEY = '"user" = ? AND number = ?'


class WhatIfStore:
    """Reads and writes the SQL table `what_ifs`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, user: int) -> list[WhatIfGame]:
        """Returns a person's games, the last one played first."""
        rows = await self._database.rows(
            f'SELECT {_COLUMNS} FROM what_ifs WHERE "user" = ? ORDER BY changed DESC, number DESC', user
        )
        return [WhatIfGame(*row) for row in rows]

    async def game(self, user: int, number: int) -> WhatIfGame | None:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM what_ifs WHERE {_KEY}", user, number)
        return WhatIfGame(*rows[0]) if rows else None

    async def begin(self, game: WhatIfGame) -> int:
        """Stores a new game and returns its number; deletes the oldest ones beyond `MOST`."""

        def work(connection: Connection) -> int:
            newest = connection.execute(
                'SELECT coalesce(max(number), 0) FROM what_ifs WHERE "user" = ?', (game.user,)
            ).fetchone()
            number = int(newest[0]) + 1
            marks = ", ".join("?" * len(fields(WhatIfGame)))
            values: Sequence[Any] = (game.user, number, *astuple(game)[2:])
            connection.execute(f"INSERT INTO what_ifs ({_COLUMNS}) VALUES ({marks})", values)
            old = connection.execute(
                'SELECT number FROM what_ifs WHERE "user" = ? ORDER BY changed DESC, number DESC',
                (game.user,),
            ).fetchall()[MOST:]
            for (one,) in old:
                connection.execute(f"DELETE FROM what_ifs WHERE {_KEY}", (game.user, one))
            return number

        return await self._database.transact(work)

    async def save(self, before: WhatIfGame, after: WhatIfGame) -> None:
        """Stores the game after some decisions; raises StaleRow if another press was first."""

        def work(connection: Connection) -> None:
            changed = connection.execute(
                f"UPDATE what_ifs SET seq = ?, moves = ?, state = ?, changed = ? WHERE {_KEY} AND seq = ?",
                (after.seq, after.moves, after.state, after.changed, after.user, after.number, before.seq),
            )
            if not changed.rowcount:
                raise StaleRow("a private game has moved on")

        await self._database.transact(work)

    async def drop(self, user: int, number: int) -> None:
        await self._database.transact(
            lambda connection: connection.execute(f"DELETE FROM what_ifs WHERE {_KEY}", (user, number))
        )


def _sweep(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM what_ifs WHERE changed < ?", (now - KEPT,))


async def _export(database: Database, user: int) -> dict[str, Any]:
    """A person's games with their own moves. The states know what is hidden from them and stay out."""
    rows = await database.rows(
        'SELECT number, table_id, turn, game, seat, player, moves, changed FROM what_ifs WHERE "user" = ? '
        "ORDER BY number",
        user,
    )
    return {
        "what_ifs": [
            {
                "number": number,
                "table": table,
                "turn": turn,
                "game": game,
                "seat": seat,
                "player": player,
                "moves": [text for mover, text in json.loads(moves) if mover == seat],
                "changed": changed,
            }
            for number, table, turn, game, seat, player, moves, changed in rows
        ]
    }


OWNED = Owned(
    "what_ifs",
    export=_export,
    erase=deleting("what_ifs", "user"),
    drop_guild=GOES_WITH_ITS_TABLE,
    drop_table=deleting("what_ifs", "table_id"),
    sweep=_sweep,
)
