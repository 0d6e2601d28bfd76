"""The data file: every change of a table is one transaction of event, snapshot and outbox."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, fields, replace
from typing import Any, get_args

from bot.store.address import Where
from bot.store.backends import News, opened, prepare, shared
from bot.store.database import Connection, Database
from bot.store.errors import DamagedPart, DuplicateRequest, StaleRow
from bot.store.facts import note
from bot.store.known_posts import KnownPosts
from bot.store.leases import Leases
from bot.store.people import People
from bot.store.result_rows import Results, write_results
from bot.store.rows import LogRow, OutboxItem, OutboxKind, Posts, ResultRow, SeatRow, TableRow, WaitRow
from bot.store.timed import Timed
from bot.store.totals import Totals
from bot.store.waits import Waits, waits_from, write_waits

_COLUMNS = ", ".join(field.name for field in fields(TableRow) if field.name not in ("seats", "waits"))
_SEATS = ("seat, user, name, computer, lang, stand_in", "seats WHERE table_id = tables.id")
_WAITS = ("seat, since, next", "waits WHERE table_id = tables.id AND since IS NOT NULL")
_LOG_COLUMNS = "seq, verb, user, seat, action, outcome, request, at"
_POSTS_COLUMNS = ", ".join(field.name for field in fields(Posts))
_SET_POSTS = (
    f"INSERT INTO posts (table_id, {_POSTS_COLUMNS}) VALUES (?{', ?' * len(fields(Posts))}) "
    "ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(f"{f.name} = excluded.{f.name}" for f in fields(Posts) if f.name != "private_messages")
)
_OPEN = "('lobby', 'playing')"
_LOOKED_THROUGH = 200
"""Number of a server's newest tables that are searched for finished games."""


