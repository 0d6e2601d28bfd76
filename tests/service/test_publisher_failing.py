"""Posts that fail: retried later and later, suspended for a while, no burden for other tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from functools import partial
from types import SimpleNamespace

import pytest

from bot.delivery import publisher as publishing_module
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import OutboxItem, Posts, Store
from bot.tables.actors import TableLimits
from bot.tables.outbox import Outbox
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, HERE, act, fresh, started
from tests.service.publishing import idle, publishing
from tests.support.waiting import PATIENCE, until


class HangingStage(MemoryStage):
    """Requests for some tables' pictures never return."""

    hanging = True
    hung = 0

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        if self.hanging:
            self.hung += 1
            await asyncio.Event().wait()
        return await super().show_board(table, posts, news, called)


@pytest.mark.parametrize("method", ["show_lobby", "open_venue", "show_board"])
@pytest.mark.parametrize("fault", [Undelivered(Trouble.CLOSED, "no permission"), RuntimeError("502")])
async def test_what_fails_for_a_while_is_tried_again(
    tables: Tables, outbox: Outbox, store: Store, method: str, fault: Exception
) -> None:
    stage = MemoryStage()
    stage.faults[method] = [fault] * 3
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
    assert stage.faults[method] == []
    assert [board.seq for board in stage.boards] == [table.seq]
    assert await store.duties() == []


async def test_what_fails_is_tried_later_and_later(tables: Tables, outbox: Outbox, store: Store) -> None:
    stage = MemoryStage()
    stage.faults["show_lobby"] = [RuntimeError("502")] * 4
    begin = time.monotonic()
    async with publishing(tables, outbox, store, stage, pause=0.02) as publisher:
        await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
    assert time.monotonic() - begin >= 0.02 + 0.04 + 0.08 + 0.16
    assert len(stage.lobbies) == 1


async def test_after_so_many_failures_a_table_rests_and_its_duty_stays(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing_module, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(publishing_module, "ATTEMPTS", 5)
    stage = MemoryStage()
    stage.faults["show_lobby"] = [RuntimeError("502")] * 50
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        assert stage.tries == 5
        assert await store.duties() == [OutboxItem(table.id, "lobby", table.seq)]
        stage.faults.clear()
        publisher.take_up()  # the cause has changed
        await idle(publisher)
    assert await store.duties() == []


async def test_what_rests_is_taken_up_with_the_next_event_of_another_kind(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing_module, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(publishing_module, "ATTEMPTS", 2)
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)
        stage.faults["show_lobby"] = [RuntimeError("502")] * 2
        table = await tables.lobby.start(table.id, ANN, fresh())
        await idle(publisher)
        assert await store.duties() == [OutboxItem(table.id, "lobby", table.seq)]
        await act(tables, table)
        await idle(publisher)
    assert await store.duties() == []
    assert list(stage.lobbies.values())[-1][0] == table.id


async def test_what_is_our_own_mistake_is_not_tried_again_and_again(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["show_lobby"] = [Undelivered(Trouble.OURS, "400")] * 2
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await idle(publisher)
        assert stage.tries == 1
    assert await store.duties() == [OutboxItem(table.id, "lobby", table.seq)]


async def test_a_throttled_duty_waits_as_long_as_it_is_told_even_when_news_come(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, over, waits = MemoryStage(), asyncio.Event(), list[float]()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await over.wait()

    monkeypatch.setattr(publishing_module, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    stage.faults["show_lobby"] = [Undelivered(Trouble.THROTTLED, "429", wait=0.3)]
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await until(lambda: waits)
        table = await tables.lobby.join(table.id, BOB, fresh())
        await asyncio.sleep(0.05)
        assert (stage.tries, waits) == (1, [0.3])
        over.set()
        await idle(publisher)
    assert (stage.tries, stage.lobbies) == (2, {1: (table.id, table.seq)})


async def test_the_host_hears_once_that_the_table_can_not_be_shown(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "50013")] * 3
        await idle(publisher)
        stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "50013")]
        await act(tables, table)
        await idle(publisher)
    assert stage.hosts_told == [(table.id, ANN.id)]


async def test_a_request_that_hangs_holds_up_its_own_table_only(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = HangingStage()
    many = Tables(store, TableLimits(per_server=100, per_person=100), outbox=outbox)
    async with publishing(many, outbox, store, stage):
        stuck = [await started(many, ANN, computers=1) for _ in range(20)]
        await until(lambda: stage.hung == len(stuck))
        stage.hanging = False
        free = await started(many, ANN, computers=1)
        await until(lambda: stage.boards)
        for table in stuck:  # their computer players decide all the same
            await until(partial(is_due, many, table.id))
    assert {board.table_id for board in stage.boards} == {free.id}


async def is_due(tables: Tables, table_id: str) -> bool:
    """Whether the person in the first seat is to act."""
    return (await tables.get(table_id)).to_act == (0,)


async def test_what_still_fails_stays_in_the_file_for_the_next_start(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    stage.faults["show_board"] = [Undelivered(Trouble.CLOSED, "no permission")] * 10**4
    async with publishing(tables, outbox, store, stage):
        table = await started(tables)
        await asyncio.wait_for(stage.failed.wait(), PATIENCE)
    assert OutboxItem(table.id, "board", table.seq) in await store.duties()


async def test_news_are_seen_to_at_once_even_in_a_long_pause(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage, pause=3600) as publisher:
        stage.faults["show_lobby"] = [Undelivered(Trouble.CLOSED, "no permission")]
        table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
        await asyncio.wait_for(stage.failed.wait(), PATIENCE)
        table = await tables.lobby.join(table.id, BOB, fresh())
        await idle(publisher)  # has less patience than that pause
    assert stage.lobbies == {1: (table.id, table.seq)}


async def test_an_old_picture_that_keeps_its_buttons_is_no_reason_to_post_again(
    tables: Tables, outbox: Outbox, store: Store
) -> None:
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        table = await started(tables)
        await idle(publisher)
        stage.faults["retire_board"] = [RuntimeError("500")]
        while len(stage.boards) < 2:
            table = await act(tables, table)
            await idle(publisher)
    assert [board.seq for board in stage.boards] == [stage.boards[0].seq, table.seq]


async def test_what_was_given_up_is_looked_for_before_it_is_posted_again(
    tables: Tables, outbox: Outbox, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer may have been lost, and the picture may exist."""
    monkeypatch.setattr(publishing_module, "ATTEMPTS", 1)
    stage = MemoryStage()
    async with publishing(tables, outbox, store, stage) as publisher:
        stage.faults["show_board"] = [Undelivered(Trouble.PASSING, "lost")]
        table = await started(tables)
        await idle(publisher)
        assert stage.looked == []
        publisher.take_up()
        await idle(publisher)
    assert stage.looked == [(table.id, table.seq)]
    assert [board.seq for board in stage.boards] == [table.seq]
