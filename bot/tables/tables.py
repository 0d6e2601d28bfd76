"""The table service: reads tables; `lobby` and `play` change them.

The ledger checks, applies and writes every change in one transaction. A `request` is the interaction that
asks for it: it is carried out once, however often it is delivered.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Any

from bot.store import DamagedPart, Store, TableRow
from bot.tables.actors import Person, TableLimits
from bot.tables.history import ACTED, without_undone
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby
from bot.tables.older_rules import OlderRules
from bot.tables.outbox import Outbox
from bot.tables.play import Play
from bot.tables.preferences import Preferences
from bot.tables.presence import Presence
from bot.tables.rating.ratings import Ratings
from bot.tables.refusal import Refusal
from bot.tables.shuffles import Seals
from bot.tables.table import Entry, Table, decode_entry
from bot.tables.terms import read_terms
from bot.tables.undo.undo import Undo
from bot.tables.waiting.computers_at_work import ComputersAtWork
from bot.time_units import DAY
from engines.core.errors import BadState
from engines.core.record import Origin, Record

MONTH = 30 * DAY
"""Seconds for which a finished game can still be shown, retold and exported."""


class Tables:
    """All tables of a data file.

    `outbox` passes the items of each change to its listeners; a sleeping table can be woken for `reopened`
    days.
    """

    def __init__(
        self,
        store: Store,
        bounds: TableLimits | None = None,
        clock: Callable[[], float] = time.time,
        *,
        outbox: Outbox | None = None,
        preferences: Preferences | None = None,
        reopened: float = 30.0,
    ) -> None:
        self._store = store
        self._clock = clock
        self.presence = Presence(clock)
        self.computers = ComputersAtWork()
        self._ledger = Ledger(store, outbox or Outbox(), clock)
        self.preferences = preferences = preferences or Preferences(store.people)
        self.lobby = Lobby(self._ledger, store, bounds or TableLimits(), preferences)
        self.ratings = Ratings(store)
        self._reopened = reopened
        self.play = Play(self._ledger, store, preferences, self.ratings, reopened)
        self.undo = Undo(self._ledger, store)
        self.seals = Seals(store)
        self.older_rules = OlderRules(self._ledger, store)

    async def get(self, table_id: str, at_least: int = 0) -> Table:
        """Returns the cached table; reloads it if it is older than the event `at_least`."""
        return await self._ledger.get(table_id, at_least)

    async def after_computers(self, table: Table, seat: int) -> Table:
        """Returns the table for the next question to a seat: after the computer players who act before it.

        Only games in which several seats decide at the same time have to wait for them.
        """
        if seat in table.to_act and any(table.seats[one].program for one in table.to_act):
            await self.computers.rest(table.id)
            return await self.get(table.id)
        return table

    def forget(self, table_id: str | None = None) -> None:
        """Read a table, or all of them, from the store the next time: another process has changed it."""
        if table_id is None:
            self._ledger.forget_all()
        else:
            self._ledger.forget(table_id)

    async def row(self, table_id: str) -> TableRow:
        """Returns the table as it is stored, even if its game can't be read."""
        return await self._ledger.row(table_id)

    async def at(self, venue: int) -> Table:
        """Returns the table that is played in that thread or channel."""
        return await self.get((await self.row_at(venue)).id)

    async def row_at(self, venue: int) -> TableRow:
        """Returns the same table as a stored row."""
        row = await self._store.table_at(venue)
        if row is None:
            raise Refusal("no-table-here")
        return row

    async def leave(
        self, table_id: str, person: Person, request: int | None, *, absent: Collection[int] = ()
    ) -> None:
        """Give up the person's seat: before the game, during it, and even if the game can't be read.

        `absent` are people who have left the server: none of them becomes the host.
        """
        row = await self.row(table_id)
        try:
            if row.phase == "lobby":
                await self.lobby.leave(table_id, person, request, absent=absent)
            else:
                await self.play.retire(table_id, person, request, absent=absent)
        except Refusal as refusal:
            if refusal.code != "unreadable-table":
                raise
            await self._ledger.release(table_id, person.id, request, absent)

    async def end(self, table_id: str, person: Person, request: int | None) -> None:
        """Close a table early, even one whose game can't be read."""
        try:
            await self.play.end(table_id, person, request)
        except Refusal as refusal:
            if refusal.code != "unreadable-table":
                raise
            await self.play.end_unreadable(table_id, person, request)

    async def lose(self, guild: int) -> int:
        """Close all tables of a server that the bot is no longer in; returns how many there were."""
        rows = await self._store.open_tables(guild, limit=10**6)
        for row in rows:
            await self.play.end_lost(row.id)
            await self._store.forget_duties(row.id)
        return len(rows)

    def read_anew(self) -> None:
        """Drop the cache, because rows of many tables were changed without an event."""
        self._ledger.forget_all()

    def beside(self, table_id: str) -> AbstractAsyncContextManager[None]:
        """Holds the table's lock while its rows are changed without an event."""
        return self._ledger.beside(table_id)

    async def raw(self, table_id: str) -> dict[str, list[dict[str, Any]]]:
        """Returns all stored rows of a table, secrets included; only for one that can't be read."""
        return await self._store.raw(table_id)

    async def venue(self, table_id: str) -> int | None:
        """Returns where the table is played; None before it has been shown anywhere."""
        return (await self._store.posts(table_id)).venue

    def now(self) -> float:
        """Returns the time of day."""
        return self._clock()

    async def told_before(self, table_id: str) -> int:
        """Returns the last event that was shown before the newest public picture."""
        return (await self._store.posts(table_id)).since

    async def last_act(self, table_id: str, seat: int) -> Entry | None:
        """Returns the last decision of a seat that counts; None before its first."""
        return (await self.get(table_id)).history.of(seat)

    async def last_decision(self, table_id: str, user: int) -> int:
        """Returns the number of the person's own last decision that counts; 0 before their first."""
        table = await self.get(table_id)
        last = [entry for seat in table.seats_of(user) if (entry := table.history.of(seat)) is not None]
        if any(entry.user != user for entry in last):  # a stand-in or another player has decided there since
            last = [entry for entry in without_undone(await self.entries(table_id)) if entry.verb == ACTED]
        return max((entry.seq for entry in last if entry.user == user), default=0)

    async def beside_threads(self, guild: int) -> frozenset[str]:
        """Returns the ids of a server's tables that are played in the channel where they were opened."""
        return frozenset(await self._store.played_in_channels(guild))

    async def entries(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[Entry]:
        """Returns the entries of a table's log after one event and up to another."""
        if (remembered := self._ledger.entries(table_id, after, upto)) is not None:
            return remembered
        try:
            return [decode_entry(row) for row in await self._store.log(table_id, after, upto)]
        except (BadState, DamagedPart) as error:
            raise Refusal("unreadable-table", table=table_id) from error

    async def open_in(self, guild: int) -> list[TableRow]:
        return await self._store.open_tables(guild)

    async def games_played(self) -> list[str]:
        """Returns the keys of the games that have open tables."""
        return await self._store.open_games()

    async def of_person(self, user: int, guild: int | None) -> list[TableRow]:
        """Returns the open tables where a person sits, in one server or in all."""
        return await self._store.tables_of(user, guild)

    async def sleeping_of(self, user: int) -> list[TableRow]:
        """Returns the sleeping tables that a person can reopen."""
        closed = await self._store.closed_tables(user, self._ledger.now() - self._reopened * DAY)
        return [row for row in closed if read_terms(row.terms).asleep]

    async def finished_in(self, guild: int, user: int | None = None) -> list[TableRow]:
        """Returns the finished games of the last month, of a server or of one person in it, newest first."""
        return await self._store.finished_tables(guild, self._ledger.now() - MONTH, user)

    async def names_in_record(self, table: Table) -> list[tuple[str, ...]]:
        """Returns the seats' names at the start of the game and after each decision of its record."""
        if not table.history.former:
            return []
        entries = without_undone(await self.entries(table.id, upto=table.seq))
        made = [entry.seq for entry in entries if entry.seat is not None and entry.action is not None]
        return [table.names_at(seq) for seq in (0, *made)]

    async def record(self, table_id: str) -> Record:
        """Returns the game as a record; while it is being played, without its seed and secret choices."""
        table = await self.get(table_id)
        if table.state is None:
            raise Refusal("not-started")
        finished = table.revealed
        entries = await self.entries(table_id, upto=table.seq)
        if [entry.seq for entry in entries] != list(range(1, table.seq + 1)):
            raise Refusal("unreadable-table", table=table_id)  # a part of the log is lost
        decisions = [
            (entry.seat, entry.action, entry.events)
            for entry in without_undone(entries)
            if entry.seat is not None and entry.action is not None and (finished or not entry.secret)
        ]
        seed, origin = table.game.seed(table.state), table.terms.origin
        return Record.from_log(
            table.game,
            table.options,
            table.names,
            seed,
            decisions,
            finished=finished,
            rules_version=table.row.rules_version,
            origin=None if origin is None else Origin(table=origin.table, actions=origin.actions),
        )
