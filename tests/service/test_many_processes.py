"""Several processes on one database: races, the lease of a table, the leader, stale caches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery import ownership as sharing_module
from bot.delivery.ownership import LeaseHolder
from bot.delivery.publisher import Publisher
from bot.delivery.undelivered import Trouble, Undelivered
from bot.process.invalidation import PeerListener
from bot.store import Address, Store
from bot.tables.outbox import Outbox
from bot.tables.preferences import Preferences
from bot.tables.retry import TIMES
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, HERE, act, any_action, due, fresh, refused, started
from tests.support.lease_time import pass_time
from tests.support.waiting import PATIENCE, until

LONG = 3600.0


class House:
    """The part of one process that is about tables; `ours` are the servers of its shards."""

    def __init__(self, store: Store, ours: Callable[[int], bool]) -> None:
        assert store.leases is not None
        assert store.news is not None
        self.store = store
        self.leases = store.leases
        outbox = Outbox()
        self.preferences = Preferences(store.people)
        self.tables = Tables(store, outbox=outbox, preferences=self.preferences)
        self.lease_holder = LeaseHolder(store.leases, outbox, ours)
        self.peers = PeerListener(store.news, self.lease_holder, self.tables, self.preferences)
        self.stage = MemoryStage()
        self.studio = Studio()
        self.publisher = Publisher(
            self.tables, outbox, store, self.stage, self.studio, pause=0.01, holder=self.lease_holder
        )

    async def start(self) -> None:
        await self.publisher.start()
        self.peers.start(self.publisher)

    async def stop(self) -> None:
        await self.publisher.stop()
        await self.peers.stop()
        self.studio.close()

    async def die(self) -> None:
        """Stops without releasing anything."""
        self.lease_holder._leases = SimpleNamespace(release=nothing)  # type: ignore[assignment]
        await self.stop()


async def nothing(*args: object) -> None:
    pass


async def until_shown(house: House, table_id: str) -> None:
    await until(lambda: [table for table, _ in house.stage.lobbies.values() if table == table_id])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds come often, but nothing is over before a test says so."""
    monkeypatch.setattr(sharing_module, "BEAT", 0.1)
    for name in ("LEASE", "GRACE", "LINGER", "REST"):
        monkeypatch.setattr(sharing_module, name, LONG)


