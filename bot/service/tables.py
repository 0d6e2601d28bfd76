"""The table service: what can be known of tables; `lobby` and `play` are what can be done with them.

Every change is checked, applied and written in one transaction by the ledger. A `request` is the
interaction that asks for it: it is carried out once, however often it is delivered.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.service.duties import Duties
from bot.service.ledger import Ledger
from bot.service.lobby import Lobby
from bot.service.people import Bounds
from bot.service.play import Play
from bot.service.refusal import Refusal
from bot.service.table import Entry, Table, decode_entry
from bot.store import Store, TableRow
from engines.core.errors import BadState
from engines.core.record import Record


class Tables:
    """All tables of a data file. `duties` tells whoever listens there what follows each change."""

    def __init__(
        self,
        store: Store,
        bounds: Bounds | None = None,
        clock: Callable[[], float] = time.time,
        *,
        duties: Duties | None = None,
    ) -> None:
        self._store = store
        self._ledger = Ledger(store, duties or Duties(), clock)
        self.lobby = Lobby(self._ledger, store, bounds or Bounds())
        self.play = Play(self._ledger, store)

    async def get(self, table_id: str) -> Table:
        """The table as it stands."""
        return await self._ledger.get(table_id)

    async def at(self, venue: int) -> Table:
        """The table that is played in that thread or channel."""
        row = await self._store.table_at(venue)
        if row is None:
            raise Refusal("no-table-here")
        return await self.get(row.id)

    async def entries(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[Entry]:
        """The entries of a table's log after one event and up to another."""
        try:
            return [decode_entry(row) for row in await self._store.log(table_id, after, upto)]
        except BadState as error:
            raise Refusal("unreadable-table", table=table_id) from error

    async def open_in(self, guild: int) -> list[TableRow]:
        return await self._store.open_tables(guild)

    async def games_played(self) -> list[str]:
        """The keys of the games that have open tables."""
        return await self._store.open_games()

    async def of_person(self, user: int, guild: int) -> list[TableRow]:
        return await self._store.tables_of(user, guild)

    async def record(self, table_id: str) -> Record:
        """The game as a record. While it is being played, its seed and secret choices are left out."""
        table = await self.get(table_id)
        if table.state is None:
            raise Refusal("not-started")
        finished = table.phase != "playing"
        told = [
            (entry.seat, entry.action, entry.events)
            for entry in await self.entries(table_id, upto=table.seq)
            if entry.seat is not None and entry.action is not None and (finished or not entry.secret)
        ]
        seed = table.game.seed(table.state)
        record = Record.from_log(table.game, table.options, table.names, seed, told, finished=finished)
        return record.model_copy(update={"rules_version": table.row.rules_version})
