"""The data file: every change of a table is one transaction of event, snapshot and duties."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, fields, replace
from pathlib import Path
from typing import Any, get_args

import aiosqlite

from bot.store.clearing import Clearing
from bot.store.errors import AlreadyDone, DamagedPart, OutOfStep
from bot.store.followers import Followers
from bot.store.people import People
from bot.store.prepare import STOPPED, note, prepare
from bot.store.reader import Reader
from bot.store.rescue import forgiving
from bot.store.rows import Duty, DutyKind, LogRow, Posts, SeatRow, TableRow
from bot.store.totals import Totals
from bot.store.traces import Traces
from bot.store.waits import Waits, waits_from, write_waits
from bot.store.writer import Writer

_COLUMNS = ", ".join(field.name for field in fields(TableRow) if field.name not in ("seats", "waits"))
_SEATS = (
    "(SELECT json_group_array(json_array(seat, user, name, computer, lang, stand_in)) "
    "FROM seats WHERE table_id = tables.id)"
)
_WAITS = (
    "(SELECT json_group_array(json_array(seat, since, next)) "
    "FROM waits WHERE table_id = tables.id AND since IS NOT NULL)"
)
_WHOLE = f"{_COLUMNS}, {_SEATS}, {_WAITS}"
_LOG_COLUMNS = "seq, verb, user, seat, action, outcome, request, at"
_POSTS_COLUMNS = ", ".join(field.name for field in fields(Posts))
_SET_POSTS = (
    f"INSERT INTO posts (table_id, {_POSTS_COLUMNS}) VALUES (?{', ?' * len(fields(Posts))}) "
    "ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(f"{f.name} = excluded.{f.name}" for f in fields(Posts) if f.name != "private_messages")
)
_OPEN = "('lobby', 'playing')"
_LOOKED_THROUGH = 200
"""So many of a server's newest tables are looked through for games that are over."""
_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")


