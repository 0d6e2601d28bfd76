"""Retention: ended tables, and the data of servers that removed the bot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.club.store import ClubStore
from bot.store import Store
from bot.tables.actors import TableLimits
from bot.tables.personal.retention import BATCH, Retention
from bot.tables.preferences import Preferences, ServerSettings
from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB, HERE, fresh, refused, started
from tests.support.owners import expiry, owners
from tests.support.times import DAY

ELSEWHERE = replace(HERE, guild=8)


class House:
    """Tables with a clock that tests move."""

    def __init__(self, store: Store, days: int | None = None) -> None:
        self.now = 1_000_000_000.0
        self.preferences = Preferences(store.people)
        self.tables = Tables(store, TableLimits(1000, 1000), self.clock, preferences=self.preferences)
        self.retention = Retention(
            self.tables,
            store,
            owners(store, self.clock),
            self.preferences,
            self.clock,
            days=days,
            lost_days=30,
        )

    def clock(self) -> float:
        return self.now

    async def ended(self) -> str:
        table = await started(self.tables)
        await self.tables.end(table.id, ANN, fresh())
        return table.id


def left(path: Path) -> set[str]:
    """Returns every table of the file to which any row belongs."""
    kinds = ("waits", "followers", "posts", "duties", "events", "seats")
    with closing(sqlite3.connect(path)) as connection:
        looks = " UNION ".join(f"SELECT table_id FROM {kind}" for kind in kinds)
        return {row[0] for row in connection.execute(f"SELECT id FROM tables UNION {looks}")}


def hang_something_on(path: Path, table_id: str) -> None:
    """Adds rows of other subjects to a table."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO waits (table_id, seat, since) VALUES (?, 0, 1)", (table_id,))
        connection.execute("INSERT INTO followers VALUES (?, 5, 1)", (table_id,))
        connection.execute("INSERT INTO facts VALUES (?, '1/2')", (f"film:{table_id}",))
        connection.execute(
            "INSERT INTO posts (table_id, shown, private_messages) VALUES (?, 0, '{}')", (table_id,)
        )


async def test_ended_tables_are_deleted_after_their_days_and_no_others(store: Store, path: Path) -> None:
    house = House(store, days=10)
    old = [await house.ended() for _ in range(BATCH + 2)]
    hang_something_on(path, old[0])
    running = await started(house.tables)
    house.now += 5 * DAY
    young = await house.ended()
    house.now += 6 * DAY
    assert await house.retention.sweep(house.now) == len(old)
    assert left(path) == {running.id, young}
    assert await store.fact(f"film:{old[0]}") is None
    with refused("unknown-table"):
        await house.tables.get(old[0])
    assert (await house.tables.get(running.id)).phase == "playing"
    assert await house.retention.sweep(house.now) == 0


async def test_without_the_setting_nothing_is_ever_deleted(store: Store, path: Path) -> None:
    house = House(store)
    old = await house.ended()
    assert await house.retention.sweep(house.now + 10_000 * DAY) == 0
    assert left(path) == {old}


async def test_a_lost_server_is_closed_at_once_and_deleted_after_its_days(store: Store, path: Path) -> None:
    house = House(store)
    await house.preferences.change_server(HERE.guild, pace="day")
    running = await started(house.tables)
    other = await house.tables.lobby.open(ELSEWHERE, BOB, "kingdomino", fresh())
    assert await house.retention.lose(HERE.guild) == 1
    house.now += 29 * DAY
    await house.retention.lose(HERE.guild)  # a second notice: the first one counts
    assert await house.retention.sweep(house.now) == 0
    assert (await house.tables.row(running.id)).phase == "ended"
    house.now += DAY
    assert await house.retention.sweep(house.now) == 1
    assert left(path) == {other.id}
    assert await house.preferences.of_server(HERE.guild) == ServerSettings()
    assert await expiry(store).lost_servers() == {}


