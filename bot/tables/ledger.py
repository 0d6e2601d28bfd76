"""Reads and writes tables: one lock per table, a bounded cache, and one transaction per change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.store import (
    DamagedPart,
    DuplicateRequest,
    LogRow,
    OutboxItem,
    OutboxKind,
    Phase,
    ResultRow,
    SeatRow,
    StaleRow,
    Store,
    StoreAway,
    TableRow,
)
from bot.tables.history import ACTED, History
from bot.tables.names import computer_name
from bot.tables.outbox import Outbox
from bot.tables.rating.results import stamped
from bot.tables.refusal import Refusal
from bot.tables.retry import VersionConflict, retry_on_conflict
from bot.tables.table import Entry, Table, decode, decode_entry, encode_events
from bot.tables.uncancellable import uncancellable
from bot.tables.waiting.pace import waits_after
from engines.core.contract import Options
from engines.core.errors import BadState
from engines.core.event import Event

log = logging.getLogger(__name__)

CACHED_TABLES = 256
RECENT = 24
"""Entries that a cached table keeps of its log: more than players decide between two looks of one of them."""
ANY_COMPUTER = "any"
"""The computer player of a game that can't be read: none has this name, so the best one plays."""

_LEFT: dict[Phase, tuple[str, Sequence[OutboxKind]]] = {
    "lobby": ("left-lobby", ["lobby"]),
    "playing": ("left", ["board", "computer"]),
    "ended": ("ended", []),
}
"""The verb and outbox items when a person leaves a table that can't be read, by its phase after that."""


@dataclass(frozen=True)
class Change:
    """A change to be logged: the verb, the person and seat, the action and its events."""

    verb: str
    user: int | None
    seat: int | None
    action: str | None = None
    events: tuple[Event, ...] = ()


