"""Decides which of several processes handles a table's outbox, and which one runs the schedule.

A table's outbox belongs to the process that holds its lease. The process whose shard has the table's server
comes first; any other takes over the items of a dead process, and items that no process handles. A lease
lasts for seconds and is renewed while there is something to do; times are the database's.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Protocol

from bot.store import Leases, OutboxItem, StoreAway
from bot.tables.outbox import Outbox

log = logging.getLogger(__name__)

LEASE = 8.0
"""Seconds after which another process takes over the leases of this one, unless they are renewed."""
BEAT = 2.0
"""Seconds between two rounds that renew leases and look for items without a holder."""
GRACE = 4.0
"""Seconds that an item is left to the process whose shard has the table's server."""
LINGER = 30.0
"""Seconds for which the lease of one of our tables is kept when there is nothing more to do."""
REST = 60.0
"""Seconds until this process retries an item of another process's server that could not be done."""
ROUNDS = "rounds"
OUTAGE = 30.0
"""Seconds without a leader after which no process can have been running."""


class Publishing(Protocol):
    """The part of the publisher that the lease holder uses."""

    def add(self, item: OutboxItem, *, maybe_delivered: bool = False) -> None:
        """Carry out an item soon."""

    def is_busy(self, table_id: str) -> bool:
        """Whether the publisher is working for the table."""

    def let_go(self, table_id: str) -> None:
        """Forget the table's parked items: another process handles them."""

    def waits(self, table_id: str) -> bool:
        """Whether items of the table are parked."""


class Holder(Protocol):
    """Knows whether this process may carry out a table's outbox items."""

    async def may(self, table_id: str) -> bool:
        """Whether it may now, and for some seconds."""


class LeaseHolder:
    """The leases of this process among others."""

    def __init__(self, leases: Leases, outbox: Outbox, ours: Callable[[int], bool]) -> None:
        self._leases = leases
        self._ours = ours
        self._held: dict[str, float] = {}
        """The time until which each table is leased to this process, by the machine's own clock."""
        self._used: dict[str, float] = {}
        self._foreign: set[str] = set()
        """Leased tables that belong to other processes' servers."""
        self._seen: dict[str, float] = {}
        """Since when each table of another process's server has had items without a holder."""
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
        """Release all leases immediately, so that other processes need not wait."""
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
        """Whether this process may carry out the table's outbox items now; takes the lease if it is free."""
        now = time.monotonic()
        if self._held.get(table_id, 0.0) > now + BEAT:
            self._used[table_id] = now
            return True
        try:
            taken = await self._leases.take(_of(table_id), LEASE)
        except StoreAway:
            taken = False  # the process that finds the items later carries them out
        if taken:
            self._held[table_id], self._used[table_id] = now + LEASE, now
        else:
            self._drop(table_id)
        return taken

    async def is_leader(self) -> float | None:
        """Try to become leader; returns the seconds without a leader, None if another process leads."""
        nobody = await self._leases.take_after(ROUNDS, LEASE)
        self._leads = nobody is not None
        return nobody

    def sees_to(self, table_id: str, guild: int) -> bool:
        """Whether this process handles the outbox of a table of that server."""
        return self._ours(guild) or self._held.get(table_id, 0.0) > time.monotonic()

    async def hear(self, table_id: str) -> None:
        """Add the outbox items that another process has written for a table that this process handles."""
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
                self._publishing.let_go(table_id)  # the table's own process learns first when it can be done
                self._seen[table_id] = now + REST
            busy = self._publishing.is_busy(table_id)
            lingers = not foreign and self._used.get(table_id, -math.inf) > now - LINGER
            (kept if busy or lingers else done).append(table_id)
        for table_id in done:  # before the release: a worker that needs the lease again asks the database
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
        """Add items without a holder: immediately if they are ours or abandoned, else after `GRACE`."""
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
