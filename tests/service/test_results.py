"""The rows stored when a game ends: one for each person, with the event that ends it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bot.features.club.store import ClubStore
from bot.store import RatingRow, Store, TableRow
from bot.tables.actors import Person
from bot.tables.personal.forgetting import Forgetting
from bot.tables.preferences import Preferences
from bot.tables.rating.results import results_of, variant_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from engines.core.facts import Facts
from engines.registry import game, keys
from tests.service.playing import ANN, BOB, CEC, HERE, MODERATOR, fresh
from tests.service.rated import one_act, rated, stored, to_the_end
from tests.support.owners import data_of, expiry, owners

DAN = Person(900_000_000_000_001, "Danuta")


async def with_stand_in(tables: Tables, table: Table, person: Person, decisions: int) -> Table:
    """Plays to the end; a stand-in makes the person's first decisions, that many."""
    await tables.play.go_away(table.id, person.id)
    table = await tables.get(table.id)
    seat, made = table.seat_of(person.id), 0
    while made < decisions and table.phase == "playing":
        made += table.to_act[0] == seat
        table = await one_act(tables, table)
    if table.phase == "playing":
        await tables.play.come_back(table.id, person.id)
    return await to_the_end(tables, table)


async def ratings_here(store: Store) -> list[RatingRow]:
    return await ClubStore(store.database).ratings(7, "kingdomino")


async def nobody_absent(row: TableRow) -> list[int]:
    return []


@pytest.mark.parametrize("key", keys())
async def test_every_person_has_one_row_that_tells_what_the_game_told(
    tables: Tables, store: Store, key: str
) -> None:
    rng = random.Random(5)
    table = await to_the_end(tables, await rated(tables, ANN, BOB, CEC, computers=1, game=key), rng)
    rows = await ClubStore(store.database).of_table(table.id)
    standings = {one.seat: one for one in table.game.result(table.state).standings}
    assert [(row.user, row.points, row.place, row.rated) for row in rows] == [
        (seat.user, standings[number].points, standings[number].rank, True)
        for number, seat in enumerate(table.seats)
        if seat.user is not None
    ]
    for row in rows:
        facts = json.loads(row.facts)
        assert (row.guild, row.game, row.variant, row.at) == (7, key, "{}", table.row.changed)
        assert row.began < row.at
        assert tuple(facts["best"]) == table.game.feats
        assert all(isinstance(count, int) and count > 0 for count in facts["kinds"].values())
    assert all(game(key).feats for key in keys())


async def test_a_game_without_facts_of_its_own_has_none(tables: Tables) -> None:
    assert game("secret_vote").feats == ()
    table = await rated(tables, ANN, BOB, game="secret_vote")
    assert table.game.facts(table.state, 0, ()) == Facts()


async def test_leaving_a_rated_game_for_good_counts_as_last(tables: Tables, store: Store) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    table = await one_act(tables, table)
    await tables.leave(table.id, CEC, fresh())
    table = await to_the_end(tables, table)
    rows = {row.user: row for row in await ClubStore(store.database).of_table(table.id)}
    assert rows.keys() == {ANN.id, BOB.id, CEC.id}
    assert rows[CEC.id].place == 3 > max(rows[ANN.id].place, rows[BOB.id].place)
    assert (rows[CEC.id].points, rows[CEC.id].rated, rows[CEC.id].feat) == (None, True, False)
    strengths = {one.user: one.mu for one in await ratings_here(store)}
    assert min(strengths, key=lambda user: strengths[user]) == CEC.id


async def test_who_takes_a_seat_over_is_not_rated_by_what_another_built(tables: Tables, store: Store) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    await tables.leave(table.id, CEC, fresh())
    seat = next(n for n, one in enumerate((await tables.get(table.id)).seats) if one.vacant)
    await tables.play.take_seat(table.id, DAN, seat, fresh())
    table = await to_the_end(tables, table)
    rows = {row.user: row for row in await ClubStore(store.database).of_table(table.id)}
    assert (rows[DAN.id].rated, rows[DAN.id].feat, rows[DAN.id].nth) == (False, False, 0)
    assert (rows[CEC.id].rated, rows[CEC.id].nth, rows[CEC.id].points) == (True, 1, None)
    assert {one.user for one in await ratings_here(store)} == {
        ANN.id,
        BOB.id,
        CEC.id,
    }


async def test_who_left_and_came_back_to_the_seat_has_the_result_of_their_own(
    tables: Tables, store: Store
) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    await tables.leave(table.id, CEC, fresh())
    seat = next(n for n, one in enumerate((await tables.get(table.id)).seats) if one.vacant)
    await tables.play.take_seat(table.id, CEC, seat, fresh())
    table = await to_the_end(tables, table)
    [row] = [row for row in await ClubStore(store.database).of_table(table.id) if row.user == CEC.id]
    assert (row.points is not None, row.rated, row.place <= 3) == (True, True, True)


