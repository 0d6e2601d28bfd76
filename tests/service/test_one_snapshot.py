"""The check of logs against rows finds what is wrong, on both databases."""

from __future__ import annotations

from bot.store import Store, Where
from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB, act, started
from tests.wire.one_snapshot import flags_in
from tests.wire.stored import stored_in

BOTH_DATABASES = True


async def test_a_gap_and_another_state_are_flagged(store: Store, where: Where) -> None:
    tables = Tables(store)
    table = await started(tables, ANN, BOB)
    before = table.row.state
    table = await act(tables, await act(tables, table))
    assert flags_in(where) == []
    with stored_in(where) as stored:
        stored.execute("UPDATE tables SET state = ? WHERE id = ?", (before, table.id))
        stored.commit()
    assert flags_in(where) == [f"{table.id}: its log leads to another state than that of {table.seq}"]
    with stored_in(where) as stored:
        stored.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (table.id,))
        stored.commit()
    assert [flag.partition(",")[0] for flag in flags_in(where)] == [f"{table.id}: row at {table.seq}"]