@pytest.fixture
async def houses(database: Address) -> AsyncIterator[list[House]]:
    """The first process has no server of ours, the second has them all."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(Store.open(database, prepared=True)) for _ in range(2)]
        made = [House(store, lambda guild, own=own: own) for own, store in enumerate(stores)]  # type: ignore[misc]
        yield made
        for house in made:
            await house.stop()


async def test_what_another_process_wrote_is_read_before_a_change(houses: list[House]) -> None:
    one, other = houses
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await other.tables.lobby.join(table.id, BOB, fresh())
    joined = await one.tables.lobby.join(table.id, CEC, fresh())
    assert joined.names == ("Ann", "Bob", "Cec")


async def test_nobody_is_refused_for_what_is_no_longer_so(houses: list[House]) -> None:
    one, other = houses
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await one.tables.lobby.join(table.id, BOB, fresh())
    await other.tables.get(table.id)  # remembered in its lobby
    playing = await one.tables.lobby.start(table.id, ANN, fresh())
    assert (await act(other.tables, playing)).seq == playing.seq + 1


async def test_whoever_presses_sees_the_table_as_it_is_before_any_news_have_come(houses: list[House]) -> None:
    one, other = houses
    table = await started(one.tables, ANN, BOB)
    await other.tables.get(table.id)
    await act(one.tables, table)
    assert (await other.tables.get(table.id)).seq == table.seq  # this process does not listen
    await other.tables.row(table.id)  # as every press does first
    assert (await other.tables.get(table.id)).seq == table.seq + 1


def between(monkeypatch: pytest.MonkeyPatch, house: House, happens: Callable[[], Awaitable[object]]) -> None:
    """Makes something happen between reading and writing, each time that this process writes."""
    save = house.store.save

    async def late(*args: Any, **kwargs: Any) -> None:
        await happens()
        await save(*args, **kwargs)

    monkeypatch.setattr(house.store, "save", late)


async def test_a_change_that_was_overtaken_is_made_once_more(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = houses
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    others = iter([BOB])

    async def another_joins() -> None:
        for person in others:
            await other.tables.lobby.join(table.id, person, fresh())

    between(monkeypatch, one, another_joins)
    joined = await one.tables.lobby.join(table.id, CEC, fresh())
    assert joined.names == ("Ann", "Bob", "Cec")
    assert [entry.verb for entry in await one.store.log(table.id)] == ["opened", "joined", "joined"]


async def test_who_is_overtaken_again_and_again_is_told_to_look(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = houses
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    tries = 0

    async def somebody_is_quicker() -> None:
        nonlocal tries
        tries += 1
        await (other.tables.lobby.join if tries % 2 else other.tables.leave)(table.id, BOB, fresh())

    between(monkeypatch, one, somebody_is_quicker)
    with refused("outdated"):
        await one.tables.lobby.join(table.id, CEC, fresh())
    assert tries == TIMES


async def test_a_press_of_an_earlier_moment_is_refused_wherever_it_arrives(houses: list[House]) -> None:
    one, other = houses
    table = await started(one.tables, ANN, BOB)
    before = await other.tables.get(table.id)
    await act(one.tables, table)
    with refused("outdated"):
        await other.tables.play.act(
            table.id, due(before), before.to_act[0], before.seq, any_action(before), fresh()
        )


async def test_the_same_interaction_at_two_processes_is_carried_out_once(houses: list[House]) -> None:
    one, other = houses
    table = await started(one.tables, ANN, BOB)
    await other.tables.get(table.id)
    while table.phase == "playing" and table.seq < 20:
        request = fresh()
        both = await asyncio.gather(
            *(act(house.tables, table, request) for house in houses), return_exceptions=True
        )
        codes = [getattr(result, "code", None) for result in both]
        assert sorted(codes, key=str) == [None, "already-done"]
        table = await other.tables.get(table.id, table.seq + 1)
    log = await one.store.log(table.id)
    assert [entry.seq for entry in log] == list(range(1, table.seq + 1))
    assert len({entry.request for entry in log}) == len(log)


async def test_a_table_is_shown_by_the_process_of_its_server_whoever_writes(houses: list[House]) -> None:
    one, other = houses
    for house in houses:
        await house.start()
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await until_shown(other, table.id)
    assert not one.stage.lobbies
    await one.tables.lobby.join(table.id, BOB, fresh())
    await until(lambda: (table.id, 2) in other.stage.lobbies.values())
    assert (await other.tables.get(table.id)).names == ("Ann", "Bob")  # the rows read before are forgotten


async def test_a_table_that_is_changed_elsewhere_is_read_anew_when_it_is_looked_at(
    houses: list[House],
) -> None:
    one, other = houses
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    one.publisher.add = lambda item, *, maybe_delivered=False: None  # type: ignore[method-assign]
    listens = asyncio.Event()
    one.publisher.take_up = listens.set  # type: ignore[method-assign]
    await one.start()
    await asyncio.wait_for(listens.wait(), PATIENCE)
    await one.tables.get(table.id)
    await other.tables.lobby.join(table.id, BOB, fresh())

    async def is_known() -> bool:
        return (await one.tables.get(table.id)).names == ("Ann", "Bob")

    await until(is_known)


async def test_nothing_is_remembered_of_tables_that_are_not_there(houses: list[House]) -> None:
    one, _ = houses
    for number in range(3):
        with refused("unknown-table"):
            await one.tables.get(f"NONE{number}")
    assert one.tables._ledger._reading == set()


async def test_what_nobody_sees_to_is_done_by_another_after_a_while(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = houses
    await one.start()
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await until(lambda: table.id in one.lease_holder._seen)
    assert not one.stage.lobbies
    monkeypatch.setattr(sharing_module, "GRACE", 0.0)
    await until_shown(one, table.id)
    await until(lambda: houses[1].leases.take(f"table {table.id}", 1))  # and given back


async def test_what_a_dead_process_held_is_taken_over(houses: list[House], database: Address) -> None:
    one, other = houses
    await other.start()
    other.stage.faults["show_lobby"] = [Undelivered(Trouble.PASSING, "not now")] * 1000
    table = await other.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await asyncio.wait_for(other.stage.failed.wait(), PATIENCE)
    await one.start()
    await other.die()
    await one.lease_holder._look()
    assert not one.publisher.is_busy(table.id)  # not before its lease is over
    pass_time(database, LONG)
    await until_shown(one, table.id)


async def test_a_process_that_ends_gives_back_at_once_what_it_held(houses: list[House]) -> None:
    one, other = houses
    await other.start()
    table = await other.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await until_shown(other, table.id)
    assert not await one.leases.take(f"table {table.id}", 1)
    await other.stop()
    assert await one.leases.take(f"table {table.id}", 1)


async def test_what_is_being_given_back_is_asked_for_anew(houses: list[House]) -> None:
    """Between the request to release a lease and its answer, the table no longer counts as ours."""
    one, _ = houses
    await one.publisher.start()
    one.lease_holder._publishing = one.publisher
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    assert await one.lease_holder.may(table.id)
    one.lease_holder._used.clear()
    release, asked = one.leases.release, []

    async def slowly(held: Any = None) -> None:
        asked.append(one.lease_holder.sees_to(table.id, HERE.guild))
        await release(held)

    one.leases.release = slowly  # type: ignore[method-assign]
    await one.lease_holder._prolong()
    assert asked == [False]
    assert await houses[1].leases.take(f"table {table.id}", 1)


async def test_what_can_not_be_done_for_another_process_is_left_to_it(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a process of the table's server learns when it can be done."""
    one, other = houses
    monkeypatch.setattr(sharing_module, "GRACE", 0.0)
    await one.start()
    one.stage.faults["show_lobby"] = [Undelivered(Trouble.OURS, "never")] * 1000
    table = await one.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await asyncio.wait_for(one.stage.failed.wait(), PATIENCE)
    await until(lambda: not one.publisher.waits(table.id) and not one.lease_holder._held)
    await other.start()
    await until_shown(other, table.id)


