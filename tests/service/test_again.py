"""Once more: rematches with their kept seats, named shuffles, and the same shuffle again."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.features.rematch.service import Rematches
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.seats.rematch_seats import rematch_order
from bot.tables.shuffles import dealt_from, shuffle_name
from bot.tables.table import Table
from bot.tables.tables import Tables
from engines.core.chance import is_seed
from tests.service.playing import ANN, BOB, CEC, HERE, any_action, due, fresh, refused, started
from tests.support.times import HOUR

DAN, EVE = Person(4, "Dan"), Person(5, "Eve")


class Hours:
    """A clock that stands still until it is moved."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def tables(store: Store, hours: Hours) -> Tables:
    return Tables(store, clock=hours)


@pytest.fixture
def rematches(tables: Tables, store: Store) -> Rematches:
    return Rematches(tables, store)


async def to_the_end(tables: Tables, table: Table) -> Table:
    """The game played on by chance."""
    rng = random.Random(5)
    while table.to_act:
        seat, text = table.to_act[0], any_action(table, rng)
        if table.seats[seat].computer:
            table = await tables.play.act_for_computer(table.id, seat, table.seq, text)
        else:
            table = await tables.play.act(table.id, due(table), seat, table.seq, text, fresh())
    assert table.phase == "over"
    return table


async def over(tables: Tables, *people: Person, computers: int = 0, game: str = "kingdomino") -> Table:
    return await to_the_end(tables, await started(tables, *people, computers=computers, game=game))


def people(table: Table) -> list[int]:
    return [seat.user for seat in table.seats if seat.user is not None]


async def test_the_first_press_opens_the_rematch_and_one_press_of_each_fills_it(
    tables: Tables, rematches: Rematches
) -> None:
    former = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.set_options(former.id, ANN, {"middle_kingdom": True}, fresh())
    await tables.lobby.set_terms(former.id, ANN, {"pace": "day", "seed": "Tuesday"}, fresh())
    await tables.lobby.join(former.id, BOB, fresh())
    await tables.lobby.add_computer(former.id, ANN, None, fresh())
    former = await to_the_end(tables, await tables.lobby.start(former.id, ANN, fresh()))

    opened = await rematches.rematch(former.id, BOB, fresh())
    assert opened.id != former.id
    assert opened.phase == "lobby"
    assert opened.row.host == BOB.id
    assert (opened.row.channel, opened.game) == (former.row.channel, former.game)
    assert opened.options == former.options
    assert (opened.terms.pace, opened.terms.seed, opened.terms.again) == ("day", None, former.id)
    assert people(opened) == [BOB.id]
    computer = former.seats[2]
    assert [seat for seat in opened.seats if seat.computer] == [computer]

    filled = await rematches.rematch(former.id, ANN, fresh())
    assert filled.id == opened.id
    assert sorted(people(filled)) == [ANN.id, BOB.id]
    begun = await tables.lobby.start(filled.id, BOB, fresh())
    assert begun.game.seed(begun.state) != former.game.seed(former.state)


async def test_presses_at_the_same_time_or_twice_open_one_rematch(
    tables: Tables, rematches: Rematches
) -> None:
    former = await over(tables, ANN, BOB)
    request = fresh()
    first, second = await asyncio.gather(
        rematches.rematch(former.id, ANN, request), rematches.rematch(former.id, BOB, fresh())
    )
    again = await rematches.rematch(former.id, ANN, request)
    assert first.id == second.id == again.id
    assert sorted(people(again)) == [ANN.id, BOB.id]
    assert len(await tables.open_in(HERE.guild)) == 1


async def test_for_an_hour_only_those_who_played_may_sit_down(
    tables: Tables, rematches: Rematches, hours: Hours
) -> None:
    former = await over(tables, ANN, BOB)
    with refused("rematch-of-others"):
        await rematches.rematch(former.id, CEC, fresh())
    opened = await rematches.rematch(former.id, ANN, fresh())
    with refused("kept-for-rematch"):
        await tables.lobby.join(opened.id, CEC, fresh())
    hours.now += HOUR - 1
    with refused("kept-for-rematch"):
        await tables.lobby.join(opened.id, CEC, fresh())
    hours.now += 1
    assert people(await tables.lobby.join(opened.id, CEC, fresh())) == [ANN.id, CEC.id]


async def test_computer_players_leave_room_for_those_who_are_awaited(
    tables: Tables, rematches: Rematches, hours: Hours
) -> None:
    former = await over(tables, ANN, BOB, CEC)
    opened = await rematches.rematch(former.id, ANN, fresh())
    await tables.lobby.add_computer(opened.id, ANN, None, fresh())
    with refused("kept-for-rematch"):
        await tables.lobby.add_computer(opened.id, ANN, None, fresh())
    await rematches.rematch(former.id, CEC, fresh())
    filled = await rematches.rematch(former.id, BOB, fresh())
    assert sorted(people(filled)) == [ANN.id, BOB.id, CEC.id]


async def test_who_was_last_sits_first_and_the_others_follow_as_before(
    tables: Tables, rematches: Rematches
) -> None:
    former = await over(tables, ANN, BOB, CEC)
    ranking = [standing.seat for standing in former.game.result(former.state).standings]
    last = ranking[-1]
    planned = [last, *(seat for seat in range(3) if seat != last)]
    assert rematch_order(former) == planned
    for person in (ANN, BOB, CEC):
        filled = await rematches.rematch(former.id, person, fresh())
    assert people(filled) == [former.seats[seat].user for seat in planned]


