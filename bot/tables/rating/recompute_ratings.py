"""Recomputes all results from the stored games, and all ratings from them in the same order."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.store import DamagedPart, Store
from bot.tables.rating.ratings import rate
from bot.tables.rating.results import results_of
from bot.tables.table import decode, decode_entry
from engines.core.errors import EngineError

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rebuilt:
    """The numbers of games that were read, rated and unreadable."""

    games: int = 0
    rated: int = 0
    unreadable: int = 0


async def rebuild(store: Store) -> Rebuilt:
    """Recompute results and ratings; the ratings come out as they were.

    Stored results of deleted tables and erased people count as they are.
    """
    games = unreadable = 0
    last = ""
    while table_ids := await store.results.finished_tables(after=last):
        last = table_ids[-1]
        for table_id in table_ids:
            games += 1
            try:
                await _tell_anew(store, table_id)
            except (EngineError, DamagedPart, ValueError) as error:
                unreadable += 1
                log.warning("event=table_unreadable table %s can't be read: %s", table_id, error)
    return Rebuilt(games, await store.results.recount(rate), unreadable)


async def _tell_anew(store: Store, table_id: str) -> None:
    row = await store.load(table_id)
    if row is None:
        return
    entries = [decode_entry(one) for one in await store.log(table_id, upto=row.seq)]
    await store.results.put(results_of(decode(row), entries))
