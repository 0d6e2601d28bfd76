"""Tables whose game can't be read: they can be left and ended, and go on once they can be read again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import OutboxItem, Store
from bot.tables.actors import TableLimits
from bot.tables.outbox import Outbox
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, HERE, MODERATOR, fresh, refused, started
from tests.service.publishing import house, idle, publishing

UNREADABLE = ["state = substr(state, 1, 50)", "schema = 99", "game = 'x'", "options = '{'"]


def change(path: Path, table_id: str, columns: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", (table_id,))


@pytest.mark.parametrize("damage", UNREADABLE)
async def test_a_table_that_can_not_be_read_bounds_nobody_and_can_be_left(
    store: Store, path: Path, damage: str
) -> None:
    tables = Tables(store, TableLimits(per_person=1, per_server=1))
    table = await started(tables, ANN, BOB, CEC)
    with refused("too-many-tables-here"):
        await tables.lobby.open(HERE, MODERATOR, "kingdomino", fresh())
    elsewhere = replace(HERE, guild=8)
    with refused("too-many-tables-yours"):
        await tables.lobby.open(elsewhere, ANN, "kingdomino", fresh())
    change(path, table.id, damage)
    tables._ledger.forget(table.id)
    await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.leave(table.id, ANN, fresh(), absent=[BOB.id])
    row = await tables.row(table.id)
    assert row.host == CEC.id  # Bob has left the server
    assert [seat.user for seat in row.seats].count(None) == 1
    assert {seat.name for seat in row.seats} == {"Ann", "Bob", "Cec"}
    assert (row.phase, row.seq) == ("playing", table.seq + 1)
    with refused("not-playing"):
        await tables.leave(table.id, ANN, fresh())


async def test_once_it_can_be_read_again_a_computer_player_plays_on(store: Store, path: Path) -> None:
    tables, _ = house(store)
    table = await started(tables, ANN, BOB)
    leaver, stayer = (ANN, BOB) if table.seat_of(ANN.id) in table.to_act else (BOB, ANN)
    change(path, table.id, "schema = 99")
    tables._ledger.forget(table.id)
    await tables.leave(table.id, leaver, fresh())
    change(path, table.id, "schema = 1")
    stage = MemoryStage()
    async with publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
    after = await tables.get(table.id)
    assert after.seq > table.seq + 1
    assert [after.seats[seat].user for seat in after.to_act] == [stayer.id]
    assert stage.boards[-1].seq == after.seq
    assert after.row.host == stayer.id


async def test_a_lobby_that_can_not_be_read_is_left_and_ended_by_its_last_person(
    tables: Tables, outbox: Outbox, path: Path
) -> None:
    heard: list[OutboxItem] = []
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    change(path, table.id, "options = '{'")
    tables._ledger.forget(table.id)
    outbox.listen(heard.append)
    request = fresh()
    await tables.leave(table.id, ANN, request)
    row = await tables.row(table.id)
    assert (row.phase, row.host, len(row.seats)) == ("lobby", BOB.id, 2)
    assert "Ann" not in {seat.name for seat in row.seats}
    assert [item.kind for item in heard] == ["lobby"]
    with pytest.raises(Refusal) as caught:
        await tables.leave(table.id, BOB, request)  # the same interaction
    assert caught.value.code == "already-done"
    await tables.leave(table.id, BOB, fresh())
    assert (await tables.row(table.id)).phase == "ended"
    assert await tables.of_person(BOB.id, None) == []


async def test_one_that_can_not_be_read_is_ended_by_its_host_or_a_moderator(
    tables: Tables, path: Path
) -> None:
    for person in (ANN, MODERATOR):
        table = await started(tables)
        change(path, table.id, "schema = 99")
        tables._ledger.forget(table.id)
        with refused("only-host"):
            await tables.end(table.id, BOB, fresh())
        await tables.end(table.id, person, fresh())
        assert (await tables.row(table.id)).phase == "ended"


async def test_a_table_that_has_lost_its_seats_can_be_ended(tables: Tables, path: Path) -> None:
    table = await started(tables)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM seats WHERE table_id = ? AND seat = 0", (table.id,))
    tables._ledger.forget(table.id)
    with refused("unreadable-table"):
        await tables.get(table.id)
    await tables.end(table.id, ANN, fresh())
    assert await tables.open_in(HERE.guild) == []


async def test_a_game_whose_log_has_a_gap_is_not_exported(tables: Tables, path: Path) -> None:
    table = await started(tables)
    assert await tables.record(table.id)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (table.id,))
    tables._ledger.forget(table.id)
    with refused("unreadable-table"):
        await tables.record(table.id)
    assert (await tables.get(table.id)).phase == "playing"


async def test_the_tables_of_a_lost_server_count_no_longer_even_unreadable_ones(
    store: Store, path: Path
) -> None:
    tables = Tables(store, TableLimits(per_person=2, per_server=2))
    one, other = await started(tables), await started(tables)
    change(path, one.id, "schema = 99")
    tables._ledger.forget(one.id)
    assert await tables.lose(HERE.guild) == 2
    assert await store.duties() == []
    assert await tables.open_in(HERE.guild) == []
    assert await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert (await tables.row(other.id)).phase == "ended"
