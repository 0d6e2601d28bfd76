"""Tables that play on from a moment of a finished game: the same people, the same shuffle, no results."""

from __future__ import annotations

import pytest

from bot.features.rematch.service import Rematches
from bot.features.replay.service import Replay, Replays
from bot.store import Store
from bot.tables.rating.results import results_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.faces import hosted
from engines.core.record import Record, replay
from engines.registry import game
from tests.service.playing import ANN, BOB, CEC, HERE, act, any_action, fresh, refused
from tests.ui.tables import At


async def finished(tables: Tables, key: str = "kingdomino") -> Replay:
    """A game of two people and a computer player, as its host replays it."""
    table = await tables.lobby.open(HERE, ANN, key, fresh())
    await tables.lobby.add_computer(table.id, ANN, "easy", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    table = await to_its_end(tables, await tables.lobby.start(table.id, ANN, fresh()))
    return await Replays(tables, At("test")).of(table.id, ANN.id)


async def to_its_end(tables: Tables, table: Table) -> Table:
    """The players who are due take their first legal action, until the game is over."""
    while table.phase == "playing":
        seat = table.to_act[0]
        if table.seats[seat].user is not None:
            table = await act(tables, table)
        else:
            text = any_action(table)
            table = await tables.play.act_for_computer(table.id, seat, table.seq, text)
    return table


async def opened(tables: Tables, told: Replay, turn: int) -> Table:
    made = told.turn(turn).made
    return await tables.lobby.open_from(told.table, turn, made, ANN, fresh())


async def played_on(tables: Tables, told: Replay, turn: int) -> Table:
    table = await opened(tables, told, turn)
    await tables.lobby.join(table.id, BOB, fresh())
    return await tables.lobby.start(table.id, ANN, fresh())


@pytest.mark.parametrize("key", hosted())
async def test_the_same_people_play_on_from_the_position_and_its_record_replays(
    tables: Tables, store: Store, key: str
) -> None:
    told = await finished(tables, key)
    turn = told.last * 2 // 3
    counted = await store.database.rows("SELECT count(*) FROM results")
    table = await played_on(tables, told, turn)
    assert table.state == told.told.state(turn)
    assert [seat.user for seat in table.seats] == [seat.user for seat in told.table.seats]
    tables.forget(table.id)
    again = await tables.get(table.id)
    assert (again.state, again.history, again.recent) == (table.state, table.history, table.recent)
    assert again.history.of(0) is not None
    assert again.history.of(0).user is None  # type: ignore[union-attr]
    over = await to_its_end(tables, table)
    assert over.phase == "over"
    assert not over.terms.rated
    assert results_of(over, await tables.entries(over.id)) == []
    assert await store.database.rows("SELECT count(*) FROM results") == counted
    record = Record.read((await tables.record(over.id)).write())
    assert record.origin is not None
    made = told.turn(turn).made
    assert (record.origin.table, record.origin.actions) == (told.table.id, made)
    assert record.actions[:made] == (await tables.record(told.table.id)).actions[:made]
    assert game(key).encode(replay(game(key), record)) == game(key).encode(over.state)
    assert (await Replays(tables, At("test")).of(over.id, ANN.id)).last >= turn


async def test_only_the_people_of_the_game_and_all_of_them(tables: Tables) -> None:
    told = await finished(tables)
    made = told.turn(3).made
    with refused("only-host"):
        await tables.lobby.open_from(told.table, 3, made, BOB, fresh())
    table = await opened(tables, told, 3)
    with refused("together-players"):
        await tables.lobby.join(table.id, CEC, fresh())
    with refused("together-waits"):
        await tables.lobby.start(table.id, ANN, fresh())
    for change in (
        tables.lobby.add_computer(table.id, ANN, None, fresh()),
        tables.lobby.remove_computer(table.id, ANN, fresh()),
        tables.lobby.shuffle_seats(table.id, ANN, fresh()),
        tables.lobby.order_seats(table.id, ANN, [1, 0], table.seq, fresh()),
        tables.lobby.set_options(table.id, ANN, {"harmony": True}, fresh()),
        tables.lobby.set_terms(table.id, ANN, {"rated": True}, fresh()),
        tables.lobby.set_terms(table.id, ANN, {"seed": "another"}, fresh()),
    ):
        with refused("together-fixed"):
            await change
    await tables.lobby.join(table.id, BOB, fresh())
    await tables.lobby.leave(table.id, BOB, fresh())
    with refused("together-waits"):
        await tables.lobby.start(table.id, ANN, fresh())
    table = await tables.lobby.join(table.id, BOB, fresh())
    assert [seat.user for seat in table.seats] == [seat.user for seat in told.table.seats]


async def test_a_shuffle_that_is_being_played_is_not_shown(tables: Tables, store: Store) -> None:
    told = await finished(tables)
    table = await opened(tables, told, 3)
    await tables.lobby.join(table.id, BOB, fresh())
    same = await Rematches(tables, store).same_shuffle(told.table.id, CEC, fresh())
    await tables.lobby.join(same.id, BOB, fresh())
    same = await tables.lobby.start(same.id, CEC, fresh())
    for attempt in (opened(tables, told, 5), tables.lobby.start(table.id, ANN, fresh())):
        with refused("together-same-shuffle"):
            await attempt
    with refused("replay-same-shuffle"):
        await Replays(tables, At("test")).of(told.table.id, BOB.id)
    await to_its_end(tables, same)
    assert (await tables.lobby.start(table.id, ANN, fresh())).phase == "playing"


async def test_a_rematch_of_such_a_game_begins_at_the_beginning(tables: Tables, store: Store) -> None:
    over = await to_its_end(tables, await played_on(tables, await finished(tables), 8))
    rematches = Rematches(tables, store)
    assert (await rematches.rematch(over.id, ANN, fresh())).terms.origin is None
    assert (await rematches.same_shuffle(over.id, BOB, fresh())).terms.origin is None


async def test_nothing_before_the_start_can_be_taken_back(tables: Tables) -> None:
    table = await played_on(tables, await finished(tables), 6)
    last = table.history.last
    assert last is not None
    with refused("back-not-yours"):
        await tables.undo.take_back(table.id, ANN, last.seq, fresh(), At("test"))


async def test_a_table_whose_game_is_gone_does_not_begin(tables: Tables, store: Store) -> None:
    told = await finished(tables)
    table = await opened(tables, told, 3)
    await tables.lobby.join(table.id, BOB, fresh())

    await store.database.transact(
        lambda connection: connection.execute(
            "UPDATE tables SET game = 'chess' WHERE id = ?", (told.table.id,)
        )
    )
    tables.forget()
    with refused("together-gone"):
        await tables.lobby.start(table.id, ANN, fresh())
