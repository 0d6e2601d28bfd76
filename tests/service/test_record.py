"""A table's game written down: whole at the end, without secrets before."""

from __future__ import annotations

import random

from bot.tables.table import Table
from bot.tables.tables import Tables
from engines.core.chance import commitment
from engines.core.record import Record, replay
from tests.service.playing import ANN, BOB, CEC, HERE, any_action, due, fresh, refused, started


async def played(tables: Tables, table: Table) -> Table:
    rng = random.Random(2)
    while table.phase == "playing":
        text = any_action(table, rng)
        table = await tables.play.act(table.id, due(table), table.to_act[0], table.seq, text, fresh())
    return table


async def test_the_record_of_a_finished_game_replays_to_its_end(tables: Tables) -> None:
    table = await played(tables, await started(tables, ANN, BOB, CEC))
    record = Record.read((await tables.record(table.id)).write())
    assert replay(table.game, record) == table.state
    assert record.names == ("Ann", "Bob", "Cec")


async def test_the_seed_stays_secret_while_the_game_runs(tables: Tables) -> None:
    table = await started(tables)
    seed = table.game.seed(table.state)
    record = await tables.record(table.id)
    assert record.seed is None
    assert record.commitment == commitment(seed)
    assert seed not in record.write()
    await tables.play.end(table.id, ANN, fresh())
    assert (await tables.record(table.id)).seed == seed


async def test_secret_choices_are_told_at_the_end_only(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, game="secret_vote")
    table = await tables.play.act(table.id, ANN, 0, table.seq, "vote 2", fresh())
    assert (await tables.record(table.id)).actions == ()
    table = await played(tables, table)
    whole = await tables.record(table.id)
    assert whole.actions[0].action == "vote 2"
    assert replay(table.game, whole) == table.state


async def test_a_lobby_has_no_record(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("not-started"):
        await tables.record(table.id)
