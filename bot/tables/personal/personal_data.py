"""Everything that is stored about one person, for them alone: nothing that another may know and they not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bot.store import LogRow, Store
from bot.tables.personal.owned import Owned
from bot.tables.table import decode_entry
from engines.core.errors import BadState


async def own_data(user: int, store: Store, owned: Sequence[Owned] = ()) -> dict[str, Any]:
    """Settings, seats, decisions with what they could see of their outcome, and what is noted beside.

    Features add what stands in the SQL tables that they own.
    """
    own = [await table.export(user) for table in owned if table.export is not None]
    traces = store.traces
    notes = await traces.notes(user)
    return {
        "discord_id": user,
        "settings": json.loads(await store.people.settings(user) or "{}"),
        "seats": await traces.seats(user),
        "hosted": await traces.hosted(user),
        "events": [_event(table_id, row) for table_id, row in await traces.events(user)],
        "private_messages": [
            {"table": table_id, "seat": seat, "noted": noted}
            for table_id, seat, sent, _ in notes
            if (noted := _noted(json.loads(sent).get(str(seat)), user)) is not None
        ],
        "told_to_be_due": sorted({table_id for table_id, _, _, told in notes if user in json.loads(told)}),
        "waited_for": await traces.waits(user),
        "wishes": await traces.wishes(user),
        "follows": await traces.follows(user),
        "results": [{**one, "facts": json.loads(one["facts"])} for one in await traces.results(user)],
        "ratings": [asdict(rating) for rating in await store.club.ratings_of(user)],
        "daily": await store.daily.traces(user),
        "asked_to_be_forgotten": user in await traces.forgetting(),
        **{name: rows for exported in own for name, rows in exported.items()},
    }


def _noted(message: list[Any] | str | None, user: int) -> list[Any] | str | None:
    """What is noted of a seat's private message; one that was written to whoever sat there before is not."""
    if not isinstance(message, list) or len(message) < 4:
        return message
    *noted, written_to = message
    return noted if written_to in (None, user) else None


def _event(table_id: str, row: LogRow) -> dict[str, Any]:
    """What was done, and of what came of it all that this seat may know."""
    try:
        events = decode_entry(row).events
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
