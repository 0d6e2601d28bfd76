"""Every table's log against its row, read in one snapshot of the database while processes write and die."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.store import Address, LogRow, Where
from bot.tables.history import ACTED, without_undone
from bot.tables.table import decode_entry
from engines.registry import game
from tests.wire.stored import Stored, stored_in

EVERY = 0.5
"""Seconds between two looks."""


class SnapshotCheck:
    """The findings of the looks so far."""

    def __init__(self) -> None:
        self.looks = 0
        self.flags: list[str] = []
        self.away = 0
        """Looks for which the database was unavailable."""
        self.agreed: set[tuple[str, int, str | None]] = set()
        """Tables, each with its event and its state, whose logs have agreed with them."""


def flags_in(data: Where, agreed: set[tuple[str, int, str | None]] | None = None) -> list[str]:
    """Returns a line for each table whose log has a gap or does not lead to its stored state.

    Looks only at tables that are not in `agreed` as they are, and adds those that it finds right.
    """
    known = set() if agreed is None else agreed
    flags = []
    with stored_in(data) as stored:
        repeatable = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        stored.execute(repeatable if isinstance(data, Address) else "BEGIN")
        found = stored.execute(
            "SELECT id, game, options, state, seq, rules_version, "
            "(SELECT count(*) FROM seats WHERE table_id = id) FROM tables ORDER BY id"
        ).fetchall()
        for row in found:
            table_id, _, _, state, seq, *_ = row
            if (table_id, seq, state) in known:
                continue
            if flag := _flag(stored, *row):
                flags.append(flag)
            else:
                known.add((table_id, seq, state))
        stored.execute("ROLLBACK")
    return flags


def _flag(
    stored: Stored, table_id: str, key: str, options: str, state: str | None, seq: int, rules: int, seats: int
) -> str:
    rows = stored.execute(
        'SELECT seq, verb, "user", seat, action, outcome, request, at FROM events '
        "WHERE table_id = ? ORDER BY seq",
        (table_id,),
    ).fetchall()
    log = [decode_entry(LogRow(*row)) for row in rows]
    if [entry.seq for entry in log] != list(range(1, seq + 1)):
        return f"{table_id}: row at {seq}, log {[entry.seq for entry in log]}"
    if state is None:
        return ""
    its_game = game(key)
    stands = its_game.decode(state)
    variants = its_game.options_type.model_validate_json(options)
    again = its_game.setup_by(rules, variants, seats, its_game.seed(stands))
    for entry in without_undone(log):
        if entry.verb == ACTED and entry.seat is not None and entry.action is not None:
            again = its_game.apply(again, entry.seat, its_game.parse(entry.action)).state
    same = its_game.digest(again) == its_game.digest(stands)
    return "" if same else f"{table_id}: its log leads to another state than that of {seq}"


@asynccontextmanager
async def checked_in_snapshots(data: Where) -> AsyncIterator[SnapshotCheck]:
    """Looks again and again for as long as the context lasts, and once more at its end."""
    seen = SnapshotCheck()

    async def look_on() -> None:
        while True:
            try:
                seen.flags += await asyncio.to_thread(flags_in, data, seen.agreed)
                seen.looks += 1
            except Exception:  # the database dies in these tests
                seen.away += 1
            await asyncio.sleep(EVERY)

    looking = asyncio.create_task(look_on())
    try:
        yield seen
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
    seen.flags += flags_in(data)
    seen.looks += 1