async def test_a_stand_in_plays_for_the_person_and_makes_no_record(tables: Tables, store: Store) -> None:
    table = await rated(tables, ANN, BOB)
    table = await with_stand_in(tables, table, BOB, 2)
    [row] = [row for row in await ClubStore(store.database).of_table(table.id) if row.user == BOB.id]
    assert (row.points is not None, row.rated, row.feat) == (True, True, False)
    assert json.loads(row.facts)["decided"][1] > 0


async def test_who_was_replaced_keeps_the_result_of_the_seat(tables: Tables, store: Store) -> None:
    """The host could do that to any player, so it must not make them last."""
    table = await rated(tables, ANN, BOB, CEC)
    acted: set[int] = set()
    while len(acted) < 3:
        acted.add(table.to_act[0])
        table = await one_act(tables, table)
    seat = table.seat_of(CEC.id)
    assert seat is not None
    await tables.play.replace_with_computer(table.id, ANN, seat, fresh())
    table = await to_the_end(tables, table)
    [row] = [row for row in await ClubStore(store.database).of_table(table.id) if row.user == CEC.id]
    assert (row.points is not None, row.rated, row.place <= 3) == (True, True, True)


@pytest.mark.parametrize(
    ("people", "computers", "is_rated"), [((ANN,), 1, True), ((ANN, BOB), 0, False), ((ANN,), 2, False)]
)
async def test_games_of_one_person_or_without_the_term_are_not_rated(
    tables: Tables, store: Store, people: tuple[Person, ...], computers: int, is_rated: bool
) -> None:
    table = await to_the_end(tables, await rated(tables, *people, computers=computers, rated=is_rated))
    rows = await ClubStore(store.database).of_table(table.id)
    assert [row.user for row in rows] == [person.id for person in people]
    assert not any(row.rated for row in rows)
    assert table.terms.gives_hints
    assert await ratings_here(store) == []
    assert await store.results.uncounted() == []


async def test_a_named_shuffle_makes_no_record(tables: Tables, store: Store) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.set_terms(table.id, ANN, {"seed": "evening"}, fresh())
    await tables.lobby.join(table.id, BOB, fresh())
    table = await to_the_end(tables, await tables.lobby.start(table.id, ANN, fresh()))
    assert [row.feat for row in await ClubStore(store.database).of_table(table.id)] == [False, False]


async def test_a_table_that_is_closed_before_its_end_has_no_results(tables: Tables, store: Store) -> None:
    table = await rated(tables, ANN, BOB)
    await one_act(tables, table)
    await tables.end(table.id, MODERATOR, fresh())
    assert await ClubStore(store.database).of_table(table.id) == []