class Ledger:
    """All tables. An idle one takes no memory except in the cache, which is filled under the table's lock."""

    def __init__(self, store: Store, outbox: Outbox, clock: Callable[[], float]) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cache: LRUCache[str, Table] = LRUCache(CACHED_TABLES)
        self._reading: set[str] = set()
        """Tables that are being read or written, as long as no other process reports a change of them."""

    def now(self) -> float:
        """Returns the time of day, as it is stored."""
        return self._clock()

    async def get(self, table_id: str, at_least: int = 0) -> Table:
        """Returns the cached table; reloads it if it is older than the event `at_least`."""
        table = self._cache.get(table_id)
        if table is None or table.seq < at_least:
            async with self._lock(table_id):
                table = self._cache.get(table_id)
                if table is not None and table.seq < at_least:
                    self.forget(table_id)
                table = await self._load(table_id)
        return table

    def entries(self, table_id: str, after: int, upto: int) -> list[Entry] | None:
        """Returns the log entries after one event and up to another; None if they are not cached."""
        table = self._cache.get(table_id)
        if table is None or (upto > table.seq and self._store.leases is not None):
            return None
        entries = table.recent_after(after)
        return None if entries is None else [entry for entry in entries if entry.seq <= upto]

    def forget(self, table_id: str) -> None:
        """Read the table from the database the next time."""
        self._cache.pop(table_id, None)
        self._reading.discard(table_id)
        self._store.forget_posts(table_id)

    def forget_all(self) -> None:
        """Read every table from the database the next time: other processes may have changed any of them."""
        self._cache.clear()
        self._reading.clear()
        self._store.forget_posts()

    @asynccontextmanager
    async def beside(self, table_id: str) -> AsyncIterator[None]:
        """Holds the table's lock while its rows are changed without an event; then the cache is dropped."""
        async with self._lock(table_id):
            try:
                yield
            finally:
                self.forget(table_id)

    async def is_readable(self, table_id: str) -> bool:
        """Whether the table exists and its game can be read."""
        try:
            await self.get(table_id)
        except Refusal:
            return False
        return True

    @asynccontextmanager
    async def locked(self, table_id: str, request: int | None) -> AsyncIterator[Table]:
        """Holds the table's lock and yields it as stored; reads the changes of other processes first.

        A redelivered interaction usually finds a table that has changed, so that its request is refused for
        another reason. Only then does this ask the database whether it was carried out before; if so, the
        refusal becomes `already-done`.
        """
        async with self._lock(table_id):
            try:
                await self._check_cached(table_id)
                yield await self._load(table_id)
            except Refusal:
                if request is not None and await self._store.seen(request):
                    raise Refusal("already-done") from None
                raise

    @uncancellable
    async def insert(
        self, row: TableRow, change: Change, request: int | None, kinds: Sequence[OutboxKind] = ("lobby",)
    ) -> Table:
        """Store a new table and announce its lobby."""
        opened = _log_row(row, change, request)
        try:
            await self._store.insert(row, opened, kinds)
        except DuplicateRequest:
            raise Refusal("already-done") from None
        table = replace(decode(row), recent=(decode_entry(opened),))
        self._cache[table.id] = table
        self._tell(row, kinds)
        return table

    @uncancellable
    async def write(
        self,
        table: Table,
        change: Change,
        request: int | None,
        kinds: Sequence[OutboxKind],
        *,
        state: Any = None,
        options: Options | None = None,
        history: History | None = None,
        results: Sequence[ResultRow] = (),
        earlier: Sequence[Change] = (),
        **columns: Any,
    ) -> Table:
        """Write the change, cache the new table and announce its outbox items; a refusal changes nothing.

        `earlier` are changes that are logged just before it, in the same transaction.
        `history` is that of a game which goes back; otherwise it continues with this change. `results` are
        those of a game that ends with it.
        """
        if state is not None:
            columns["state"] = table.game.encode(state)
        if options is not None:
            columns["options"] = options.model_dump_json()
        row = replace(table.row, seq=table.seq + len(earlier) + 1, changed=self.now(), **columns)
        written = [
            *(_log_row(replace(row, seq=seq), one, None) for seq, one in enumerate(earlier, table.seq + 1)),
            _log_row(row, change, request),
        ]
        entries = [*map(decode_entry, written)]
        changed = Table(
            row,
            table.game,
            options or table.options,
            table.state if state is None else state,
            history or reduce(History.after, entries, table.history),
            (*table.recent, *entries)[-RECENT:],
        )
        acted = change.seat if change.verb == ACTED else None
        row = replace(row, waits=waits_after(table, changed, acted, row.changed))
        changed = replace(changed, row=row)
        cached = self._cache.get(table.id)
        with self._unless_news(table.id) as remember:
            try:
                await self._store.save(
                    row,
                    written[-1],
                    kinds,
                    earlier=written[:-1],
                    seats_changed="seats" in columns,
                    results=stamped(results, row.changed),
                    waits_before=cached.row.waits if cached is not None and cached.seq == table.seq else None,
                )
            except DuplicateRequest:
                raise Refusal("already-done") from None
            except StaleRow:
                self.forget(table.id)
                raise VersionConflict from None
            except StoreAway:
                self.forget(table.id)  # it may be written or not
                raise
            remember(changed)
        self._tell(row, kinds)
        return changed

    async def row(self, table_id: str) -> TableRow:
        """Returns the table as it is stored, even if its game can't be read.

        A process with a data file of its own wrote it last itself, and takes it from the cache.
        """
        table = self._cache.get(table_id)
        if self._store.leases is None and table is not None:
            return table.row
        try:
            row = await self._store.load(table_id)
        except DamagedPart as error:
            log.error("event=table_unreadable table %s can't be read: %s", table_id, error)
            raise Refusal("unreadable-table", table=table_id) from error
        if row is None:
            raise Refusal("unknown-table")
        table = self._cache.get(table_id)
        if self._store.leases is not None and table is not None and table.seq < row.seq:
            self.forget(table_id)  # another process has written it; its notification is still on the way
        return row

    @retry_on_conflict
    @uncancellable
    async def end(
        self, table_id: str, user: int | None, request: int | None, kinds: Sequence[OutboxKind]
    ) -> None:
        """End a table without reading its game, because it can't be read or its server is lost."""
        async with self._lock(table_id):
            row = await self.row(table_id)
            if row.phase not in ("lobby", "playing"):
                raise Refusal("table-over")
            row = replace(row, seq=row.seq + 1, changed=self.now(), phase="ended", waits=())
            try:
                await self._store.save(row, _log_row(row, Change("ended", user, None), request), kinds)
            except DuplicateRequest:
                raise Refusal("already-done") from None
            except StaleRow:
                raise VersionConflict from None
            self.forget(table_id)
            self._tell(row, kinds)

    @retry_on_conflict
    @uncancellable
    async def release(
        self, table_id: str, user: int, request: int | None, absent: Collection[int] = ()
    ) -> None:
        """Let a person leave a table whose game can't be read; without people the table is ended.

        A computer player gets the seat, so that the others keep theirs and the game can continue if it
        becomes readable again.
        """
        async with self._lock(table_id):
            row = await self.row(table_id)
            if row.phase not in ("lobby", "playing"):
                raise Refusal("table-over")
            seat = next((number for number, held in enumerate(row.seats) if held.user == user), None)
            if seat is None:
                raise Refusal("not-playing" if row.phase == "playing" else "not-seated")
            names = tuple(held.name for held in row.seats)
            heir = SeatRow(
                None, names[seat] if row.phase == "playing" else computer_name(names, row.lang), ANY_COMPUTER
            )
            seats = tuple(heir if held.user == user else held for held in row.seats)
            people = [held.user for held in seats if held.user is not None and held.user not in absent]
            row = replace(
                row,
                seq=row.seq + 1,
                changed=self.now(),
                seats=seats,
                waits=tuple(wait for wait in row.waits if people and wait.seat != seat),
                phase=row.phase if people else "ended",
                host=row.host if row.host in people or not people else people[0],
            )
            verb, kinds = _LEFT[row.phase]
            change = Change(verb, user, seat)
            try:
                await self._store.save(row, _log_row(row, change, request), kinds, seats_changed=True)
            except DuplicateRequest:
                raise Refusal("already-done") from None
            except StaleRow:
                raise VersionConflict from None
            self.forget(table_id)
            self._tell(row, kinds)

    async def _check_cached(self, table_id: str) -> None:
        """Drop the cached table if the stored row differs, before it is used for a change."""
        table = self._cache.get(table_id)
        if self._store.leases is not None and table is not None and not await self._store.stands(table.row):
            self.forget(table_id)

    async def _load(self, table_id: str) -> Table:
        table = self._cache.get(table_id)
        if table is not None:
            return table
        with self._unless_news(table_id) as remember:
            row = await self.row(table_id)
            try:
                table = await asyncio.to_thread(decode, row)  # the first time, its game is imported
            except BadState as error:
                log.error("event=table_unreadable table %s can't be read: %s", table_id, error)
                raise Refusal("unreadable-table", table=table_id) from error
            if table.state is not None:
                log_rows = await self._store.log(table_id, upto=table.seq)
                history, recent = await asyncio.to_thread(_course, log_rows, table.seq)
                table = replace(table, history=history, recent=recent)
            remember(table)
        return table

    @contextmanager
    def _unless_news(self, table_id: str) -> Iterator[Callable[[Table], None]]:
        """Yields a function that caches the table just read or written, unless another process changes it."""
        self._reading.add(table_id)

        def remember(table: Table) -> None:
            if table_id in self._reading:
                self._cache[table_id] = table

        try:
            yield remember
        finally:
            self._reading.discard(table_id)

    async def owe(self, table: Table, kinds: Sequence[OutboxKind]) -> None:
        """Have a table's posts updated, though no event has happened there."""
        await self._store.owe(table.row, kinds)
        self._tell(table.row, kinds)

    def _tell(self, row: TableRow, kinds: Sequence[OutboxKind]) -> None:
        for kind in kinds:
            self._outbox.tell(OutboxItem(row.id, kind, row.seq), row.guild)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


def _course(rows: Sequence[LogRow], seq: int) -> tuple[History, tuple[Entry, ...]]:
    """Returns the history of a log up to that event, and its last entries; both empty if it can't be read."""
    try:
        entries = [decode_entry(row) for row in rows]
        history = History.of_log(entries)
    except BadState as error:
        log.error("event=table_log_unreadable a table's log can't be read: %s", error)
        return History(), ()
    recent = tuple(entries[-RECENT:])
    whole = [entry.seq for entry in recent] == list(range(seq - len(recent) + 1, seq + 1))
    return history, recent if whole else ()


def _log_row(row: TableRow, change: Change, request: int | None) -> LogRow:
    return LogRow(
        row.seq,
        change.verb,
        change.user,
        change.seat,
        change.action,
        encode_events(change.events),
        request,
        row.changed,
    )