async def test_where_neighbours_matter_others_meet(tables: Tables, rematches: Rematches) -> None:
    everybody = (ANN, BOB, CEC, DAN, EVE)
    former = await over(tables, *everybody, game="between_two_castles")
    order = rematch_order(former)
    before = {frozenset(pair) for pair in zip(range(5), (1, 2, 3, 4, 0), strict=True)}
    assert sorted(order) == list(range(5))
    assert not before & {frozenset(pair) for pair in zip(order, order[1:] + order[:1], strict=True)}
    for person in everybody:
        filled = await rematches.rematch(former.id, person, fresh())
    assert people(filled) == [former.seats[seat].user for seat in order]


async def test_an_order_of_seats_among_the_variants_follows_the_people(
    tables: Tables, rematches: Rematches
) -> None:
    former = await tables.lobby.open(HERE, ANN, "between_two_castles", fresh())
    for person in (BOB, CEC):
        await tables.lobby.join(former.id, person, fresh())
    await tables.lobby.set_options(former.id, ANN, {"seniority": [2, 0, 1]}, fresh())
    former = await to_the_end(tables, await tables.lobby.start(former.id, ANN, fresh()))
    for person in (ANN, BOB, CEC):
        filled = await rematches.rematch(former.id, person, fresh())
    eldest = [people(filled)[seat] for seat in filled.options.model_dump()["seniority"]]
    assert eldest == [CEC.id, ANN.id, BOB.id]


async def test_there_is_one_rematch_unless_it_was_closed(tables: Tables, rematches: Rematches) -> None:
    former = await over(tables, ANN, BOB)
    with refused("rematch-too-early"):
        await rematches.rematch((await started(tables, ANN, BOB)).id, ANN, fresh())
    closed = await rematches.rematch(former.id, ANN, fresh())
    await tables.play.end(closed.id, ANN, fresh())
    opened = await rematches.rematch(former.id, BOB, fresh())
    assert opened.id != closed.id
    await rematches.rematch(former.id, ANN, fresh())
    await tables.lobby.start(opened.id, BOB, fresh())
    with refused("rematch-played"):
        await rematches.rematch(former.id, ANN, fresh())


async def test_the_same_shuffle_deals_the_same_game_unrated(tables: Tables, rematches: Rematches) -> None:
    former = await over(tables, ANN, BOB, computers=1)
    table = await rematches.same_shuffle(former.id, BOB, fresh())
    assert (table.terms.rated, table.terms.again, table.terms.dealt) == (False, None, 3)
    await tables.lobby.join(table.id, ANN, fresh())
    again = await tables.lobby.start(table.id, BOB, fresh())
    dealt = former.game.setup(former.options, 3, former.game.seed(former.state))
    assert again.state == dealt


async def test_a_shuffle_that_is_still_a_secret_is_not_dealt_again(
    tables: Tables, rematches: Rematches
) -> None:
    running = await started(tables, ANN, BOB)
    with refused("shuffle-secret"):
        await rematches.same_shuffle(running.id, ANN, fresh())
    asleep = await tables.play.put_to_sleep(running.id)
    with refused("shuffle-secret"):
        await rematches.same_shuffle(asleep.id, ANN, fresh())
    assert (await tables.record(asleep.id)).seed is None  # it may be woken up and played on
    closed = await started(tables, ANN, BOB)
    await tables.play.end(closed.id, ANN, fresh())
    assert (await rematches.same_shuffle(closed.id, CEC, fresh())).row.host == CEC.id


async def test_a_name_deals_the_same_game_anywhere(tables: Tables) -> None:
    dealt = []
    for host, guest, typed in ((ANN, BOB, " Friday  **night** "), (CEC, DAN, "friday night")):
        table = await tables.lobby.open(HERE, host, "kingdomino", fresh())
        await tables.lobby.join(table.id, guest, fresh())
        table = await tables.lobby.set_terms(table.id, host, {"seed": shuffle_name(typed)}, fresh())
        dealt.append((await tables.lobby.start(table.id, host, fresh())).state)
    assert dealt[0] == dealt[1]
    assert shuffle_name(" ** ") is None
    assert is_seed(dealt_from("friday night"))
    assert dealt_from("ab" * 16) == "ab" * 16


async def test_a_rated_table_has_no_named_shuffle(tables: Tables) -> None:
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    await tables.lobby.set_terms(table.id, ANN, {"rated": True}, fresh())
    with refused("rated-shuffle"):
        await tables.lobby.set_terms(table.id, ANN, {"seed": "Tuesday"}, fresh())


async def test_a_rematch_begins_when_everybody_who_played_is_in(tables: Tables, rematches: Rematches) -> None:
    former = await to_the_end(tables, await started(tables, ANN, BOB, computers=1))
    opened = await rematches.begun(await rematches.rematch(former.id, BOB, fresh()))
    assert opened.phase == "lobby"
    begun = await rematches.begun(await rematches.rematch(former.id, ANN, fresh()))
    assert begun.phase == "playing"
    assert {seat.user for seat in begun.seats} == {ANN.id, BOB.id, None}
    assert (await rematches.begun(begun)).seq == begun.seq