async def test_who_was_taken_over_notes_nothing(houses: list[House], database: Address) -> None:
    """A process that stood still for too long: it records nothing that it has shown, and nothing breaks."""
    one, other = houses
    await other.start()
    table = await other.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await until_shown(other, table.id)
    other.leases.prolong = lambda held, seconds: asyncio.sleep(0, set(held))  # type: ignore[method-assign]

    async def is_taken() -> bool:
        pass_time(database, LONG)
        return await one.leases.take(f"table {table.id}", LONG)

    await until(is_taken)
    before = await one.store.posts(table.id)
    await other.tables.lobby.join(table.id, BOB, fresh())
    await until(lambda: (table.id, 2) in other.stage.lobbies.values())
    await asyncio.sleep(0.2)
    assert await one.store.posts(table.id) == before
    assert [item.kind for item in await one.store.duties()] == ["lobby"]


async def test_settings_that_are_changed_elsewhere_are_read_anew(houses: list[House]) -> None:
    one, other = houses
    for house in houses:
        await house.start()
    assert (await other.preferences.of(1)).lang is None
    assert (await other.preferences.of_server(7)).lang is None
    await one.preferences.change(1, lang="pl")
    await one.preferences.change_server(7, lang="ru")

    async def are_known() -> bool:
        person, server = await other.preferences.of(1), await other.preferences.of_server(7)
        return (person.lang, server.lang) == ("pl", "ru")

    await until(are_known)


async def test_a_setting_is_changed_on_top_of_what_another_process_wrote(houses: list[House]) -> None:
    one, other = houses
    await other.preferences.of(1)  # cached, and it does not listen
    await one.preferences.change(1, lang="pl")
    changed = await other.preferences.change(1, daily_list=True)
    assert (changed.lang, changed.daily_list) == ("pl", True)


class Time:
    """Records the calls of a new leader to the reminders."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def come_up(self) -> None:
        self.asked.append("come up")

    async def take_over(self) -> None:
        self.asked.append("take over")


async def test_one_goes_round_and_time_is_lost_only_when_nobody_ran(
    houses: list[House], database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = houses
    monkeypatch.setattr("bot.process.invalidation.OUTAGE", LONG)
    mine, yours = Time(), Time()
    assert await one.peers.is_leader(mine)  # type: ignore[arg-type]
    assert await one.peers.is_leader(mine)  # type: ignore[arg-type]
    assert not await other.peers.is_leader(yours)  # type: ignore[arg-type]
    assert (mine.asked, yours.asked) == (["come up"], [])
    await one.leases.release()
    assert await other.peers.is_leader(yours)  # type: ignore[arg-type]
    assert not await one.peers.is_leader(mine)  # type: ignore[arg-type]
    assert yours.asked == ["take over"]
    pass_time(database, 3 * LONG)
    assert await one.peers.is_leader(mine)  # type: ignore[arg-type]
    assert mine.asked == ["come up", "come up"]
