"""The club: the contents of a page, a top and feats, and the parts that a person can hide."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.features.club.service import POINTS, Club
from bot.features.club.store import ClubStore
from bot.store import ResultRow, Store
from bot.store.result_rows import write_results
from bot.store.sqlite.writer import Transaction
from bot.tables.preferences import Preferences
from bot.tables.rating.ratings import Ratings, shown
from tests.service.playing import refused
from tests.service.test_ratings import played

ANN, BOB, CEC, DEE = 1, 2, 3, 4
KINDS = ("largest_area",)


@pytest.fixture
def preferences(store: Store) -> Preferences:
    return Preferences(store.people)


@pytest.fixture
def club(store: Store, preferences: Preferences) -> Club:
    return Club(ClubStore(store.database), preferences)


def written(path: Path, *games: list[ResultRow]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for rows in games:
            write_results(Transaction(connection), rows)


def facts(rows: list[ResultRow], *areas: int, **kinds: int) -> list[ResultRow]:
    """Returns the rows with these largest areas, and these counts of each kind for all players."""
    return [
        replace(row, facts=json.dumps({"best": {"largest_area": area}, "kinds": kinds}))
        for row, area in zip(rows, areas, strict=True)
    ]


async def test_a_page_tells_games_places_rating_favourites_and_opponents(
    club: Club, store: Store, path: Path
) -> None:
    games = [played(n, {ANN: 1, BOB: 2, CEC: 3}) for n in range(3)]
    games += [played(3, {BOB: 1, ANN: 2}), played(4, {ANN: 1, BOB: 1})]
    games[0] = facts(games[0], 5, 6, 7, wheat=4, forest=9)
    games[1] = facts(games[1], 5, 6, 7, wheat=4, mine=1, water=2)
    left = replace(played(5, {ANN: 4, DEE: 1})[0], seats=3, points=None)
    other = [replace(row, game="dragon_castle", rated=False) for row in played(6, {ANN: 1})]
    written(path, *games, [left], other)
    await Ratings(store).count()
    page = await club.page(ANN, ANN, 7)
    assert page is not None
    assert page.name == "P1"
    assert [(one.key, one.games, one.wins, one.best) for one in page.games] == [
        ("kingdomino", 6, 4, 99),
        ("dragon_castle", 1, 0, 99),  # a solo game beats no player
    ]
    assert page.games[0].mean == pytest.approx((99 * 4 + 98) / 5)
    assert page.places == ((1, 4), (2, 1), (3, 1))  # leaving for good is the last place
    assert page.road == 3
    assert page.favourites == (("forest", 9), ("wheat", 8), ("water", 2))
    assert [(one.name, one.games) for one in page.opponents] == [("P2", 5), ("P3", 3)]
    [now] = [one for one in await ClubStore(store.database).ratings_of(ANN) if one.guild == 7]
    assert page.history[0] == 1000
    assert page.history[-1] == shown((now.mu, now.sigma)) == page.games[0].rating
    assert len(page.history) == now.games + 1 == 6  # the game with a single result did not count
    asked = await club.page(ANN, ANN, 7, "dragon_castle")
    assert asked is not None
    assert (asked.chosen, asked.history, asked.places) == ("dragon_castle", (), ())


async def test_a_page_is_of_one_server_and_ones_own_of_all_of_them(
    club: Club, store: Store, path: Path, preferences: Preferences
) -> None:
    written(
        path,
        played(1, {ANN: 1, BOB: 2}, guild=7, everywhere=True),
        played(2, {ANN: 1, BOB: 2}, guild=8, everywhere=True),
        played(3, {ANN: 1, BOB: 2}, guild=8, everywhere=True),
    )
    await Ratings(store).count()
    here, all_over = await club.page(ANN, ANN, 7), await club.page(ANN, ANN, None)
    assert here is not None
    assert all_over is not None
    assert (here.games[0].games, all_over.games[0].games) == (1, 3)
    assert (here.everywhere, all_over.history) == (None, ())  # not shown before the player agrees
    await preferences.change(ANN, everywhere=True)
    here, all_over = await club.page(ANN, ANN, 7), await club.page(ANN, ANN, None)
    assert here is not None
    assert all_over is not None
    assert len(all_over.history) == 4
    assert here.everywhere == all_over.history[-1] > here.history[-1]
    with refused("hidden-person"):
        await club.page(ANN, BOB, None)
    assert await club.page(ANN, ANN, 9) is None


async def test_who_hides_is_seen_by_nobody_else(
    club: Club, store: Store, path: Path, preferences: Preferences
) -> None:
    best = facts(played(1, {ANN: 1, BOB: 2, CEC: 3}), 9, 5, 5)
    written(path, best, facts(played(2, {ANN: 1, BOB: 2, CEC: 3}), 4, 4, 4))
    await Ratings(store).count()
    assert [line.user for line in await club.top(7, "kingdomino")] == [ANN, BOB, CEC]
    await preferences.change(ANN, hidden=True)
    with refused("hidden-person"):
        await club.page(ANN, BOB, 7)
    assert await club.page(ANN, ANN, 7) is not None
    others = await club.page(BOB, BOB, 7)
    assert others is not None
    assert [one.name for one in others.opponents] == ["P3"]
    assert [(line.place, line.user) for line in await club.top(7, "kingdomino")] == [(1, BOB), (2, CEC)]
    feats = await club.feats(7, "kingdomino", KINDS)
    assert {feat.kind: feat.names for feat in feats}[POINTS] == ()
    assert "P1" not in [name for feat in feats for name in feat.names]
    await preferences.change(ANN, hidden=False)
    assert await club.page(ANN, BOB, 7) is not None


async def test_equal_ratings_share_a_place(club: Club, store: Store, path: Path) -> None:
    written(path, played(1, {ANN: 1, BOB: 1, CEC: 2}))
    await Ratings(store).count()
    top = await club.top(7, "kingdomino")
    assert [(line.place, line.wins, line.games) for line in top] == [(1, 1, 1), (1, 1, 1), (3, 0, 1)]
    assert top[0].rating == top[1].rating > top[2].rating
    assert await club.top(8, "kingdomino") == []


async def test_records_are_the_best_of_each_variant_and_who_had_it_first(club: Club, path: Path) -> None:
    first = facts(played(1, {ANN: 1, BOB: 2}), 7, 3)
    as_good = facts(played(2, {CEC: 1, BOB: 2}), 7, 9)
    harmony = [replace(row, variant='{"harmony":true}', points=50) for row in played(3, {BOB: 1, CEC: 2})]
    known = [replace(row, feat=False, points=500) for row in played(4, {ANN: 1, BOB: 2})]
    written(path, first, as_good, harmony, known)
    found = await club.feats(7, "kingdomino", KINDS)
    assert [(one.variant, one.kind, one.amount, one.names) for one in found] == [
        ("{}", POINTS, 99, ("P1",)),
        ("{}", "largest_area", 9, ("P2",)),
        ('{"harmony":true}', POINTS, 50, ("P2", "P3")),
    ]


async def test_a_record_falls_when_there_was_one_and_it_is_beaten(club: Club, path: Path) -> None:
    first = facts(played(1, {ANN: 1, BOB: 2}), 7, 3)
    equal = facts(played(2, {ANN: 1, BOB: 2}), 7, 3)
    better = facts([replace(row, points=120 - row.place) for row in played(3, {BOB: 1, CEC: 2})], 6, 8)
    worse = facts(played(4, {ANN: 1, BOB: 2}), 2, 2)
    elsewhere = facts(played(5, {ANN: 1, BOB: 2}, guild=8), 20, 20)
    variant = [replace(row, variant='{"harmony":true}', points=300) for row in played(6, {ANN: 1, BOB: 2})]
    written(path, first, equal, better, worse, elsewhere, variant)
    fallen = {
        number: [
            (one.kind, one.amount, one.before, one.names) for one in await club.fallen(f"T{number:05}", KINDS)
        ]
        for number in range(1, 7)
    }
    assert fallen == {
        1: [],  # there was nothing to beat
        2: [],
        3: [(POINTS, 119, 99, ("P2",)), ("largest_area", 8, 7, ("P3",))],
        4: [],
        5: [],
        6: [],
    }


async def test_a_counted_game_tells_what_it_did_to_each_rating(
    club: Club, store: Store, preferences: Preferences, path: Path
) -> None:
    for number in range(1, 12):
        written(path, played(number, {ANN: 1, BOB: 2, CEC: 2}))
    assert await club.rating_changes("T00011") == [], "it is not counted yet"
    await Ratings(store).count()
    steps = [await club.rating_changes(f"T{number:05}") for number in range(1, 12)]
    for before, after in pairwise(steps):
        assert [one.after for one in before] == [one.before for one in after]
    assert [one.name for one in steps[0]] == ["P1", "P2", "P3"]
    assert {one.before for one in steps[0]} == {1000}
    assert steps[0][0].after > 1000
    assert [one.finding for one in steps[9]] == [True] * 3
    assert [one.finding for one in steps[10]] == [False] * 3
    now = {one.user: one for one in await ClubStore(store.database).ratings(7, "kingdomino")}
    assert [one.after for one in steps[10]] == [
        shown((now[user].mu, now[user].sigma)) for user in (ANN, BOB, CEC)
    ]
    await preferences.change(BOB, hidden=True)
    assert [one.name for one in await club.rating_changes("T00011")] == ["P1", "P3"]


async def test_a_game_that_a_stand_in_played_is_no_win_and_says_why_it_is_not_rated(
    club: Club, path: Path
) -> None:
    away = [
        replace(row, rated=False, facts=json.dumps({"decided": [3, 9]}) if row.user == ANN else "{}")
        for row in played(1, {ANN: 1, BOB: 2})
    ]
    written(path, away, played(2, {ANN: 2, BOB: 1}))
    page = await club.page(ANN, ANN, 7)
    assert page is not None
    [stats] = page.games
    assert (stats.games, stats.wins, stats.best) == (2, 0, 98)
    assert page.places == ((1, 0), (2, 1))
    assert await club.stood_in_for("T00001") == ["P1"]
    assert await club.stood_in_for("T00002") == []