class Store:
    """An open data file. Writes go through one connection, reads through another."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self.people = People(writer, reader)
        self.traces = Traces(writer, reader)
        self.clearing = Clearing(writer, reader)
        self.waits = Waits(writer, reader)
        self.followers = Followers(writer, reader)
        self.totals = Totals(reader)

    @property
    def unreadable(self) -> set[str]:
        """The tables that were left out when one was asked about many."""
        return self._reader.unreadable

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, *, prepared: bool = False) -> AsyncIterator[Store]:
        """Open the data file for as long as the context lasts; created or migrated, unless that is done."""
        if not prepared:
            await asyncio.to_thread(prepare, path)
        async with (
            Writer.open(path, _PRAGMAS) as writer,
            aiosqlite.connect(path, isolation_level=None) as connection,
        ):
            for pragma in _PRAGMAS:
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            connection.text_factory = forgiving
            reader = Reader(path, connection)
            store = cls(writer, reader)
            yield store
            if not (reader.damaged or writer.damaged):  # else the next start looks through the file
                await store.set_fact(STOPPED, "cleanly")

    # Changes

    async def insert(self, row: TableRow, event: LogRow, duties: Sequence[DutyKind]) -> None:
        """A new table with its first event."""

        def work(connection: sqlite3.Connection) -> None:
            values = astuple(row)[:-2]
            marks = ", ".join("?" * len(values))
            connection.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})", values)
            _write_seats(connection, row)
            _write_event(connection, row.id, event)
            _write_duties(connection, row, duties)

        await self._writer.transact(work)

    async def save(
        self, row: TableRow, event: LogRow, duties: Sequence[DutyKind], *, seats_changed: bool = False
    ) -> None:
        """The table after the event; AlreadyDone or OutOfStep when it must not be written."""

        def work(connection: sqlite3.Connection) -> None:
            _write_event(connection, row.id, event)
            _write_snapshot(connection, row, event.seq - 1)
            if seats_changed:
                connection.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
                _write_seats(connection, row)
            write_waits(connection, row)
            _write_duties(connection, row, duties)

        await self._writer.transact(work)

    async def settle(self, duty: Duty) -> None:
        """Strike a duty that is done, with older ones of its kind; one that a newer event wrote stays."""
        await self._writer.transact(lambda connection: _settle(connection, duty))

    async def forget_duties(self, table_id: str) -> None:
        """Strike all duties of a table that nobody can be shown any more."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM duties WHERE table_id = ?", (table_id,))

        await self._writer.transact(work)

    async def set_posts(self, table_id: str, posts: Posts, settled: Duty | None = None) -> None:
        """Note where the table is shown now, and strike the duty that this settles in the same step."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_SET_POSTS, (table_id, *astuple(posts)))
            if settled is not None:
                _settle(connection, settled)

        await self._writer.transact(work)

    async def set_private_messages(self, table_id: str, sent: str) -> None:
        """Note which private messages were sent; where the table is shown is noted apart from that."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO posts (table_id, shown, private_messages) VALUES (?, 0, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET private_messages = excluded.private_messages",
                (table_id, sent),
            )

        await self._writer.transact(work)

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a small fact of the bot's own for the next start."""

        await self._writer.transact(lambda connection: note(connection, name, value))

    # Reading

    async def fact(self, name: str) -> str | None:
        rows = await self._reader.rows("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def load(self, table_id: str) -> TableRow | None:
        """The table of that id with its seats; DamagedPart where it can't be read."""
        try:
            rows = await self._reader.rows(f"SELECT {_WHOLE} FROM tables WHERE id = ?", table_id)
        except DamagedPart:  # perhaps only the index is
            look = f"SELECT {_WHOLE} FROM tables NOT INDEXED WHERE id = ?"
            rows = await self._reader.rows(look, table_id)
        return _table(rows[0]) if rows else None

    async def open_tables(self, guild: int, limit: int = 25) -> list[TableRow]:
        """The tables of a server that are being filled or played, newest first."""
        return await self._tables(
            f"guild = ? AND phase IN {_OPEN} ORDER BY changed DESC LIMIT ?", guild, limit
        )

    async def open_games(self) -> list[str]:
        """The keys of the games with open tables."""
        rows = await self._reader.listed(
            f"SELECT DISTINCT game FROM tables WHERE phase IN {_OPEN} ORDER BY game"
        )
        return [str(row[0]) for row in rows]

    async def playing(self) -> list[str]:
        """The tables whose game is on."""
        rows = await self._reader.listed("SELECT id FROM tables WHERE phase = 'playing' ORDER BY id")
        return [str(row[0]) for row in rows]

    async def idle(self, lobbies: float, games: float, limit: int = 100) -> list[str]:
        """Lobbies that have not changed since the one time, and games in which nobody has acted since the
        other."""
        rows = await self._reader.listed(
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
        """The tables of a server whose game goes on in the very channel in which they were opened."""
        rows = await self._reader.listed(
            "SELECT id FROM tables JOIN posts ON table_id = id "
            f"WHERE guild = ? AND phase IN {_OPEN} AND venue = channel",
            guild,
        )
        return [str(row[0]) for row in rows]

    async def tables_of(self, user: int, guild: int | None, limit: int = 25) -> list[TableRow]:
        """The open tables where somebody sits, in one server or in all, newest first."""
        return await self._tables(
            f"guild = coalesce(?, guild) AND phase IN {_OPEN} "
            "AND id IN (SELECT table_id FROM seats WHERE user = ?) ORDER BY changed DESC LIMIT ?",
            guild,
            user,
            limit,
        )

    async def finished_tables(
        self, guild: int, since: float, user: int | None = None, limit: int = 25
    ) -> list[TableRow]:
        """The games of a server that ended since then, or one person's of these, newest first."""
        return await self._tables(
            # Only the newest tables are looked at: what stands behind a long state is slow to read.
            "id IN (SELECT id FROM tables WHERE guild = ? ORDER BY rowid DESC LIMIT ?) "
            f"AND phase NOT IN {_OPEN} AND state IS NOT NULL AND changed >= ? "
            "AND (? IS NULL OR id IN (SELECT table_id FROM seats WHERE user = ?)) "
            "ORDER BY changed DESC LIMIT ?",
            guild,
            _LOOKED_THROUGH,
            since,
            user,
            user,
            limit,
        )

    async def table_at(self, venue: int) -> TableRow | None:
        """The newest table that is played in that thread or channel; one that goes on comes first."""
        tables = await self._tables(
            "id IN (SELECT table_id FROM posts WHERE venue = ?) "
            f"ORDER BY phase IN {_OPEN} DESC, changed DESC LIMIT 1",
            venue,
        )
        return tables[0] if tables else None

    async def rematch_of(self, table_id: str) -> str | None:
        """The newest table that was opened as a rematch of that one and not closed."""
        rows = await self._reader.rows(
            # Only newer tables are looked at: what stands behind a long state is slow to read.
            "SELECT id FROM tables WHERE rowid > (SELECT rowid FROM tables WHERE id = ?1) "
            "AND phase != 'ended' AND json_valid(terms) AND terms ->> '$.again' = ?1 "
            "ORDER BY rowid DESC LIMIT 1",
            table_id,
        )
        return str(rows[0][0]) if rows else None

    async def last_decision(self, table_id: str, user: int) -> int:
        """The number of the last decision that somebody made themselves; 0 before their first."""
        rows = await self._reader.rows(
            "SELECT max(seq) FROM events WHERE table_id = ? AND user = ? AND verb = 'acted'", table_id, user
        )
        return int(rows[0][0] or 0)

    async def posts(self, table_id: str) -> Posts:
        """Where the table is shown."""
        rows = await self._reader.rows(f"SELECT {_POSTS_COLUMNS} FROM posts WHERE table_id = ?", table_id)
        return Posts(*rows[0]) if rows else Posts()

    async def count_open(self, guild: int) -> int:
        rows = await self._reader.listed(
            f"SELECT count(*) FROM tables WHERE guild = ? AND phase IN {_OPEN}", guild
        )
        return int(rows[0][0])

    async def count_open_of(self, user: int) -> int:
        """In how many open tables somebody sits, over all servers."""
        rows = await self._reader.listed(
            f"SELECT count(*) FROM seats JOIN tables ON id = table_id WHERE user = ? AND phase IN {_OPEN}",
            user,
        )
        return int(rows[0][0])

    async def log(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[LogRow]:
        """The events of a table in order, those after a given one."""
        rows = await self._reader.rows(
            f"SELECT {_LOG_COLUMNS} FROM events WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq",
            table_id,
            after,
            upto,
        )
        return [LogRow(*row) for row in rows]

    async def duties(self) -> list[Duty]:
        """Everything that is still to be done; what is not a duty any more is left out."""
        rows = await self._reader.rows("SELECT table_id, kind, seq FROM duties")
        return [Duty(*row) for row in rows if row[1] in get_args(DutyKind)]

    async def seen(self, request: int) -> bool:
        """Whether that interaction has been carried out already."""
        return bool(await self._reader.rows("SELECT 1 FROM events WHERE request = ?", request))

    async def raw(self, table_id: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored of a table, as it is stored: for one that can't be read."""
        found: dict[str, list[dict[str, Any]]] = {}
        for name, key in (("tables", "id"), ("seats", "table_id"), ("events", "table_id")):
            columns = [str(row[1]) for row in await self._reader.rows(f"PRAGMA table_info({name})")]
            rows = await self._reader.rows(f"SELECT * FROM {name} WHERE {key} = ?", table_id)
            found[name] = [dict(zip(columns, row, strict=True)) for row in rows]
        return found

    async def acted(self, table_id: str, seat: int, after: int) -> bool:
        """Whether the seat has acted since that event, or the game went back."""
        return bool(
            await self._reader.rows(
                "SELECT 1 FROM events WHERE table_id = ? AND seq > ? "
                "AND (verb = 'took-back' OR seat = ? AND verb = 'acted') LIMIT 1",
                table_id,
                after,
                seat,
            )
        )

    async def wishing(self) -> list[str]:
        """The running tables that are asked to agree on something."""
        rows = await self._reader.rows("SELECT id FROM tables WHERE wish IS NOT NULL AND phase = 'playing'")
        return [str(row[0]) for row in rows]

    async def _tables(self, where: str, *values: Any) -> list[TableRow]:
        """Rows with their seats, read by one statement: they fit together even while others write."""
        rows = await self._reader.listed(f"SELECT {_WHOLE} FROM tables WHERE {where}", *values)
        return [_table(row) for row in rows]


def _table(row: Sequence[Any]) -> TableRow:
    return replace(TableRow(*row[:-2]), seats=_seats(row[-2]), waits=waits_from(row[-1]))


def _seats(text: str) -> tuple[SeatRow, ...]:
    """Seats in their order; none where one is missing, since the others would take its place."""
    seats = sorted(json.loads(text))
    if [number for number, *_ in seats] != list(range(len(seats))):
        return ()
    return tuple(SeatRow(*values) for _, *values in seats)


def _write_seats(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.executemany(
        "INSERT INTO seats (table_id, seat, user, name, computer, lang, stand_in) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(row.id, number, *astuple(seat)) for number, seat in enumerate(row.seats)],
    )


def _write_event(connection: sqlite3.Connection, table_id: str, event: LogRow) -> None:
    try:
        connection.execute(
            f"INSERT INTO events (table_id, {_LOG_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table_id, *astuple(event)),
        )
    except sqlite3.IntegrityError as error:
        if "events.request" in str(error):
            raise AlreadyDone(event.request) from None
        raise OutOfStep(table_id) from None


def _write_snapshot(connection: sqlite3.Connection, row: TableRow, before: int) -> None:
    cursor = connection.execute(
        "UPDATE tables SET options = ?, host = ?, phase = ?, seq = ?, state = ?, changed = ?, "
        "rules_version = ?, schema = ?, terms = ?, wish = ? WHERE id = ? AND seq = ?",
        (
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
        raise OutOfStep(row.id)


def _write_duties(connection: sqlite3.Connection, row: TableRow, duties: Sequence[DutyKind]) -> None:
    connection.executemany(
        "INSERT INTO duties (table_id, kind, seq) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, kind) DO UPDATE SET seq = excluded.seq",
        [(row.id, kind, row.seq) for kind in duties],
    )


def _settle(connection: sqlite3.Connection, duty: Duty) -> None:
    connection.execute(
        "DELETE FROM duties WHERE table_id = ? AND kind = ? AND seq <= ?",
        (duty.table_id, duty.kind, duty.seq),
    )