@pytest.mark.parametrize("after_a_start", [False, True])
async def test_tables_of_a_server_that_comes_back_within_a_month_can_be_reopened(
    store: Store, after_a_start: bool
) -> None:
    house = House(store)
    playing, lobby = (
        await started(house.tables),
        await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh()),
    )
    await house.retention.lose(HERE.guild)
    assert await store.duties() == []
    for table_id in (playing.id, lobby.id):
        table = await house.tables.get(table_id)
        assert (table.phase, table.terms.asleep) == ("ended", True)
    house.now += 20 * DAY
    await (house.retention.compare({HERE.guild}) if after_a_start else house.retention.find(HERE.guild))
    owed = {(item.table_id, item.kind) for item in await store.duties()}
    assert owed == {(playing.id, "lobby"), (playing.id, "board"), (lobby.id, "lobby")}
    assert (await house.tables.play.reopen(playing.id, ANN, fresh())).phase == "playing"
    assert (await house.tables.play.reopen(lobby.id, ANN, fresh())).phase == "lobby"


@pytest.mark.parametrize("after_a_start", [False, True])
async def test_a_server_that_comes_back_keeps_everything(
    store: Store, path: Path, after_a_start: bool
) -> None:
    house = House(store)
    await house.preferences.change_server(HERE.guild, pace="day")
    table = await started(house.tables)
    await house.retention.lose(HERE.guild)
    house.now += 20 * DAY
    if after_a_start:
        await house.retention.compare({HERE.guild})
    else:
        await house.retention.find(HERE.guild)
    house.now += 20 * DAY
    assert await house.retention.sweep(house.now) == 0
    assert left(path) == {table.id}
    assert (await Preferences(store.people).of_server(HERE.guild)).pace == "day"


async def test_nothing_of_a_server_goes_that_the_bot_is_in(store: Store, path: Path) -> None:
    """Despite the record of the removal: the bot may have come back without a notice."""
    house = House(store)
    table = await started(house.tables)
    await house.retention.lose(HERE.guild)
    careful = Retention(
        house.tables,
        store,
        owners(store),
        house.preferences,
        house.clock,
        days=None,
        lost_days=30,
        current_guilds=lambda: [HERE.guild],
    )
    assert await careful.sweep(house.now + 99 * DAY) == 0
    assert left(path) == {table.id}
    assert await expiry(store).lost_servers() == {}


async def test_of_other_processes_servers_nothing_is_closed_and_nothing_goes(
    store: Store, path: Path
) -> None:
    house = House(store)
    table = await started(house.tables)
    another = Retention(
        house.tables,
        store,
        owners(store),
        house.preferences,
        house.clock,
        days=None,
        lost_days=30,
        ours=lambda guild: guild != HERE.guild,
    )
    await another.compare(())
    assert await expiry(store).lost_servers() == {}
    assert (await house.tables.get(table.id)).phase == "playing"
    await house.retention.lose(HERE.guild)
    assert await another.sweep(house.now + 99 * DAY) == 0
    assert left(path) == {table.id}


async def test_a_server_that_was_lost_while_the_bot_slept_is_found_out(store: Store, path: Path) -> None:
    house = House(store)
    ended = await house.ended()
    await house.tables.lobby.open(ELSEWHERE, BOB, "kingdomino", fresh())
    await house.retention.compare({ELSEWHERE.guild})
    assert set(await expiry(store).lost_servers()) == {HERE.guild}
    assert await house.retention.sweep(house.now + 31 * DAY) == 1
    assert ended not in left(path)


async def test_what_came_of_games_tells_of_a_server_too(store: Store, path: Path) -> None:
    """Its tables may be long gone, and it may have no settings."""
    house = House(store, days=1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO ratings VALUES (5, 'kingdomino', ?, 25, 8, 1)", (ELSEWHERE.guild,))
        connection.execute("INSERT INTO ratings VALUES (5, 'kingdomino', 0, 25, 8, 1)")
        connection.execute(
            "INSERT INTO daily_results VALUES ('2026-11-16', 5, ?, 'Eve', 'kingdomino', 9, 1, '', 0)",
            (HERE.guild,),
        )
    await house.retention.compare(())
    assert set(await expiry(store).lost_servers()) == {HERE.guild, ELSEWHERE.guild}
    await house.retention.sweep(house.now + 31 * DAY)
    assert [rating.guild for rating in await ClubStore(store.database).ratings_of(5)] == [0]
    assert await expiry(store).servers() == []
