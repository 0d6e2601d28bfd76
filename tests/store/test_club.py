"""Results and ratings in the store, on each database: counted once, equal if recounted, removed in parts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from bot.features.club.store import ClubStore
from bot.store import EVERYWHERE, Address, Counted, ResultRow, Store, StoreAway, Strength, Where
from bot.store.result_rows import write_results
from bot.tables.rating.ratings import rate
from tests.store.behind import run
from tests.store.samples import ANN, BOB, GUILD, after, event, table
from tests.support.owners import erasure, expiry

CEC = 3
EVERYTHING = ("results", "rated_games", "ratings")


def results(
    table_id: str, *users: int, guild: int = GUILD, at: float = 1.0, everywhere: bool = False
) -> list[ResultRow]:
    """A rated game of these people, in the order of their places."""
    return [
        ResultRow(
            table_id=table_id,
            seat=seat,
            nth=0,
            user=user,
            name=f"Łucja {user} 🏰",
            guild=guild,
            game="kingdomino",
            variant='{"harmony":true}',
            seats=len(users),
            points=None if seat else 50,
            place=seat + 1,
            rated=True,
            feat=seat == 0,
            everywhere=everywhere,
            began=at - 1,
            at=at,
            facts='{"crowns":3}',
        )
        for seat, user in enumerate(users)
    ]


async def write(store: Store, *games: list[ResultRow]) -> None:
    every = [one for game in games for one in game]
    await store._database.transact(lambda connection: write_results(connection, every))


def stored(where: Where) -> list[list[tuple[object, ...]]]:
    return [sorted(run(where, f"SELECT * FROM {name}"), key=repr) for name in EVERYTHING]


async def count_all(store: Store) -> None:
    for table_id in await store.results.uncounted():
        await store.results.count(table_id, rate)


async def test_results_come_with_the_event_that_ends_a_game_and_are_read_as_written(store: Store) -> None:
    row, game = table(), results("AAAAAA", ANN, BOB)
    await store.insert(row, event(), [])
    await store.save(after(row), event(2), [], results=game)
    assert await ClubStore(store.database).of_table("AAAAAA") == game
    assert (
        await ClubStore(store.database).of_server(GUILD)
        == await ClubStore(store.database).of_server(GUILD, "kingdomino")
        == game
    )
    assert [step.row for step in await ClubStore(store.database).of_person(ANN, None)] == game[:1]
    assert await ClubStore(store.database).beside(ANN, GUILD) == game[1:]
    assert await ClubStore(store.database).games_of(GUILD) == [("kingdomino", 1)]
    assert await store.results.uncounted() == ["AAAAAA"]


async def test_games_are_counted_in_the_order_of_their_ends_and_only_once(store: Store, where: Where) -> None:
    await write(store, results("LATER", BOB, ANN, at=9.0), results("FIRST", ANN, BOB, CEC, at=5.0))
    assert await store.results.uncounted() == ["FIRST", "LATER"]
    await count_all(store)
    counted = stored(where)
    assert run(where, "SELECT table_id, number FROM rated_games ORDER BY number") == [
        ("FIRST", 1),
        ("LATER", 2),
    ]
    await store.results.count("FIRST", rate)
    assert stored(where) == counted
    assert {one.user: one.games for one in await ClubStore(store.database).ratings(GUILD, "kingdomino")} == {
        ANN: 2,
        BOB: 2,
        CEC: 1,
    }
    history = await ClubStore(store.database).of_person(ANN, GUILD)
    assert [step.row.table_id for step in history] == ["FIRST", "LATER"]
    assert history[1].here is not None
    assert history[1].here[0] > 25.0  # her rating after the first


async def test_counting_anew_gives_the_same_and_knows_who_was_forgotten(store: Store, where: Where) -> None:
    await write(store, results("A", ANN, BOB, everywhere=True), results("B", BOB, CEC, at=2.0))
    await count_all(store)
    await erasure(store).finish(ANN)
    before = stored(where)
    run(where, "UPDATE ratings SET mu = mu + 1")
    assert await store.results.recount(rate) == 2
    assert stored(where) == before
    assert ANN not in {row[0] for row in run(where, 'SELECT "user" FROM ratings')}


async def test_of_a_lost_server_only_what_counts_everywhere_is_left(store: Store, where: Where) -> None:
    await write(store, results("A", ANN, BOB, everywhere=True), results("B", BOB, CEC, at=2.0))
    await write(store, results("C", ANN, CEC, guild=8, at=3.0))
    await count_all(store)
    await expiry(store).lose(GUILD, 1.0)
    await expiry(store).delete_server(GUILD)
    assert [row[0] for row in run(where, "SELECT table_id FROM rated_games ORDER BY table_id")] == ["A", "C"]
    assert {row[0] for row in run(where, "SELECT guild FROM results")} == {EVERYWHERE, 8}
    assert await ClubStore(store.database).ratings(GUILD, "kingdomino") == []
    assert len(await ClubStore(store.database).ratings(EVERYWHERE, "kingdomino")) == 2


async def test_what_is_told_anew_changes_what_the_game_tells_and_nothing_else(store: Store) -> None:
    game = results("A", ANN, BOB)
    await write(store, game)
    told = [replace(one, points=7, place=1, name="Somebody", user=None) for one in game]
    await store.results.put(told)
    assert await ClubStore(store.database).of_table("A") == [replace(one, points=7, place=1) for one in game]


async def test_who_hides_is_known(store: Store) -> None:
    await store.people.set_settings(ANN, '{"hidden": true}')  # JSON may have a space here
    await store.people.set_settings(CEC, '{"hidden":true}')
    await store.people.set_settings(CEC, "{}")  # and shows themselves again
    await store.people.set_settings(BOB, '{"hidden":false}')
    assert await ClubStore(store.database).hidden() == {ANN}


@pytest.fixture
async def stores(database: Address) -> AsyncIterator[list[Store]]:
    """The same database as three processes see it."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Store.open(database, prepared=True)) for _ in range(3)]


async def test_of_processes_that_count_at_once_each_game_is_counted_by_one(
    stores: list[Store], database: Address
) -> None:
    await write(stores[0], *(results(f"T{number}", ANN, BOB, at=number) for number in range(8)))
    await asyncio.gather(*(stores[n % 3].results.count(f"T{n}", rate) for n in range(8)))
    await asyncio.gather(*map(count_all, stores))
    numbers = run(database, "SELECT number FROM rated_games ORDER BY number")
    assert numbers == [(number,) for number in range(1, 9)]
    assert {one.games for one in await ClubStore(stores[0].database).ratings(GUILD, "kingdomino")} == {8}


def slowly(befores: Sequence[Strength | None], places: Sequence[int]) -> list[Counted]:
    time.sleep(0.2)
    return rate(befores, places)


async def test_counting_everything_anew_takes_as_long_as_it_takes(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press has a time limit; a command has none."""
    async with Store.open(database, prepared=True) as store:
        await write(store, results("A", ANN, BOB), results("B", BOB, CEC, at=2.0))
    monkeypatch.setattr("bot.store.postgres.database.WRITING_SECONDS", 0.2)
    async with Store.open(database, prepared=True) as hasty:
        with pytest.raises(StoreAway):
            await hasty.results.recount(slowly)
    async with Store.open(database, prepared=True, patient=True) as patient:
        assert await patient.results.recount(slowly) == 2
