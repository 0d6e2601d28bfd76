"""Following a table: mentions at the end, and by choice where a round begins; never a post of its own."""

from __future__ import annotations

from bot.features.following.store import FollowerStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, HERE, act, fresh, started
from tests.service.publishing import idle, publishing

DAN = Person(4, "Dan")


async def test_who_follows_is_kept_changed_and_struck(store: Store, tables: Tables) -> None:
    table, other = await started(tables, ANN, BOB), await started(tables, ANN, BOB)
    await FollowerStore(store.database).follow(table.id, CEC.id, rounds=False)
    await FollowerStore(store.database).follow(table.id, DAN.id, rounds=True)
    await FollowerStore(store.database).follow(other.id, CEC.id, rounds=True)
    assert await FollowerStore(store.database).of(table.id) == {CEC.id: False, DAN.id: True}
    await FollowerStore(store.database).follow(table.id, CEC.id, rounds=True)
    await FollowerStore(store.database).unfollow(table.id, DAN.id)
    assert await FollowerStore(store.database).of(table.id) == {CEC.id: True}
    assert await FollowerStore(store.database).of(other.id) == {CEC.id: True}


async def played_on(
    tables: Tables, outbox: Outbox, store: Store, follows: dict[int, bool]
) -> tuple[Table, MemoryStage, list[int]]:
    """A whole game with followers; the stage, and the events whose pictures begin a round there."""
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    await tables.lobby.set_terms(table.id, ANN, {"seed": "the same each time"}, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    for user, rounds in follows.items():
        await FollowerStore(store.database).follow(table.id, user, rounds=rounds)
    stage, begun = MemoryStage(), []
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
        shown = 1
        while table.to_act:
            before = len(stage.boards)
            table = await act(tables, table)
            await idle(publisher)
            number = await stage.round_of(table, await tables.entries(table.id))
            if len(stage.boards) > before:
                if number > shown:
                    begun.append(table.seq)
                shown = number
    return table, stage, begun


async def test_followers_are_mentioned_at_the_end_and_by_choice_at_each_round(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    table, stage, begun = await played_on(tables, outbox, store, {CEC.id: False, DAN.id: True, ANN.id: True})
    mentioned = {user: [b.seq for b in stage.boards if user in b.called] for user in (CEC.id, DAN.id)}
    assert mentioned[CEC.id] == [table.seq]
    assert len(begun) > 3
    assert mentioned[DAN.id] == sorted({*begun, table.seq})
    for board in stage.boards:
        assert len(board.called) == len(set(board.called))


async def test_followers_make_no_post_where_none_would_be(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    _, plain, _ = await played_on(tables, outbox, store, {})
    _, followed, _ = await played_on(tables, outbox, store, {DAN.id: True})
    assert [board.seq for board in plain.boards] == [board.seq for board in followed.boards]


async def test_a_table_that_is_closed_mentions_nobody(tables: Tables, outbox: Outbox, store: Store) -> None:
    table, stage = await started(tables, ANN, BOB), MemoryStage()
    await FollowerStore(store.database).follow(table.id, DAN.id, rounds=True)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
        await tables.play.end(table.id, ANN, fresh())
        await idle(publisher)
    assert not any(DAN.id in board.called for board in stage.boards)
