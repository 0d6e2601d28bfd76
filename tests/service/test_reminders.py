"""Reminders: at their time, by day, once, by one post a table, and also after the bot was down."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.reminders import Reminders
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import Store, Where
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.undo.offers import wish_of
from bot.work.drawing import Studio
from tests.service.playing import (
    ANN,
    BOB,
    CEC,
    HERE,
    act,
    due,
    fresh,
)
from tests.service.test_taking_back import wished
from tests.service.waiting_house import NOON, House, KilledError, Venue, game_of, house_on
from tests.store.behind import run
from tests.support.times import DAY, HOUR, WEEK, Clock

BOTH_DATABASES = True


@pytest.fixture
async def house(store: Store) -> House:
    return await house_on(store, Clock(NOON))


@pytest.mark.parametrize(
    ("pace", "times"),
    [
        ("live", [300, 600]),
        ("day", [12 * HOUR, DAY]),
        ("three_days", [1.5 * DAY, 3 * DAY]),
        ("week", [3.5 * DAY, WEEK]),
        ("none", [DAY, 3 * DAY, 3 * DAY + WEEK, 3 * DAY + 2 * WEEK]),
    ],
)
async def test_reminders_come_at_half_time_and_at_the_end(
    house: House, pace: str, times: list[float]
) -> None:
    table = await game_of(house, ANN, BOB, pace=pace)
    begun = house.clock.now
    for number, at in enumerate(times, 1):
        house.clock.now = begun + at - 1
        await house.reminders.look()
        assert len(house.venue.said) == number - 1
        house.clock.now = begun + at
        await house.reminders.look()
        await house.reminders.look()
        assert len(house.venue.said) == number
        assert len(house.venue.there) == 1  # the last one was replaced
    late = [late for _, _, late, _ in house.venue.said]
    assert late == ([False, True, True, True] if pace == "none" else [False, True])
    limit = {"live": 600.0, "day": DAY, "three_days": 3 * DAY, "week": WEEK}.get(pace)
    assert {until for *_, until in house.venue.said} == {None if limit is None else begun + limit}
    house.clock.now += 10 * DAY if pace != "none" else 0
    await house.reminders.look()
    assert len(house.venue.said) == len(times)
    assert {seat for seat, *_ in house.venue.said} == {table.to_act[0]}


async def test_of_two_partners_the_senior_is_late_first_and_the_juniors_clock_starts_with_them(
    house: House,
) -> None:
    tables = house.tables
    table = await tables.lobby.open(HERE, ANN, "between_two_castles", fresh())
    await tables.lobby.set_terms(table.id, ANN, {"pace": "live"}, fresh())
    for person in (BOB, CEC):
        await tables.lobby.join(table.id, person, fresh())
    await tables.lobby.set_options(table.id, ANN, {"seniority": [2, 1, 0]}, fresh())
    table = await tables.lobby.start(table.id, ANN, fresh())
    people = (ANN, BOB, CEC)
    while table.state.phase == "draft":
        assert {wait.seat for wait in table.row.waits} == {*table.to_act}  # no seat goes first there
        table = await act(tables, table)
    assert table.to_act == (0, 1, 2)
    begun = house.clock.now
    assert [(wait.seat, wait.since) for wait in table.row.waits] == [(1, begun), (2, begun)]
    house.clock.now += 601
    await house.reminders.look()
    assert {seat for seat, _, late, _ in house.venue.said if late} == {1, 2}
    left = next(one.text for one in table.game.legal(table.state, 2) if one.text.startswith("place left"))
    table = await tables.play.act(table.id, people[2], 2, table.seq, left, fresh())
    assert {wait.seat: wait.since for wait in table.row.waits}[0] == house.clock.now


async def test_who_acts_is_not_reminded_and_the_reminder_goes(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    await house.later(13 * HOUR)
    assert len(house.venue.there) == 1
    await act(house.tables, table)
    await house.reminders.look()
    assert house.venue.there == []
    table = await house.tables.get(table.id)
    assert [wait.since for wait in table.row.waits] == [house.clock.now]
    await house.later(11 * HOUR)
    assert len(house.venue.said) == 1  # the next person has twelve hours of their own


async def test_a_reminder_that_fails_comes_later(house: House) -> None:
    await game_of(house, ANN, BOB, pace="day")
    house.venue.fault = Undelivered(Trouble.PASSING, "not now")
    await house.later(13 * HOUR)
    assert house.venue.said == []
    house.venue.fault = None
    await house.later(HOUR)
    assert len(house.venue.said) == 1


async def test_those_of_a_table_are_reminded_by_one_post_which_goes_with_the_last_of_them(
    house: House,
) -> None:
    people = {person.id: person for person in (ANN, BOB, CEC)}
    table = await game_of(house, *people.values(), pace="day", game="between_two_castles")
    others = [*table.to_act]
    assert len(others) == 3
    for at, note in ((12 * HOUR, "1/3"), (12 * HOUR, "1/6")):
        await house.later(at)
        assert [seat for seat, *_ in house.venue.said[-3:]] == others
        assert house.venue.there == [note]
    for seat in (*others,):
        table = await house.tables.get(table.id)
        text = table.game.legal(table.state, seat)[0].text
        await house.tables.play.act(
            table.id, people[table.seats[seat].user or 0], seat, table.seq, text, fresh()
        )
        others.remove(seat)
        house.venue.brought_up.clear()
        await house.reminders.look()
        assert [named for named, late, _ in house.venue.brought_up if late] == others
        assert house.venue.there == (["1/6"] if others else [])


async def test_nobody_is_woken_at_night(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    sleeper = table.seats[table.to_act[0]].user
    assert sleeper is not None
    # For them it is 11 p.m. when half of the time is over.
    await house.preferences.change(sleeper, offset=-60, quiet_from=22, quiet_to=8)
    await house.later(12 * HOUR)
    assert house.venue.said == []
    await house.later(8 * HOUR)
    assert house.venue.said == []
    await house.later(HOUR)
    assert [called for _, called, *_ in house.venue.said] == [True]
    assert house.clock.now == NOON + 21 * HOUR  # eight in the morning there


async def test_where_the_time_ends_at_night_the_others_need_not_wait_for_the_morning(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="live")
    # For them it is 11 p.m. all the time.
    await house.preferences.change(due(table).id, offset=660, quiet_from=22, quiet_to=8)
    house.clock.now += 300
    await house.reminders.look()
    assert house.venue.said == []
    house.clock.now += 300
    await house.reminders.look()
    assert [(called, late) for _, called, late, _ in house.venue.said] == [(False, True)]
    await house.later(9 * HOUR)
    assert [(called, late) for _, called, late, _ in house.venue.said] == [(False, True), (True, True)]
    assert house.venue.there == ["1/2"]
    await house.later(DAY)
    assert len(house.venue.said) == 2


async def test_a_reminder_that_was_missed_is_not_made_up_for(house: House) -> None:
    await game_of(house, ANN, BOB, pace="live")
    house.venue.fault = Undelivered(Trouble.PASSING, "not now")
    house.clock.now += 300
    await house.reminders.look()
    house.venue.fault = None
    house.clock.now += 300
    for _ in range(3):
        await house.reminders.look()
    assert [late for _, _, late, _ in house.venue.said] == [True]


@pytest.mark.parametrize(("reminders", "calls"), [("all", 2), ("due", 1), ("none", 0)])
async def test_who_became_due_at_night_is_called_in_the_morning_as_they_want_it(
    house: House, reminders: str, calls: int
) -> None:
    table = await game_of(house, ANN, BOB)
    await house.preferences.change(due(table).id, reminders=reminders)
    await house.store.waits.hasten(table.id, table.to_act[0], NOON + 8 * HOUR)
    await house.later(8 * HOUR)
    assert len(house.venue.said) == min(calls, 1)
    await house.later(DAY)
    assert [called for _, called, *_ in house.venue.said] == [True] * calls


async def test_who_wants_no_reminders_gets_none_but_the_others_are_offered_a_stand_in(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    await house.preferences.change(due(table).id, reminders="due")
    await house.later(DAY)
    assert [(called, late) for _, called, late, _ in house.venue.said] == [(False, True)]


async def test_time_while_the_bot_was_down_does_not_count(house: House, store: Store) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    await house.later(6 * HOUR)
    house.clock.now += 100 * HOUR
    again = await house_on(store, house.clock)
    await again.later(5 * HOUR)
    assert again.venue.said == []
    await again.later(HOUR + 120)
    assert len(again.venue.said) == 1
    assert (await again.tables.get(table.id)).row.waits[0].since == pytest.approx(NOON + 100 * HOUR, abs=120)


async def test_after_an_outage_the_end_of_the_time_is_told_anew_and_stays_where_it_is(
    house: House, store: Store
) -> None:
    """Although a user has looked at the table just before the bot noticed its outage."""
    with_clock = await game_of(house, ANN, BOB, pace="day")
    await game_of(house, ANN, BOB)
    house.clock.now += 3 * DAY
    tables, venue = Tables(store, clock=house.clock), Venue()
    assert await tables.get(with_clock.id) == with_clock
    reminders = Reminders(tables, store, venue, house.preferences, house.clock)
    await reminders.come_up()
    after = await tables.play.pause(with_clock.id, BOB.id)
    assert after.row.waits[0].since == with_clock.row.waits[0].since + 3 * DAY
    for _ in range(2):
        await reminders.look()
    assert venue.refreshed == [with_clock.id]
    assert venue.said == []


async def test_what_is_asked_of_a_table_has_as_much_more_time_as_the_bot_was_down(
    house: House, store: Store
) -> None:
    studio = Studio()
    table = await wished(house.tables, studio)
    studio.close()
    before = wish_of(table)
    assert before is not None
    house.clock.now += 9 * DAY
    again = await house_on(store, house.clock)
    wish = wish_of(await again.tables.get(table.id))
    assert wish == before.model_copy(update={"until": before.until + 9 * DAY})
    await again.reminders.look()
    assert again.venue.refreshed == [table.id], "the picture tells until when"


async def test_a_file_of_an_earlier_version_waits_from_now_on(
    house: House, store: Store, where: Where
) -> None:
    table = await game_of(house, ANN, BOB)
    run(where, "DELETE FROM waits")
    run(where, "DELETE FROM facts")
    house.clock.now += DAY
    again = await house_on(store, house.clock)
    waits = (await again.tables.get(table.id)).row.waits
    assert [(wait.seat, wait.since) for wait in waits] == [(table.to_act[0], house.clock.now)]


async def killed_after_posting(house: House, store: Store, pace: str) -> tuple[Table, House]:
    """The bot dies when the first reminder is posted and not recorded, and is back after days."""
    table = await game_of(house, ANN, BOB, pace=pace)
    house.venue.dies = True
    house.clock.now += HOUR * 36
    with pytest.raises(KilledError):
        await house.reminders.look()
    house.clock.now += 5 * DAY
    again = await house_on(store, house.clock)
    again.venue.there, again.venue.said = house.venue.there, house.venue.said
    return table, again


async def test_a_reminder_posted_before_a_crash_is_found_after_days_and_told_anew(
    house: House, store: Store
) -> None:
    table, again = await killed_after_posting(house, store, "three_days")
    [said] = again.venue.said
    await again.reminders.look()
    assert again.venue.said == [said], "nobody is called twice for one reminder"
    assert said[3] is not None
    [(seat, late, until)] = again.venue.brought_up
    assert (seat, late) == (table.to_act[0], False)
    assert until == said[3] + 5 * DAY, "the outage does not count"
    assert again.venue.there == ["1/1"]
    await again.later(1.5 * DAY)
    assert again.venue.there == ["1/2"], "and the next one takes its place"
    assert again.venue.said[-1][2]


async def test_it_goes_too_when_its_person_acts_before_anybody_has_looked(house: House, store: Store) -> None:
    table, again = await killed_after_posting(house, store, "three_days")
    await act(again.tables, await again.tables.get(table.id))
    await again.reminders.look()
    assert again.venue.there == []
    left = await store.waits.of(table.id, table.to_act[0])
    assert left is None or (left.message is None and left.reminded == 0)  # the next turn may be theirs too


async def test_one_that_was_deleted_or_never_arrived_is_posted(house: House, store: Store) -> None:
    _, again = await killed_after_posting(house, store, "three_days")
    again.venue.there.clear()
    await again.reminders.look()
    assert again.venue.there == ["1/2"]
    assert not again.venue.brought_up


async def test_a_reminder_whose_answer_was_lost_is_not_posted_twice(house: House) -> None:
    await game_of(house, ANN, BOB)

    class Lost(Venue):
        async def remind(self, *args: Any, **kwargs: Any) -> str:
            await Venue.remind(self, *args, **kwargs)
            raise Undelivered(Trouble.PASSING, "no answer")

    house.venue.__class__ = Lost
    await house.later(DAY)
    assert house.venue.there == ["1/1"]
    await house.later(HOUR)
    assert house.venue.there == ["1/1"]
    assert len(house.venue.brought_up) == 1
    house.venue.__class__ = Venue
    await house.later(2 * DAY)
    assert house.venue.there == ["1/2"]


async def test_nobody_is_reminded_who_plays_alone(house: House) -> None:
    table = await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    for _ in range(3):
        await house.tables.lobby.add_computer(table.id, ANN, None, fresh())
    await house.tables.lobby.start(table.id, ANN, fresh())
    await house.later(9 * DAY)
    assert house.venue.said == []
