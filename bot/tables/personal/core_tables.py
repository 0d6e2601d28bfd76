"""The SQL tables that the core owns.

These are tables with everything written in their transactions, settings, facts and, if several processes
share a database, leases.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict
from functools import partial
from typing import Any

from bot.store import LogRow, result_rows, table_rows
from bot.store import facts as fact_rows
from bot.store.database import Connection, Database
from bot.store.leases import sweep_leases
from bot.store.owned import (
    GOES_WITH_ITS_TABLE,
    NO_PERSON,
    NO_SERVER,
    NO_TABLE,
    AtTables,
    Nothing,
    Owned,
    deleting,
)
from bot.tables.names import NAMELESS, guests
from bot.tables.table import decode_entry
from engines.core.errors import BadState

_NO_AGE = Nothing("its rows stay until their person, server or table goes")
_OUTLIVES = Nothing("a result outlives its table")


def core_owned(*, shared: bool) -> list[Owned]:
    """Returns the core's SQL tables; with `shared`, those of a database that several processes can share.

    Seats come after events and before the tables that are erased by seat: erasing begins at the end of this
    list.
    """
    return [
        Owned(
            "tables",
            export=_tables,
            erase=AtTables(table_rows.hosting, table_rows.erase_table),
            drop_guild=Nothing("a lost server's tables are deleted one by one before it"),
            drop_table=deleting("tables", "id"),
            sweep=Nothing("ended tables are deleted one by one, while nothing else changes them"),
        ),
        _of_a_table("events", _events, AtTables(table_rows.acted_at, _erase_events)),
        _of_a_table("seats", _seats, AtTables(table_rows.seated_at, _erase_seats)),
        _of_a_table("posts", _posts, AtTables(table_rows.posted_at, table_rows.erase_posts)),
        _of_a_table("waits", _waits, AtTables(table_rows.agreeing_at, table_rows.erase_waits)),
        _of_a_table("duties", NO_PERSON, NO_PERSON),
        Owned(
            "facts",
            export=_facts,
            erase=fact_rows.strike_asked,
            drop_guild=NO_SERVER,
            drop_table=fact_rows.drop_facts,
            sweep=Nothing("a feature that dates its facts sweeps them with its own rows"),
        ),
        Owned(
            "people",
            export=_settings,
            erase=deleting("people", "user"),
            drop_guild=NO_SERVER,
            drop_table=NO_TABLE,
            sweep=_NO_AGE,
        ),
        Owned(
            "servers",
            export=NO_PERSON,
            erase=NO_PERSON,
            drop_guild=deleting("servers", "guild"),
            drop_table=NO_TABLE,
            sweep=_NO_AGE,
        ),
        Owned(
            "rated_games",
            export=NO_PERSON,
            erase=NO_PERSON,
            drop_guild=result_rows.drop_rated_games,
            drop_table=_OUTLIVES,
            sweep=_NO_AGE,
        ),
        Owned(
            "ratings",
            export=_ratings,
            erase=deleting("ratings", "user"),
            drop_guild=deleting("ratings", "guild"),
            drop_table=NO_TABLE,
            sweep=_NO_AGE,
        ),
        Owned(
            "results",
            export=_results,
            erase=partial(result_rows.erase_results, name=NAMELESS),
            drop_guild=result_rows.drop_guild_results,
            drop_table=_OUTLIVES,
            sweep=_NO_AGE,
        ),
        *(_of_processes() if shared else ()),
    ]


def _of_a_table(table: str, export: Any, erase: AtTables | Nothing) -> Owned:
    """Rows that are deleted with their table."""
    return Owned(
        table,
        export=export,
        erase=erase,
        drop_guild=GOES_WITH_ITS_TABLE,
        drop_table=deleting(table, "table_id"),
        sweep=GOES_WITH_ITS_TABLE,
    )


def _of_processes() -> list[Owned]:
    lease = Nothing("a lease names a process and a table, and ends by itself")
    number = Nothing("it holds the number of the schema")
    return [
        Owned("leases", export=lease, erase=lease, drop_guild=lease, drop_table=lease, sweep=sweep_leases),
        Owned(
            "castellan_schema",
            export=number,
            erase=number,
            drop_guild=number,
            drop_table=number,
            sweep=number,
        ),
    ]


def _erase_events(connection: Connection, table_id: str, user: int) -> None:
    guest, *_ = guests(table_rows.language(connection, table_id))
    table_rows.erase_events(connection, table_id, user, name=guest)


def _erase_seats(connection: Connection, table_id: str, user: int) -> None:
    table_rows.erase_seats(connection, table_id, user, guests(table_rows.language(connection, table_id)))


async def _tables(database: Database, user: int) -> dict[str, Any]:
    return {
        "hosted": await table_rows.hosted(database, user),
        "wishes": await table_rows.wishes(database, user),
    }


async def _seats(database: Database, user: int) -> dict[str, Any]:
    return {"seats": await table_rows.seats(database, user)}


async def _events(database: Database, user: int) -> dict[str, Any]:
    return {"events": [_event(table_id, row) for table_id, row in await table_rows.events(database, user)]}


def _event(table_id: str, row: LogRow) -> dict[str, Any]:
    """The action and the part of its outcome that the seat may see."""
    try:
        events: Collection[Any] = decode_entry(row).events
    except BadState:
        events = ()
    seen = [event for event in events if event.only is None or row.seat in event.only]
    return {
        "table": table_id,
        "number": row.seq,
        "what": row.verb,
        "seat": row.seat,
        "decision": row.action,
        "outcome": [{"kind": event.kind, "seat": event.seat, **event.facts} for event in seen],
        "interaction": row.request,
        "at": row.at,
    }


async def _posts(database: Database, user: int) -> dict[str, Any]:
    due_tables, mention_tables = await table_rows.called(database, user)
    return {
        "private_messages": [
            {"table": table_id, "seat": seat, "noted": record}
            for table_id, seat, messages in await table_rows.private_messages(database, user)
            if (record := _record_of(json.loads(messages).get(str(seat)), user)) is not None
        ],
        "told_to_be_due": due_tables,
        "mentioned_in_newest_post": mention_tables,
    }


def _record_of(message: list[Any] | str | None, user: int) -> list[Any] | str | None:
    """Returns the stored state of a seat's private message; None if it went to the seat's previous owner."""
    if not isinstance(message, list) or len(message) < 4:
        return message
    *record, written_to = message
    return record if written_to in (None, user) else None


async def _waits(database: Database, user: int) -> dict[str, Any]:
    return {
        "waited_for": await table_rows.waits(database, user),
        "wishes": await table_rows.stand_ins(database, user),
    }


async def _settings(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows("SELECT settings FROM people WHERE user = ?", user)
    return {"settings": json.loads(rows[0][0]) if rows else {}}


async def _results(database: Database, user: int) -> dict[str, Any]:
    return {"results": await result_rows.results_of_person(database, user)}


async def _ratings(database: Database, user: int) -> dict[str, Any]:
    return {"ratings": [asdict(one) for one in await result_rows.ratings_of_person(database, user)]}


async def _facts(database: Database, user: int) -> dict[str, Any]:
    return {"asked_to_be_forgotten": await fact_rows.has_asked(database, user)}
