"""The order of the seats, which the host sets or leaves to chance before the start."""

from __future__ import annotations

import asyncio

from bot.delivery.publisher import Publisher
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, HERE, fresh, refused
from tests.support.waiting import PATIENCE


async def test_the_host_seats_everybody_anew_and_orders_of_seats_follow(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "between_two_castles", fresh())
    for person in (BOB, CEC):
        await tables.lobby.join(table.id, person, fresh())
    table = await tables.lobby.set_options(table.id, ANN, {"seniority": [2, 0]}, fresh())
    with refused("only-host"):
        await tables.lobby.order_seats(table.id, BOB, (1, 0, 2), table.seq, fresh())
    for bad in ((0, 1), (0, 1, 1), (0, 1, 3)):
        with refused("seats-changed"):
            await tables.lobby.order_seats(table.id, ANN, bad, table.seq, fresh())
    with refused("seats-changed"):
        await tables.lobby.order_seats(table.id, ANN, (1, 0, 2), table.seq - 1, fresh())
    table = await tables.lobby.order_seats(table.id, ANN, (2, 0, 1), table.seq, fresh())
    assert table.names == ("Cec", "Ann", "Bob")
    assert [table.names[seat] for seat in table.options.model_dump()["seniority"]] == ["Cec", "Ann"]
    assert table.row.host == ANN.id
    table = await tables.lobby.leave(table.id, CEC, fresh())
    assert [table.names[seat] for seat in table.options.model_dump()["seniority"]] == ["Ann"]


async def test_seats_are_shuffled_before_the_start_only(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    for person in (BOB, CEC):
        table = await tables.lobby.join(table.id, person, fresh())
    orders = set()
    for _ in range(60):
        table = await tables.lobby.shuffle_seats(table.id, ANN, fresh())
        orders.add(table.names)
    assert len(orders) == 6
    await tables.lobby.start(table.id, ANN, fresh())
    with refused("already-started"):
        await tables.lobby.shuffle_seats(table.id, ANN, fresh())


async def test_of_two_computer_players_who_are_due_the_senior_one_begins(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    studio = Studio()
    publisher = Publisher(tables, outbox, store, MemoryStage(), studio, pause=0.01)
    await publisher.start()
    try:
        table = await tables.lobby.open(HERE, ANN, "between_two_castles", fresh())
        for _ in range(2):
            await tables.lobby.add_computer(table.id, ANN, None, fresh())
        await tables.lobby.set_options(table.id, ANN, {"seniority": [2, 1]}, fresh())
        table = await tables.lobby.start(table.id, ANN, fresh())
        await asyncio.wait_for(publisher.idle(), PATIENCE)
    finally:
        await publisher.stop()
        studio.close()
    entries = await tables.entries(table.id)
    assert [entry.seat for entry in entries if entry.verb == "acted"] == [2, 1]
