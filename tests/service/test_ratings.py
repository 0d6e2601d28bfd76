"""Ratings order players of known strength, count every game once, and are the same after a recount."""

from __future__ import annotations

import argparse
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli import ratings_command as command
from bot.features.club.store import ClubStore
from bot.store import Counted, ResultRow, Store, Strength
from bot.store.result_rows import write_results
from bot.store.sqlite.writer import Transaction
from bot.tables.actors import Person, TableLimits
from bot.tables.personal.forgetting import Forgetting
from bot.tables.preferences import Preferences
from bot.tables.rating.ratings import START, Ratings, rate, shown
from bot.tables.rating.recompute_ratings import Rebuilt, rebuild
from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB, CEC, fresh
from tests.service.rated import rated, stored, to_the_end
from tests.service.test_results import nobody_absent
from tests.soak import SOAK
from tests.support.owners import expiry, owners

GAMES = 10_000 if SOAK else 3_000
STORED = 2_000 if SOAK else 500
PLAYERS = 40
EVERYTHING = "results", "rated_games", "ratings"


def played(
    number: int, places: dict[int, int], *, guild: int = 7, everywhere: bool = False
) -> list[ResultRow]:
    """The results of a rated game."""
    return [
        ResultRow(
            table_id=f"T{number:05}",
            seat=seat,
            nth=0,
            user=user,
            name=f"P{user}",
            guild=guild,
            game="kingdomino",
            variant="{}",
            seats=len(places),
            points=100 - place,
            place=place,
            rated=True,
            feat=True,
            everywhere=everywhere,
            began=float(number),
            at=float(number) + 0.5,
        )
        for seat, (user, place) in enumerate(places.items())
    ]


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Spearman's, for values without ties."""

    def ranks(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=lambda n: values[n])
        return [order.index(n) for n in range(len(values))]

    count = len(one)
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (count * (count**2 - 1))


def test_thousands_of_games_order_players_of_known_strength() -> None:
    rng = random.Random(17)
    skill = {user: rng.gauss(0, 1) for user in range(PLAYERS)}
    ratings: dict[int, Strength] = {}
    for _ in range(GAMES):
        users = rng.sample(range(PLAYERS), rng.choice((2, 3, 4)))
        luck = {user: skill[user] + rng.gauss(0, 1.5) for user in users}  # much of it is chance
        places = [1 + sum(luck[other] > luck[user] for other in users) for user in users]
        for user, counted in zip(users, rate([ratings.get(user) for user in users], places), strict=True):
            ratings[user] = counted.after
    found = [float(shown(ratings[user])) for user in range(PLAYERS)]
    assert rank_correlation([skill[user] for user in range(PLAYERS)], found) >= 0.9
    by_number = rank_correlation([float(user) for user in range(PLAYERS)], found)
    assert abs(by_number) < 0.5  # the measure tells an order from none


def test_a_tie_moves_equals_by_the_same_and_winning_is_better_than_a_tie() -> None:
    tied = rate([None, None], [1, 1])
    won = rate([None, None], [1, 2])
    assert tied[0].after == pytest.approx(tied[1].after)
    assert tied[0].after[0] == pytest.approx(START[0])
    assert won[1].after[0] < tied[1].after[0] <= tied[0].after[0] < won[0].after[0]
    three = rate([None] * 3, [1, 2, 2])
    assert three[1].after == pytest.approx(three[2].after)
    assert three[0].before == START
    assert shown(START) == 1000


async def fill(store: Store, path: Path, games: int, *, everywhere: bool = False) -> None:
    """Writes `games` rated games to the file, none of them counted."""
    rng = random.Random(games)
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(games):
            users = rng.sample(range(1, 21), rng.choice((2, 3, 4)))
            places = [1 + rng.randrange(len(users)) for _ in users]
            rows = played(number, dict(zip(users, places, strict=True)), everywhere=everywhere)
            write_results(Transaction(connection), rows)


async def test_counting_one_more_game_costs_as_much_after_many_as_after_few(store: Store, path: Path) -> None:
    """By the processor's time, within one run: a second would be a thousand times as much."""
    ratings = Ratings(store)
    rate([None, None], [1, 2])

    async def cost(first: int) -> float:
        with closing(sqlite3.connect(path)) as connection, connection:
            for number in range(first, first + 30):
                write_results(Transaction(connection), played(number, {1: 1, 2: 2, 3: 3, 4: 4}))
        began = time.process_time()
        assert await ratings.count() == 30
        return (time.process_time() - began) / 30

    few = min([await cost(first) for first in (10_000, 11_000, 12_000)])
    await fill(store, path, STORED)
    assert await ratings.count() == STORED
    many = min([await cost(first) for first in (20_000, 21_000, 22_000)])
    assert many < 5 * few
    assert many < 1.0