class Store:
    """An open data file or PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.leases: Leases | None = None
        """The leases of this process, if several processes share the database."""
        self.news: News | None = None
        self._parts = f"{database.arrays(*_SEATS)}, {database.arrays(*_WAITS)}"
        self._whole = f"{_COLUMNS}, {self._parts}"
        self.people = People(database)
        self.waits = Waits(database)
        self.results = Results(database)
        self.totals = Totals(database)
        self._known_posts = KnownPosts()

    @property
    def database(self) -> Database:
        """The port, for queries of features."""
        return self._database

    @property
    def unreadable(self) -> set[str]:
        """The tables that were left out when one was asked about many."""
        return self._database.unreadable

    @classmethod
    @asynccontextmanager
    async def open(
        cls, where: Where, *, prepared: bool = False, timed: bool = False, patient: bool = False
    ) -> AsyncIterator[Store]:
        """Open what CASTELLAN_DATA names for as long as the context lasts; prepare it unless `prepared`.

        `timed` reports durations to the metrics; `patient` gives calls an hour instead of seconds.
        """
        if not prepared:
            await asyncio.to_thread(prepare, where)
        async with opened(where, patient=patient) as database:
            store = cls(Timed(database) if timed else database)
            if parts := shared(where, database):
                store.leases, store.news = parts
            yield store

    # Changes

    async def insert(self, row: TableRow, event: LogRow, kinds: Sequence[OutboxKind]) -> None:
        """A new table with its first event."""

        def work(connection: Connection) -> None:
            values = astuple(row)[:-2]
            marks = ", ".join("?" * len(values))
            connection.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})", values)
            _write_seats(connection, row)
            _write_event(connection, row.id, event)
            _write_outbox(connection, row, kinds)

        await self._database.transact(work)

    async def save(
        self,
        row: TableRow,
        event: LogRow,
        kinds: Sequence[OutboxKind],
        *,
        seats_changed: bool = False,
        results: Sequence[ResultRow] = (),
        waits_before: Sequence[WaitRow] | None = None,
        earlier: Sequence[LogRow] = (),
    ) -> None:
        """Write the table after the event, with the results of a game that ends.

        `earlier` are events that are written just before it. `waits_before` are the stored waits, if the
        caller knows them: only their changes are written. Raises DuplicateRequest or StaleRow if the event
        must not be written.
        """

        def work(connection: Connection) -> None:
            # Update the table first: any other transaction that writes it waits here for the outcome.
            _write_snapshot(connection, row, event, event.seq - len(earlier) - 1)
            for one in (*earlier, event):
                _write_event(connection, row.id, one)
            if seats_changed:
                connection.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
                _write_seats(connection, row)
            write_waits(connection, row, waits_before)
            write_results(connection, results)
            _write_outbox(connection, row, kinds)

        await self._database.transact(work)

    async def settle(self, item: OutboxItem) -> None:
        """Delete an item that is done, with older ones of its kind; one that a newer event wrote stays."""
        await self._database.transact(lambda connection: _settle(connection, item))

    async def forget_duties(self, table_id: str) -> None:
        """Delete all outbox items of a table that can no longer be shown anywhere."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM duties WHERE table_id = ?", (table_id,))

        await self._database.transact(work)

    async def owe(self, row: TableRow, kinds: Sequence[OutboxKind]) -> None:
        """Write outbox items of a table that no event asks for: its posts are out of date."""
        await self._database.transact(lambda connection: _write_outbox(connection, row, kinds))

    async def asleep(self, guild: int) -> list[str]:
        """The tables of a server that are closed and can be reopened."""
        rows = await self._database.rows(
            "SELECT id, terms FROM tables WHERE guild = ? AND phase = 'ended'", guild
        )
        return [str(table_id) for table_id, terms in rows if '"asleep":true' in str(terms).replace(" ", "")]

    async def set_posts(self, table_id: str, posts: Posts, settled: OutboxItem | None = None) -> None:
        """Note where the table is shown now, and delete the outbox item that this settles in one step."""

        def work(connection: Connection) -> None:
            self._check_held(connection, table_id)
            connection.execute(_SET_POSTS, (table_id, *astuple(posts)))
            if settled is not None:
                _settle(connection, settled)

        def stored(before: Posts) -> Posts | None:
            return posts if before.private_messages == posts.private_messages else None

        with self._known_posts.writing(table_id, stored):
            await self._database.transact(work)

    async def set_private_messages(self, table_id: str, messages: str) -> None:
        """Store which private messages were sent, apart from where the table is shown."""

        def work(connection: Connection) -> None:
            self._check_held(connection, table_id)
            connection.execute(
                "INSERT INTO posts (table_id, shown, private_messages) VALUES (?, 0, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET private_messages = excluded.private_messages",
                (table_id, messages),
            )

        with self._known_posts.writing(table_id, lambda posts: replace(posts, private_messages=messages)):
            await self._database.transact(work)

    def forget_posts(self, table_id: str | None = None) -> None:
        """Read the posts of a table, or of all tables, from the database the next time."""
        if table_id is None:
            self._known_posts.forget_all()
        else:
            self._known_posts.forget(table_id)

    def _check_held(self, connection: Connection, table_id: str) -> None:
        """NotHeld where another process carries out the table's outbox by now."""
        if self.leases is not None:
            self.leases.check(connection, table_id)

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a small fact of the bot's own for the next start."""

        await self._database.transact(lambda connection: note(connection, name, value))

    # Reading

    async def fact(self, name: str) -> str | None:
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def load(self, table_id: str) -> TableRow | None:
        """Returns the table of that id with its seats; DamagedPart if it can't be read."""
        try:
            rows = await self._database.rows(f"SELECT {self._whole} FROM tables WHERE id = ?", table_id)
        except DamagedPart:  # perhaps only the index is
            look = f"SELECT {self._whole} FROM tables NOT INDEXED WHERE id = ?"
            rows = await self._database.rows(look, table_id)
        return _table(rows[0]) if rows else None

    async def stands(self, row: TableRow) -> bool:
        """Whether a table is still stored as in the row: its events, its seats and its waits."""
        rows = await self._database.rows(f"SELECT seq, {self._parts} FROM tables WHERE id = ?", row.id)
        if not rows:
            return False
        seq, seats, waits = rows[0]
        return seq == row.seq and _seats(seats) == row.seats and set(waits_from(waits)) == set(row.waits)

    async def open_tables(self, guild: int, limit: int = 25) -> list[TableRow]:
        """The tables of a server that are being filled or played, newest first."""
        return await self._tables(
            f"guild = ? AND phase IN {_OPEN} ORDER BY changed DESC LIMIT ?", guild, limit
        )

    async def open_games(self) -> list[str]:
        """The keys of the games with open tables."""
        rows = await self._database.listed(
            f"SELECT DISTINCT game FROM tables WHERE phase IN {_OPEN} ORDER BY game"
        )
        return [str(row[0]) for row in rows]

    async def playing(self) -> list[str]:
        """The tables whose game is on."""
        rows = await self._database.listed("SELECT id FROM tables WHERE phase = 'playing' ORDER BY id")
        return [str(row[0]) for row in rows]

    async def rules_in_play(self) -> list[tuple[str, str, int]]:
        """Every table whose game is on, with the key of its game and the version of the rules it began by."""
        rows = await self._database.listed(
            "SELECT id, game, rules_version FROM tables WHERE phase = 'playing' ORDER BY id"
        )
        return [(str(table_id), str(key), int(version)) for table_id, key, version in rows]

    async def idle(self, lobbies: float, games: float, limit: int = 100) -> list[str]:
        """Returns lobbies unchanged since `lobbies`, and games in which no person has acted since `games`."""
        rows = await self._database.listed(
            "SELECT id FROM tables WHERE (phase = 'lobby' AND changed < ?) OR (phase = 'playing' "
            "AND changed < ? AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = id "
            "AND user IS NOT NULL AND at >= ?)) LIMIT ?",
            lobbies,
            games,
            games,
            limit,
        )
        return [str(row[0]) for row in rows]

    async def played_in_channels(self, guild: int) -> list[str]:
        """Returns a server's tables that are played in the channel in which they were opened."""
        rows = await self._database.listed(
            "SELECT id FROM tables JOIN posts ON table_id = id "
            f"WHERE guild = ? AND phase IN {_OPEN} AND venue = channel",
            guild,
        )
        return [str(row[0]) for row in rows]

    async def tables_of(self, user: int, guild: int | None, limit: int = 25) -> list[TableRow]:
        """Returns the open tables where a person sits, in one server or in all, newest first."""
        return await self._tables(
            f"guild = coalesce(?, guild) AND phase IN {_OPEN} "
            "AND id IN (SELECT table_id FROM seats WHERE user = ?) ORDER BY changed DESC LIMIT ?",
            guild,
            user,
            limit,
        )

    async def closed_tables(self, user: int, since: float, limit: int = 25) -> list[TableRow]:
        """Returns the tables of a person that were closed since then, newest first."""
        return await self._tables(
            "phase = 'ended' AND changed >= ? "
            "AND id IN (SELECT table_id FROM seats WHERE user = ?) ORDER BY changed DESC LIMIT ?",
            since,
            user,
            limit,
        )

    async def finished_tables(
        self, guild: int, since: float, user: int | None = None, limit: int = 25
    ) -> list[TableRow]:
        """The games of a server that ended since then, or one person's of these, newest first."""
        theirs = "" if user is None else "AND id IN (SELECT table_id FROM seats WHERE user = ?) "
        return await self._tables(
            # Only the newest tables are read: columns after a long state are slow to read.
            "id IN (SELECT id FROM tables WHERE guild = ? ORDER BY rowid DESC LIMIT ?) "
            f"AND phase NOT IN {_OPEN} AND state IS NOT NULL AND changed >= ? "
            f"{theirs}ORDER BY changed DESC LIMIT ?",
            guild,
            _LOOKED_THROUGH,
            since,
            *(() if user is None else (user,)),
            limit,
        )

    async def table_at(self, venue: int) -> TableRow | None:
        """Returns the newest table of that thread or channel; an open one comes first."""
        tables = await self._tables(
            "id IN (SELECT table_id FROM posts WHERE venue = ?) "
            f"ORDER BY phase IN {_OPEN} DESC, changed DESC LIMIT 1",
            venue,
        )
        return tables[0] if tables else None

    async def rematch_of(self, table_id: str) -> str | None:
        """The newest table that was opened as a rematch of that one and not closed."""
        rows = await self._database.rows(
            # Only newer tables of its server are read: columns after a long state are slow to read.
            "SELECT id, terms FROM tables WHERE guild = (SELECT guild FROM tables WHERE id = ?) "
            "AND rowid > (SELECT rowid FROM tables WHERE id = ?) "
            "AND phase != 'ended' AND terms LIKE ? ORDER BY rowid DESC",
            table_id,
            table_id,
            f"%{table_id}%",
        )
        return next((str(rematch) for rematch, terms in rows if _again(terms) == table_id), None)

    async def posts(self, table_id: str) -> Posts:
        """Returns where the table is shown; cached if no other process can write it."""
        known = self._known_posts.get(table_id)
        if known is not None and self.leases is None:
            return known
        with self._known_posts.reading(table_id) as remember:
            look = f"SELECT {_POSTS_COLUMNS} FROM posts WHERE table_id = ?"
            rows = await self._database.rows(look, table_id)
            posts = Posts(*rows[0]) if rows else Posts()
            remember(posts)
        return posts

    async def count_open(self, guild: int) -> int:
        rows = await self._database.listed(
            f"SELECT count(*) FROM tables WHERE guild = ? AND phase IN {_OPEN}", guild
        )
        return int(rows[0][0])

    async def count_open_of(self, user: int) -> int:
        """Returns the number of open tables at which a person sits, over all servers."""
        rows = await self._database.listed(
            f"SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE user = ? AND phase IN {_OPEN}",
            user,
        )
        return int(rows[0][0])

    async def log(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[LogRow]:
        """The events of a table in order, those after a given one."""
        rows = await self._database.rows(
            f"SELECT {_LOG_COLUMNS} FROM events WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
            table_id,
            after,
            upto,
        )
        return [LogRow(*row) for row in rows]

    async def duties(self) -> list[OutboxItem]:
        """Everything that is still to be done; kinds that no longer exist are left out."""
        rows = await self._database.rows("SELECT table_id, kind, seq FROM duties")
        return [OutboxItem(*row) for row in rows if row[1] in get_args(OutboxKind)]

    async def seen(self, request: int) -> bool:
        """Whether that interaction has been carried out already."""
        return bool(await self._database.rows("SELECT 1 FROM events WHERE request = ?", request))

    async def raw(self, table_id: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored of a table, as it is stored: for one that can't be read."""
        content: dict[str, list[dict[str, Any]]] = {}
        for name, key in (("tables", "id"), ("seats", "table_id"), ("events", "table_id")):
            columns = await self._database.columns(name)
            look = f"SELECT {', '.join(columns)} FROM {name} WHERE {key} = ?"
            rows = await self._database.rows(look, table_id)
            content[name] = [dict(zip(columns, row, strict=True)) for row in rows]
        return content

    async def acted(self, table_id: str, seat: int, after: int) -> bool:
        """Whether the seat has acted since that event, or the game went back."""
        return bool(
            await self._database.rows(
                "SELECT 1 FROM events WHERE table_id = ? AND seq > ? "
                "AND (verb = 'took-back' OR seat = ? AND verb = 'acted') LIMIT 1",
                table_id,
                after,
                seat,
            )
        )

    async def wishing(self) -> list[str]:
        """The running tables that are asked to agree on something; of all others only the index is read."""
        rows = await self._database.rows(
            f"SELECT id FROM tables WHERE phase IN {_OPEN} AND wish IS NOT NULL AND phase = 'playing'"
        )
        return [str(row[0]) for row in rows]

    async def _tables(self, where: str, *values: Any) -> list[TableRow]:
        """Rows with their seats, read by one statement: they fit together even while others write."""
        rows = await self._database.listed(f"SELECT {self._whole} FROM tables WHERE {where}", *values)
        return [_table(row) for row in rows]


def _table(row: Sequence[Any]) -> TableRow:
    return replace(TableRow(*row[:-2]), seats=_seats(row[-2]), waits=waits_from(row[-1]))


def _seats(text: str) -> tuple[SeatRow, ...]:
    """Returns the seats in their order; none if one is missing, since the others would take its place."""
    seats = sorted(json.loads(text))
    if [number for number, *_ in seats] != list(range(len(seats))):
        return ()
    return tuple(SeatRow(*values) for _, *values in seats)


def _write_seats(connection: Connection, row: TableRow) -> None:
    connection.executemany(
        "INSERT INTO seats (table_id, seat, user, name, computer, lang, stand_in) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(row.id, number, *astuple(seat)) for number, seat in enumerate(row.seats)],
    )


def _write_event(connection: Connection, table_id: str, event: LogRow) -> None:
    cursor = connection.execute(
        f"INSERT INTO events (table_id, {_LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (table_id, *astuple(event)),
    )
    if cursor.rowcount != 1:
        raise _refused(connection, table_id, event)


def _refused(connection: Connection, table_id: str, event: LogRow) -> DuplicateRequest | StaleRow:
    """Why an event is not taken: it was carried out before, or the table has moved on."""
    done = connection.execute("SELECT 1 FROM events WHERE request = ?", (event.request,)).fetchone()
    return DuplicateRequest(event.request) if done else StaleRow(table_id)


def _write_snapshot(connection: Connection, row: TableRow, event: LogRow, before: int) -> None:
    """Write the table as it is after the event; its stored event number has to be `before`."""
    cursor = connection.execute(
        "UPDATE tables SET lang = ?, options = ?, host = ?, phase = ?, seq = ?, state = ?, changed = ?, "
        "rules_version = ?, schema = ?, terms = ?, wish = ? WHERE id = ? AND seq = ?",
        (
            row.lang,
            row.options,
            row.host,
            row.phase,
            row.seq,
            row.state,
            row.changed,
            row.rules_version,
            row.schema,
            row.terms,
            row.wish,
            row.id,
            before,
        ),
    )
    if cursor.rowcount != 1:
        raise _refused(connection, row.id, event)


def _write_outbox(connection: Connection, row: TableRow, kinds: Sequence[OutboxKind]) -> None:
    connection.executemany(
        "INSERT INTO duties (table_id, kind, seq) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, kind) DO UPDATE SET seq = excluded.seq",
        [(row.id, kind, row.seq) for kind in kinds],
    )


def _settle(connection: Connection, item: OutboxItem) -> None:
    connection.execute(
        "DELETE FROM duties WHERE table_id = ? AND kind = ? AND seq <= ?",
        (item.table_id, item.kind, item.seq),
    )


def _again(terms: str) -> str | None:
    """The table that one with these terms is a rematch of."""
    try:
        values = json.loads(terms)
    except ValueError:
        return None
    return values.get("again") if isinstance(values, dict) else None