async def test_the_end_and_its_results_are_one_step(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the results can't be written with the end, the game stays where it was."""
    table = await rated(tables, ANN, BOB)
    while len(table.game.to_act(table.game.apply(*last_of(table)).state)) > 0:
        table = await one_act(tables, table)

    def broken(*args: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("bot.store.store.write_results", broken)
        with pytest.raises(OSError, match="full"):
            await one_act(tables, table)
    assert (await tables.get(table.id)).phase == "playing"
    assert (await one_act(tables, table)).phase == "over"
    assert len(await ClubStore(store.database).of_table(table.id)) == 2


def last_of(table: Table) -> tuple[Any, int, Any]:
    """The state, the seat that is due and its first action."""
    seat = table.to_act[0]
    return table.state, seat, table.game.legal(table.state, seat)[0]


async def test_a_game_whose_facts_can_not_be_told_ends_all_the_same(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await rated(tables, ANN, BOB)

    def broken(*args: object) -> None:
        raise ValueError("no facts")

    monkeypatch.setattr(type(table.game), "facts", broken)
    assert (await to_the_end(tables, table)).phase == "over"
    assert await ClubStore(store.database).of_table(table.id) == []


def test_a_variant_is_what_is_not_as_ever_and_no_order_of_seats() -> None:
    between = game("between_two_castles")
    options = between.options_type.model_validate({"quick": True, "seniority": [2, 0, 1]})
    assert variant_of(options, between.seat_orders) == '{"quick":true}'
    assert variant_of(between.options_type(), between.seat_orders) == "{}"


async def test_between_two_castles_is_rated_by_the_ranks_of_its_players(tables: Tables, store: Store) -> None:
    """The rules rank players by the lower of their two castles, not castles."""
    rng = random.Random(11)
    table = await to_the_end(tables, await rated(tables, ANN, BOB, CEC, game="between_two_castles"), rng)
    ranks = {table.seats[one.seat].user: one.rank for one in table.game.result(table.state).standings}
    strengths = {
        one.user: one.mu for one in await ClubStore(store.database).ratings(7, "between_two_castles")
    }
    assert sorted(ranks, key=lambda user: ranks[user]) == sorted(strengths, key=lambda user: -strengths[user])
    assert len(set(ranks.values())) > 1


async def test_results_are_told_to_their_owner_and_forgotten_with_them(
    tables: Tables, store: Store, path: Path
) -> None:
    preferences = Preferences(store.people)
    table = await to_the_end(tables, await rated(tables, DAN, ANN))
    told = json.dumps(await data_of(DAN.id, store))
    mine = json.loads(told)
    assert [one["table_id"] for one in mine["results"]] == [table.id]
    assert [one["games"] for one in mine["ratings"]] == [1]
    assert "Ann" not in told
    before = await ratings_here(store)
    await Forgetting(tables, store, preferences, nobody_absent, owners(store)).forget(DAN.id)
    assert str(DAN.id) not in str(stored(path, "results")) + str(stored(path, "ratings"))
    assert DAN.name not in str(stored(path, "results"))
    assert [one for one in before if one.user == ANN.id] == await ClubStore(store.database).ratings(
        7, "kingdomino"
    )
    assert (await data_of(DAN.id, store))["results"] == []


async def test_a_result_outlives_its_table_but_not_its_server(
    tables: Tables, store: Store, path: Path
) -> None:
    preferences = Preferences(store.people)
    wide = Tables(store, preferences=preferences)
    for person in (ANN, BOB):
        await preferences.change(person.id, everywhere=True)
    table = await to_the_end(wide, await rated(wide, ANN, BOB, CEC))
    await expiry(store).delete(table.id)
    assert len(await ClubStore(store.database).of_table(table.id)) == 3
    everywhere = await ClubStore(store.database).ratings(0, "kingdomino")
    assert {one.user for one in everywhere} == {ANN.id, BOB.id}
    await expiry(store).lose(7, 1.0)
    await expiry(store).delete_server(7)
    assert await ClubStore(store.database).of_server(7) == []
    assert await ratings_here(store) == []
    assert {row.user for row in await ClubStore(store.database).of_table(table.id)} == {ANN.id, BOB.id}
    assert "Ann" not in str(stored(path, "results"))
    assert await ClubStore(store.database).ratings(0, "kingdomino") == everywhere


async def test_results_told_anew_from_the_log_are_those_of_the_end(tables: Tables, store: Store) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    await tables.leave(table.id, CEC, fresh())
    table = await to_the_end(tables, table)
    entries = await tables.entries(table.id)
    assert results_of(table, entries) == await ClubStore(store.database).of_table(table.id)


@pytest.mark.parametrize("stood_in", [1, 4, 6, 8, 99])
async def test_a_table_with_more_than_a_third_by_a_stand_in_is_not_rated(
    tables: Tables, store: Store, stood_in: int
) -> None:
    table = await with_stand_in(tables, await rated(tables, ANN, BOB), BOB, stood_in)
    rows = await ClubStore(store.database).of_table(table.id)
    made = json.loads(next(row.facts for row in rows if row.user == BOB.id))["decided"]
    acts = [one for one in await tables.entries(table.id) if one.action and one.seat == table.seat_of(BOB.id)]
    assert made == [sum(one.user == BOB.id for one in acts), min(stood_in, len(acts))]
    is_rated = made[1] * 3 <= len(acts)
    assert {1: True, 99: False}.get(stood_in, is_rated) == is_rated
    assert [row.rated for row in rows] == [is_rated] * 2
    assert await store.results.uncounted() == []
    assert bool(await ratings_here(store)) == is_rated


async def test_somebody_who_takes_a_seat_over_and_goes_away_does_not_make_a_table_unrated(
    tables: Tables, store: Store
) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    await tables.leave(table.id, CEC, fresh())
    [seat] = [n for n, one in enumerate((await tables.get(table.id)).seats) if one.vacant]
    await tables.play.take_seat(table.id, DAN, seat, fresh())
    await tables.play.go_away(table.id, DAN.id)
    table = await to_the_end(tables, table)
    rows = {row.user: row.rated for row in await ClubStore(store.database).of_table(table.id)}
    assert rows == {ANN.id: True, BOB.id: True, CEC.id: True, DAN.id: False}


@pytest.mark.parametrize("key", keys())
async def test_favorites_count_what_the_person_decided(tables: Tables, store: Store, key: str) -> None:
    """Half of the game is a stand-in's: the person's part and the stand-in's are the whole."""
    rng = random.Random(3)
    table = await rated(tables, ANN, BOB, game=key, rated=False)
    for _ in range(12):
        table = await one_act(tables, table, rng)
    await tables.play.go_away(table.id, BOB.id)
    for _ in range(12):
        table = await one_act(tables, await tables.get(table.id), rng)
    await tables.play.come_back(table.id, BOB.id)
    table = await to_the_end(tables, table, rng)
    rows = {row.user: json.loads(row.facts) for row in await ClubStore(store.database).of_table(table.id)}
    seat = table.seat_of(BOB.id)
    assert seat is not None
    events = [event for entry in await tables.entries(table.id) for event in entry.events]
    whole = table.game.facts(table.state, seat, events).kinds
    own = rows[BOB.id]["kinds"]
    assert rows[BOB.id]["decided"][1] > 0
    assert own != whole or key != "kingdomino"  # in others a stand-in may have added nothing
    assert all(0 < count <= whole[kind] for kind, count in own.items())
    assert "decided" not in rows[ANN.id]
