"""Several processes on one database: which one sees to a table's outbox, and which one runs the schedule.

A table's outbox belongs to the process that holds its lease. The process whose shard has the table's server
comes first; any other takes over what a dead one has left, and what nobody else sees to. A lease lasts for
seconds and is prolonged while there is something to do; time is the database's.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from bot.store import Leases, OutboxItem, StoreAway
from bot.tables.outbox import Outbox

log = logging.getLogger(__name__)

LEASE = 8.0
"""Seconds after which another process takes over what this one holds, if nothing more is heard of it."""
BEAT = 2.0
"""Seconds between two looks: leases are prolonged, and what nobody sees to is found."""
GRACE = 4.0
"""Seconds that an item is left to the process whose shard has the table's server."""
LINGER = 30.0
"""Seconds for which a table of ours is kept in hand when there is nothing more to do."""
REST = 60.0
"""Seconds until something is tried again that could not be done for another process."""
ROUNDS = "rounds"
OUTAGE = 30.0
"""Seconds without a leader after which no process can have been running."""


class Publishing(Protocol):
    """What is asked of the publisher."""

    def add(self, item: OutboxItem, *, maybe_delivered: bool = False) -> None:
        """See to an item soon."""

    def is_busy(self, table_id: str) -> bool:
        """Whether something is being done for the table."""

    def let_go(self, table_id: str) -> None:
        """Forget what waits there for better days: another process sees to it."""

    def waits(self, table_id: str) -> bool:
        """Whether something waits there for better days."""


class Holder(Protocol):
    """Whoever knows whether this process may carry out a table's outbox items."""

    async def may(self, table_id: str) -> bool:
        """Whether it may now, and for some seconds."""


class LeaseHolder:
    """This process among others."""

    def __init__(self, leases: Leases, outbox: Outbox, ours: Callable[[int], bool]) -> None:
        self._leases = leases
        self._ours = ours
        self._held: dict[str, float] = {}
        """Until when each table is ours to see to, by this machine's own clock."""
        self._used: dict[str, float] = {}
        self._foreign: set[str] = set()
        """Tables in hand that belong to other processes' servers."""
        self._seen: dict[str, float] = {}
        """Since when a table of others' is seen to wait for somebody."""
        self._publishing: Publishing | None = None
        self._beating: asyncio.Task[None] | None = None
        self._away = False
        self._leads = False
        """Whether this process runs the scheduled jobs."""
        outbox.accepts = lambda item, guild: self.sees_to(item.table_id, guild)

    def start(self, publishing: Publishing) -> None:
        self._publishing = publishing
        self._beating = asyncio.create_task(self._beat(), name="leases")

    async def stop(self) -> None:
        """Let go of everything at once, so that others need not wait."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        try:
            await self._leases.release()
        except StoreAway as error:
            log.warning(
                "event=leases_not_released the leases of this process expire in %.0f s: %s", LEASE, error
            )

    async def may(self, table_id: str) -> bool:
        """Whether this process may carry out the table's outbox items now; it may if nobody else does."""
        now = time.monotonic()
        if self._held.get(table_id, 0.0) > now + BEAT:
            self._used[table_id] = now
            return True
        try:
            taken = await self._leases.take(_of(table_id), LEASE)
        except StoreAway:
            taken = False  # whoever finds it, does it
        if taken:
            self._held[table_id], self._used[table_id] = now + LEASE, now
        else:
            self._drop(table_id)
        return taken

    async def is_leader(self) -> float | None:
        """Whether this process goes round: None if another does, else for how long nobody has."""
        nobody = await self._leases.take_after(ROUNDS, LEASE)
        self._leads = nobody is not None
        return nobody

    def sees_to(self, table_id: str, guild: int) -> bool:
        """Whether what is to be done for a table of that server is done in this process."""
        return self._ours(guild) or self._held.get(table_id, 0.0) > time.monotonic()

    async def hear(self, table_id: str) -> None:
        """Another process has written outbox items for a table that is seen to here."""
        for item in await self._leases.duties_of(table_id):
            if self._publishing is not None:
                self._publishing.add(item)

    async def _beat(self) -> None:
        while True:
            try:
                await self._prolong()
                await self._look()
                self._away = False
            except StoreAway as error:
                if not self._away:
                    log.warning("event=database_unreachable the database does not respond: %s", error)
                self._away = True
            except Exception:
                log.exception("event=leases_not_renewed the leases could not be renewed")
            await asyncio.sleep(BEAT)

    async def _prolong(self) -> None:
        assert self._publishing is not None
        now = time.monotonic()
        kept: list[str] = []
        done: list[str] = []
        for table_id in self._held:
            foreign = table_id in self._foreign
            if foreign and self._publishing.waits(table_id):
                self._publishing.let_go(table_id)  # its own process hears first when it can be done
                self._seen[table_id] = now + REST
            busy = self._publishing.is_busy(table_id)
            lingers = not foreign and self._used.get(table_id, 0.0) > now - LINGER
            (kept if busy or lingers else done).append(table_id)
        for table_id in done:  # before it is given back: whoever wants it meanwhile asks the database
            self._drop(table_id)
        if done:
            await self._leases.release([_of(table_id) for table_id in done])
        if kept or self._leads:
            leadership = [ROUNDS] if self._leads else []
            held = await self._leases.prolong([*leadership, *(_of(table_id) for table_id in kept)], LEASE)
            for table_id in kept:
                if _of(table_id) in held:
                    self._held[table_id] = now + LEASE
                else:
                    self._drop(table_id)

    async def _look(self) -> None:
        """What waits for somebody: at once if its process has died or it is ours, else after a while."""
        assert self._publishing is not None
        now = time.monotonic()
        seen: dict[str, float] = {}
        for item, guild, abandoned in await self._leases.loose():
            table_id = item.table_id
            since = seen[table_id] = self._seen.get(table_id, now)
            if self._ours(guild):
                self._publishing.add(item, maybe_delivered=True)
            elif now - since > GRACE or (abandoned and since <= now):
                self._foreign.add(table_id)
                self._publishing.add(item, maybe_delivered=True)
        later = {table_id: since for table_id, since in self._seen.items() if since > now}
        self._seen = {**later, **seen}

    def _drop(self, table_id: str) -> None:
        for times in (self._held, self._used):
            times.pop(table_id, None)
        self._foreign.discard(table_id)


def _of(table_id: str) -> str:
    return f"table {table_id}"
