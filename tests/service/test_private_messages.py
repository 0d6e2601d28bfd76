"""Secret decisions by private message, and the list of players who have chosen below the public picture."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.delivery.posting import messages_of
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import Posts, Store
from bot.tables.actors import Person
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, fresh, refused, started
from tests.service.publishing import house, idle, publishing
from tests.store.test_migrations import SCHEMA_1
from tests.support.waiting import until

GAME = "between_two_castles"
PEOPLE = (ANN, BOB, CEC)


async def choose(tables: Tables, table: Table, seat: int, person: Person) -> Table:
    """The seat chooses two tiles on the table as it is."""
    action = table.game.legal(table.state, seat)[0]
    return await tables.play.act(table.id, person, seat, table.seq, action.text, fresh())


async def test_everybody_gets_one_message_for_each_choice(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, *PEOPLE, game=GAME)
        await idle(publisher)
        assert stage.sent == [(table.id, seat, "d1.1") for seat in range(3)]
        table = await choose(tables, table, 1, BOB)
        await idle(publisher)
    assert len(stage.sent) == 3
    async with publishing(tables, outbox, store, MemoryStage()) as publisher:
        await idle(publisher)
    assert await store.duties() == []


async def test_a_choice_brings_the_picture_up_to_date_and_the_reveal_posts_a_new_one(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, *PEOPLE, game=GAME)
        await idle(publisher)
        for seat, person in ((2, CEC), (0, ANN)):
            table = await choose(tables, table, seat, person)
            await idle(publisher)
            assert len(stage.boards) == 1
            assert stage.edited[-1] == ("m0", table.seq)
        await choose(tables, table, 1, BOB)
        await idle(publisher)
    assert len(stage.boards) == 2
    assert len(stage.edited) == 2
    assert stage.refreshed == []


async def test_who_takes_no_private_messages_holds_nobody_up(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage(closed={0, 1, 2})
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, *PEOPLE, game=GAME)
        await idle(publisher)
        for seat, person in enumerate(PEOPLE):
            table = await choose(tables, table, seat, person)
        await idle(publisher)
    assert table.state.phase == "build"
    assert len(stage.sent) == 3
    assert await store.duties() == []


async def test_a_message_that_fails_for_a_while_keeps_no_other_waiting(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["send_private_message"] = [Undelivered(Trouble.PASSING, "a fault")]
    async with publishing(tables, outbox, store, stage) as publisher:
        await started(tables, *PEOPLE, game=GAME)
        await idle(publisher)
    assert [seat for _, seat, _ in stage.sent] == [1, 2, 0]
    assert await store.duties() == []


async def test_a_choice_on_a_hand_that_others_have_not_waited_for_is_good(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    """All players choose on the table as it was dealt; a second choice is refused."""
    table = await started(tables, *PEOPLE, game=GAME)
    for seat, person in enumerate(PEOPLE[:2]):
        await choose(tables, table, seat, person)
    with refused("outdated"):
        await choose(tables, table, 0, ANN)
    after = await choose(tables, table, 2, CEC)
    assert after.state.phase == "build"


async def test_computer_players_choose_while_people_think(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables, ANN, computers=6, game=GAME)
        await idle(publisher)
        table = await tables.get(table.id)
        assert table.to_act == (0,)
        assert stage.sent == [(table.id, 0, "d1.1")]
        assert len(stage.boards) == 1


async def test_what_a_bot_of_an_older_schema_left_is_taken_up(path: Path) -> None:
    """Its private messages that were sent are not sent again; the others are."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(SCHEMA_1.read_text(encoding="utf-8"))
    stage = MemoryStage()
    async with Store.open(path) as store:
        tables, outbox = house(store)
        async with publishing(tables, outbox, store, stage) as publisher:
            await idle(publisher)
        assert await store.duties() == []
        assert {table_id for table_id, _ in stage.lobbies.values()} == {"ASKM35"}
        assert {board.table_id for board in stage.boards} == {"7TKJKE", "CG6G8Q"}
        table = await tables.get("CG6G8Q")
        assert stage.sent == [(table.id, seat, "d1.2") for seat in table.to_act]


class SlowLetters(MemoryStage):
    """Private messages wait for a rate limit of minutes."""

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, maybe_delivered: bool, silent: bool
    ) -> str | None:
        await asyncio.Event().wait()
        return None


async def test_a_private_message_that_has_to_wait_does_not_keep_the_board_waiting(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = SlowLetters()
    async with publishing(tables, outbox, store, stage):
        table = await started(tables, *PEOPLE, game=GAME)
        await until(lambda: stage.boards)
        for seat, person in enumerate(PEOPLE):
            table = await choose(tables, table, seat, person)
        await until(lambda: stage.boards[-1].seq == table.seq)


async def test_who_has_left_is_not_told_what_another_chose_in_their_seat(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    """Discord does not answer when a player leaves: their message is closed only after others have chosen."""
    dan, stage = Person(4, "Dan"), MemoryStage()
    table = await started(tables, *PEOPLE, game=GAME)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    assert [seat for _, seat, _ in stage.sent] == [0, 1, 2]
    await tables.play.retire(table.id, BOB, fresh())  # while the bot can't reach Discord
    table = await tables.play.take_seat(table.id, dan, 1, fresh())
    await choose(tables, table, 1, dan)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    assert stage.closed_letters == [("1/d1.1", None)]


async def test_nor_is_who_has_left_asked_on_and_the_newcomer_is_asked(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    dan, stage = Person(4, "Dan"), MemoryStage()
    table = await started(tables, *PEOPLE, game=GAME)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    await tables.play.retire(table.id, BOB, fresh())
    await tables.play.take_seat(table.id, dan, 1, fresh())
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    assert stage.closed_letters == [("1/d1.1", None)]
    written = messages_of(await store.posts(table.id))
    assert [written[seat].user for seat in range(3)] == [ANN.id, dan.id, CEC.id]


async def test_a_stand_ins_choice_is_not_told_to_who_is_away(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    table = await started(tables, *PEOPLE, game=GAME)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    away = await tables.play.go_away(table.id, BOB.id)
    action = away.game.legal(away.state, 1)[0].text
    await tables.play.act_for_computer(table.id, 1, away.seq, action)
    async with publishing(tables, outbox, store, stage) as publisher:
        await idle(publisher)
    assert stage.closed_letters[0] == ("1/d1.1", None)
