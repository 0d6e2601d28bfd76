"""Players who have left are last everywhere: in names, texts, standings, statistics and ratings alike."""

from __future__ import annotations

import random

import pytest

from bot.features.club.store import ClubStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.undo.offers import open_offer
from bot.texts import translator
from bot.ui.faces import face_of, hosted
from bot.work.drawing import Studio
from engines.core.score import Result, ScoreLine, rank
from tests.service.playing import ANN, BOB, CEC, fresh
from tests.service.rated import one_act, rated, to_the_end

DAN = Person(4, "Dan")
EVE = Person(5, "Eve")
GAMES = hosted()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chance", range(4))
async def test_all_tell_the_same_ranks_whoever_leaves(
    tables: Tables, store: Store, game: str, chance: int
) -> None:
    rng = random.Random(chance)
    table = await rated(tables, ANN, BOB, CEC, DAN, game=game)
    leaving = rng.sample([ANN, BOB, CEC, DAN], 1 + chance % 2)
    taken = chance == 3  # one of two
    for person in leaving:
        for _ in range(rng.randrange(6)):
            table = await one_act(tables, await tables.get(table.id), rng)
        await tables.leave(table.id, person, fresh())
    if taken:
        seat = next(n for n, one in enumerate((await tables.get(table.id)).seats) if one.vacant)
        await tables.play.take_seat(table.id, EVE, seat, fresh())
    table = await to_the_end(tables, table, rng)
    gone = {number for number, seat in enumerate(table.seats) if seat.vacant}
    assert table.left == gone
    assert len(gone) == len(leaving) - taken

    points = {one.seat: one.points for one in table.game.result(table.state).standings}
    ranks = {one.seat: one.rank for one in table.result.standings}
    assert {seat for seat, place in ranks.items() if place > 4 - len(gone)} == gone
    stayed = set(ranks) - gone
    assert all(points[a] >= points[b] for a in stayed for b in stayed if ranks[a] < ranks[b])
    assert table.view(None).result == table.result == table.view(0).result

    names, words = table.names, translator("en")
    assert {number for number, name in enumerate(names) if "(left) · " in name} == gone
    lines = face_of(game).standings(table.view(None), names, words).splitlines()[:4]
    assert [names.index(line.split(". ", 1)[1].rsplit(", ", 1)[0]) for line in lines] == [
        one.seat for one in table.result.standings
    ]

    rows = await ClubStore(store.database).of_table(table.id)
    kept = {row.seat: row.place for row in rows if row.points is not None}
    assert kept == {seat: ranks[seat] for seat in stayed}
    assert {row.place for row in rows if row.points is None} == {4 - len(gone) + 1}
    assert {row.user for row in rows if row.points is None} == {person.id for person in leaving}
    strengths = {one.user: one.mu for one in await ClubStore(store.database).ratings(7, game)}
    left = {person.id for person in leaving}
    assert max(strengths[user] for user in left) < min(strengths[user] for user in set(strengths) - left)

    assert (await fresh_read(store, table.id)).names == names


async def fresh_read(store: Store, table_id: str) -> Table:
    """The table as another process reads it."""
    return await Tables(store).get(table_id)


async def test_a_seat_that_the_host_gave_to_a_computer_player_is_not_marked_as_left(tables: Tables) -> None:
    table = await rated(tables, ANN, BOB, CEC)
    seat = table.seat_of(CEC.id)
    assert seat is not None
    await tables.play.replace_with_computer(table.id, ANN, seat, fresh())
    table = await tables.get(table.id)
    assert table.left == frozenset()
    assert table.names[seat] == "Cec"


async def test_taking_a_step_back_does_not_bring_somebody_back_who_left(tables: Tables) -> None:
    table = await rated(tables, ANN, BOB, CEC, rated=False)
    await tables.leave(table.id, CEC, fresh())
    table = await tables.get(table.id)
    offered = None
    while offered is None or not offered.at_once:
        table = await one_act(tables, table)
        offered = open_offer(table)
    person = Person(offered.entry.user or 0, "")
    studio = Studio()
    try:
        table = await tables.undo.take_back(table.id, person, offered.entry.seq, fresh(), studio)
    finally:
        studio.close()
    assert len(table.left) == 1


def result(*points: int, ties: tuple[int, ...] = ()) -> Result:
    lines = tuple(ScoreLine(seat, "sum", amount) for seat, amount in enumerate(points))
    return rank(lines, [(tie,) for tie in ties] or [() for _ in points])


def test_the_others_keep_their_order_and_share_places_as_before() -> None:
    found = result(40, 30, 50, 30).with_last({2})
    assert [(one.seat, one.rank, one.left) for one in found.standings] == [
        (0, 1, False),
        (1, 2, False),
        (3, 2, False),
        (2, 4, True),
    ]
    assert found.winners == (0,)


def test_a_tie_with_somebody_who_left_is_none() -> None:
    tied = result(40, 40, 30, ties=(3, 5, 1))
    assert tied.decided_by == 0
    assert tied.with_last({1}).decided_by is None
    assert [one.rank for one in result(9, 9, 9).with_last({0, 1}).standings] == [1, 2, 2]
    assert result(1, 2).with_last({0, 1}) == result(1, 2)
