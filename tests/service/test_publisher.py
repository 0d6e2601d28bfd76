"""The effects of an event: shown in order and once, searched for if in doubt, resumed after a restart."""

from __future__ import annotations

from bot.delivery.publisher import Publisher
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import OutboxItem, Posts, Store, Where
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import Board, MemoryStage
from tests.service.playing import ANN, BOB, HERE, act, fresh, started
from tests.service.publishing import house, idle, publishing
from tests.store.behind import run

BOTH_DATABASES = True


async def test_a_lobby_is_posted_once_and_then_kept_up_to_date(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        table = await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
    assert stage.lobbies == {1: (table.id, table.seq)}
    assert await store.duties() == []


async def test_every_turn_is_shown_and_the_old_picture_retired(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        for _ in range(4):
            table = await act(tables, table)
            await idle(publisher)
    told = [seq for board in stage.boards for seq in board.news]
    assert told == list(range(1, stage.boards[-1].seq + 1))
    assert len({board.seq for board in stage.boards}) == len(stage.boards)
    assert stage.retired == [board.message for board in stage.boards[:-1]]
    assert {board.venue for board in stage.boards} == {5001}
    assert (await tables.at(5001)).id == table.id


async def test_a_started_tables_lobby_points_to_its_thread(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        await tables.lobby.start(table.id, ANN, fresh())
        await idle(publisher)
    assert stage.links[table.id] == 5001


async def test_a_restart_publishes_the_latest_board_with_all_the_news(where: Where) -> None:
    async with Store.open(where) as store:
        tables = Tables(store)
        table = await started(tables)
        for _ in range(6):
            table = await act(tables, table)
    stage = MemoryStage()
    async with Store.open(where) as store, publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
        assert await store.duties() == []
    assert [board.seq for board in stage.boards] == [table.seq]
    assert stage.boards[0].news == tuple(range(1, table.seq + 1))
    assert list(stage.lobbies.values()) == [(table.id, table.seq)]
    again = MemoryStage()
    async with Store.open(where) as store, publishing(*house(store), store, again) as publisher:
        await idle(publisher)
    assert again.tries == 0


async def test_a_board_that_an_older_duty_has_told_is_not_posted_again(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    """The table moves on after its duty was claimed and before the board is drawn."""
    stage = MemoryStage()
    table = await started(tables)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    old = OutboxItem(table.id, "board", table.seq + 1)
    table = await act(tables, await act(tables, table))
    stage.boards.clear()
    async with publishing(tables, outbox, store, stage) as publisher:
        publisher.add(OutboxItem(table.id, "board", old.seq))
        await idle(publisher)
        publisher.add(OutboxItem(table.id, "board", table.seq))
        await idle(publisher)
    assert [board.seq for board in stage.boards] == [table.seq]


async def test_without_its_thread_a_table_goes_on_in_the_channel(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.gone.add(stage.boards[0].venue)
        for _ in range(4):
            table = await act(tables, table)
        await idle(publisher)
    assert stage.boards[-1].venue == HERE.channel
    assert (await store.posts(table.id)).venue == HERE.channel
    assert (await tables.at(HERE.channel)).id == table.id


async def test_without_thread_and_channel_the_game_goes_on_and_its_board_waits(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.gone |= {stage.boards[0].venue, HERE.channel}
        for _ in range(4):
            table = await act(tables, table)
        await idle(publisher)
    assert len(stage.boards) == 1
    assert [(item.table_id, item.kind) for item in await store.duties()] == [(table.id, "board")]
    assert (await tables.get(table.id)).seq == table.seq
    stage.gone.clear()  # a start finds the channel again
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    assert stage.boards[-1].seq == table.seq
    assert await store.duties() == []


async def test_what_may_have_been_posted_is_looked_for_before_it_is_posted_again(where: Where) -> None:
    """The picture was posted, and the process killed before it recorded that."""
    async with Store.open(where) as store:
        table = await started(Tables(store))
        stage = MemoryStage()
        await store.set_posts(table.id, Posts(venue=5001, lobby=1))
        stage.boards.append(Board("m0", 5001, table.id, table.seq, (1, 2, 3)))
        async with publishing(*house(store), store, stage) as publisher:
            await idle(publisher)
        assert [board.message for board in stage.boards] == ["m0"]
        assert await store.duties() == []
        assert (await store.posts(table.id)).board == "m0"


async def test_a_lost_answer_is_looked_for_and_a_plain_post_is_not(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        assert stage.looked == []
        stage.faults["show_board"] = [Undelivered(Trouble.PASSING, "lost")]
        table = await act(tables, table)
        await idle(publisher)
    assert stage.looked == [(table.id, table.seq)]


async def test_a_damaged_table_waits_until_it_can_be_read_and_others_are_shown(
    tables: Tables, outbox: Outbox, store: Store, where: Where
) -> None:
    broken, sound = await started(tables), await started(tables)
    run(where, "UPDATE tables SET schema = 99 WHERE id = ?", (broken.id,))
    stage = MemoryStage()
    async with publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
    assert [board.table_id for board in stage.boards] == [sound.id]
    assert {item.table_id for item in await store.duties()} == {broken.id}
    run(where, "UPDATE tables SET schema = 1 WHERE id = ?", (broken.id,))
    async with publishing(*house(store), store, stage) as publisher:
        await idle(publisher)
    assert [board.table_id for board in stage.boards] == [sound.id, broken.id]
    assert await store.duties() == []


async def test_a_stopped_publisher_starts_again(tables: Tables, outbox: Outbox, store: Store) -> None:
    stage, studio = MemoryStage(), Studio()
    publisher = Publisher(tables, outbox, store, stage, studio)
    await publisher.start()
    table = await started(tables)
    await publisher.stop()
    await publisher.start()
    await idle(publisher)
    await publisher.stop()
    studio.close()
    assert stage.boards[-1].seq == table.seq
