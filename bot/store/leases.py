"""Leases: names that one process holds for some seconds. They exist only in a database that several share.

Times are the database's clock. Taking a lease never blocks: a row that another process is locking counts as
taken.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import get_args

from bot.store.database import Connection, Database
from bot.store.errors import NotHeld
from bot.store.rows import OutboxItem, OutboxKind
from bot.time_units import DAY

_NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
_OURS = (
    f"UPDATE leases SET owner = ?, until = {_NOW} + ? WHERE what = (SELECT what FROM leases "
    f"WHERE what = ? AND (owner = ? OR until <= {_NOW}) FOR UPDATE SKIP LOCKED)"
)
_FIRST = f"INSERT INTO leases (what, owner, until) VALUES (?, ?, {_NOW} + ?) ON CONFLICT DO NOTHING"
# A released lease has a negative time; any other that has expired was left by a dead process.

ASKED_AGAIN = 0.2
"""Seconds until a caller that waits for a lease asks again."""
NOBODY = "-"


class Leases:
    """The leases of this process, by name, and the outbox items of tables without a holder."""

    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self.owner = owner

    async def take(self, what: str, seconds: float) -> bool:
        """Take the lease if it is free, or renew it; returns whether this process has it now."""
        return await self._database.transact(lambda connection: self._take(connection, what, seconds))

    def _take(self, connection: Connection, what: str, seconds: float) -> bool:
        if connection.execute(_OURS, (self.owner, seconds, what, self.owner)).rowcount:
            return True
        return bool(connection.execute(_FIRST, (what, self.owner, seconds)).rowcount)

    async def take_after(self, what: str, seconds: float) -> float | None:
        """Take the lease; returns the seconds it was free: 0 if it was ours, None if another has it."""

        def work(connection: Connection) -> float | None:
            cursor = connection.execute(f"SELECT owner, until, {_NOW} FROM leases WHERE what = ?", (what,))
            before = cursor.fetchone()
            if not self._take(connection, what, seconds):
                return None
            if before is None:
                return math.inf
            owner, until, now = before
            return 0.0 if owner == self.owner else max(0.0, float(now) - abs(float(until)))

        return await self._database.transact(work)

    async def pass_through(self, what: str, seconds: float) -> float:
        """Let one of all processes pass per `seconds`; returns 0, or the seconds after which to ask again.

        No process owns this lease, and it expires on its own.
        """

        def work(connection: Connection) -> float:
            again = f"UPDATE leases SET until = {_NOW} + ? WHERE what = ? AND until <= {_NOW}"
            if connection.execute(again, (seconds, what)).rowcount:
                return 0.0
            if connection.execute(_FIRST, (what, NOBODY, seconds)).rowcount:
                return 0.0
            query = f"SELECT until - {_NOW} FROM leases WHERE what = ?"
            return max(ASKED_AGAIN, float(connection.execute(query, (what,)).fetchone()[0]))

        return await self._database.transact(work)

    @asynccontextmanager
    async def having(self, what: str, seconds: float) -> AsyncIterator[None]:
        """Hold the lease for as long as the context lasts; waits until it is free."""
        taken = await self.take(what, seconds)
        while not taken:
            await asyncio.sleep(ASKED_AGAIN)
            taken = await self.take(what, seconds)
        try:
            yield
        finally:
            await self.release([what])

    async def prolong(self, held: Sequence[str], seconds: float) -> set[str]:
        """Renew these leases; returns those that are still ours."""

        def work(connection: Connection) -> set[str]:
            cursor = connection.execute(
                f"UPDATE leases SET until = {_NOW} + ? WHERE owner = ? AND what = ANY (?) RETURNING what",
                (seconds, self.owner, list(held)),
            )
            return {str(what) for (what,) in cursor.fetchall()}

        return await self._database.transact(work)

    async def release(self, held: Sequence[str] | None = None) -> None:
        """Release these leases, or all."""

        def work(connection: Connection) -> None:
            if held is None:
                connection.execute(f"UPDATE leases SET until = -{_NOW} WHERE owner = ?", (self.owner,))
            else:
                connection.execute(
                    f"UPDATE leases SET until = -{_NOW} WHERE owner = ? AND what = ANY (?)",
                    (self.owner, list(held)),
                )

        await self._database.transact(work)

    async def loose(self) -> list[tuple[OutboxItem, int, bool]]:
        """Returns outbox items without a holder, each with its server and whether the holder has died."""
        rows = await self._database.rows(
            "SELECT duties.table_id, kind, duties.seq, guild, coalesce(until, 0.0) FROM duties "
            "JOIN tables ON id = duties.table_id LEFT JOIN leases ON what = 'table ' || duties.table_id "
            f"WHERE until IS NULL OR until <= {_NOW}"
        )
        return [
            (OutboxItem(table_id, kind, seq), guild, until > 0)
            for table_id, kind, seq, guild, until in rows
            if kind in get_args(OutboxKind)
        ]

    async def duties_of(self, table_id: str) -> list[OutboxItem]:
        """Returns the outbox items of a table."""
        rows = await self._database.rows("SELECT kind, seq FROM duties WHERE table_id = ?", table_id)
        return [OutboxItem(table_id, kind, seq) for kind, seq in rows if kind in get_args(OutboxKind)]

    def check(self, connection: Connection, table_id: str) -> None:
        """Raises NotHeld if another process has taken the table over: this one must store nothing for it."""
        query = "SELECT owner FROM leases WHERE what = ? FOR SHARE"
        row = connection.execute(query, (f"table {table_id}",)).fetchone()
        if row is not None and row[0] != self.owner:
            raise NotHeld(table_id)


def sweep_leases(connection: Connection, _now: float) -> None:
    """Delete leases that ended more than a day ago, by the database's clock."""
    connection.execute(f"DELETE FROM leases WHERE abs(until) < {_NOW} - {DAY:.0f}")