async def test_a_game_is_counted_once_whenever_the_bot_is_stopped(store: Store, path: Path) -> None:
    """Before it is counted, in the middle of it, and after it."""
    await fill(store, path, 3)
    ratings = Ratings(store)

    def dies(befores: Any, places: Any) -> list[Counted]:
        raise KeyboardInterrupt

    before = [stored(path, name) for name in EVERYTHING]
    [first, *_] = await store.results.uncounted()
    with pytest.raises(KeyboardInterrupt):
        await store.results.count(first, dies)
    assert [stored(path, name) for name in EVERYTHING] == before
    assert await ratings.count() == 3
    counted = [stored(path, name) for name in EVERYTHING]
    assert await ratings.count() == 0
    await store.results.count(first, rate)
    assert [stored(path, name) for name in EVERYTHING] == counted
    assert sum(one.games for one in await ClubStore(store.database).ratings(7, "kingdomino")) == len(
        counted[0]
    )


async def test_counting_anew_gives_the_same_numbers_to_the_last_bit(
    store: Store, path: Path, tmp_path: Path
) -> None:
    """Real games of several kinds with people who leave, agree to ratings everywhere, and are forgotten."""
    preferences = Preferences(store.people)
    tables = Tables(store, TableLimits(per_server=100, per_person=100), preferences=preferences)
    rng, people = random.Random(3), [Person(number, f"P{number}") for number in range(1, 6)]
    for person in people[:3]:
        await preferences.change(person.id, everywhere=True)
    for number in range(12):
        seated = rng.sample(people, rng.choice((2, 3)))
        table = await rated(tables, *seated, computers=number % 2)
        if number % 4 == 3 and len(seated) == 3:
            await tables.leave(table.id, seated[2], fresh())
        await to_the_end(tables, table, rng)
    await Forgetting(tables, store, preferences, nobody_absent, owners(store)).forget(people[0].id)
    await to_the_end(tables, await rated(tables, people[1], people[2]), rng)
    gone = (await ClubStore(store.database).of_person(people[3].id, None))[0].row.table_id
    await expiry(store).delete(gone)  # its time was over; the result stays
    before = [stored(path, name) for name in EVERYTHING]
    assert {row[2] for row in before[2]} == {0, 7}
    assert await rebuild(store) == Rebuilt(games=12, rated=13)
    assert [stored(path, name) for name in EVERYTHING] == before
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = mu + 1")
        connection.execute(
            "UPDATE results SET place = 1, points = 0, facts = '{}' WHERE table_id <> ?", (gone,)
        )
    await rebuild(store)
    assert [stored(path, name) for name in EVERYTHING] == before


async def test_games_from_before_there_were_ratings_are_found_by_counting_anew(
    tables: Tables, store: Store, path: Path
) -> None:
    for _ in range(2):
        await to_the_end(tables, await rated(tables, ANN, BOB, CEC))
    before = [stored(path, name) for name in EVERYTHING]
    with closing(sqlite3.connect(path)) as connection, connection:
        for name in EVERYTHING:
            connection.execute(f"DELETE FROM {name}")
    assert await rebuild(store) == Rebuilt(games=2, rated=2)
    assert [stored(path, name) for name in EVERYTHING] == before


async def test_a_table_that_can_not_be_read_counts_as_it_was_noted(
    tables: Tables, store: Store, path: Path
) -> None:
    table = await to_the_end(tables, await rated(tables, ANN, BOB))
    before = [stored(path, name) for name in EVERYTHING]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET state = '{}' WHERE id = ?", (table.id,))
    assert await rebuild(store) == Rebuilt(games=1, rated=1, unreadable=1)
    assert [stored(path, name) for name in EVERYTHING] == before


async def test_only_those_who_agreed_have_a_rating_over_all_servers(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        write_results(Transaction(connection), played(1, {1: 1, 2: 2}, guild=7, everywhere=True))
        write_results(Transaction(connection), played(2, {1: 1, 3: 2}, guild=8, everywhere=True))
        write_results(Transaction(connection), played(3, {2: 1, 4: 2}, guild=8))
    await Ratings(store).count()
    games = {one.user: one.games for one in await ClubStore(store.database).ratings(0, "kingdomino")}
    assert games == {1: 2, 2: 1, 3: 1}
    assert {one.user for one in await ClubStore(store.database).ratings(8, "kingdomino")} == {1, 2, 3, 4}


def test_the_command_counts_anew_and_says_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the package's command calls it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path / "castellan.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "nobody's")
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    assert command.run(parser.parse_args(["--rebuild"])) == 0
    said = capsys.readouterr()
    assert said.out == "Read 0 finished games and counted 0 rated ones.\n"
    assert said.err == ""
