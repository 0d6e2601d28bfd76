"""Weeks at a table: stand-ins, returns, absence, seats taken, tables that sleep."""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.tables.tables import Tables
from bot.tables.waiting.idle import IdleTables, Patience
from tests.service.playing import (
    ANN,
    BOB,
    CEC,
    HERE,
    MODERATOR,
    any_action,
    due,
    fresh,
    refused,
    started,
)
from tests.service.waiting_house import DEE, NOON, House, KilledError, game_of, house_on
from tests.support.times import DAY, HOUR, Clock

BOTH_DATABASES = True


@pytest.fixture
async def house(store: Store) -> House:
    return await house_on(store, Clock(NOON))


async def test_one_press_lets_a_computer_player_stand_in_and_one_press_brings_back(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    late, other = (ANN, BOB) if due(table).id == ANN.id else (BOB, ANN)
    seat = table.to_act[0]
    with refused("not-late-yet"):
        await house.tables.play.stand_in(table.id, other, seat, fresh())
    await house.later(DAY)
    with refused("stand-in-own"):
        await house.tables.play.stand_in(table.id, late, seat, fresh())
    with refused("not-playing"):
        await house.tables.play.stand_in(table.id, CEC, seat, fresh())
    after = await house.tables.play.stand_in(table.id, other, seat, fresh())
    assert after.seats[seat].user == late.id
    assert after.names[seat] == f"{late.name} · Gargoyle"
    assert {item.kind for item in await house.store.duties() if item.seq == after.seq} >= {
        "computer",
        "board",
    }
    assert after.row.waits == ()
    await house.reminders.look()
    assert house.venue.there == []
    with refused("stand-in-plays"):
        await house.tables.play.act(table.id, late, seat, after.seq, any_action(after), fresh())
    acted = await house.tables.play.act_for_computer(table.id, seat, after.seq, any_action(after))
    back = await house.tables.play.come_back(table.id, late.id, fresh())
    assert back.names == table.names
    assert back.seq == acted.seq + 1
    with refused("nobody-stands-in"):
        await house.tables.play.come_back(table.id, late.id, fresh())
    with refused("not-playing"):
        await house.tables.play.come_back(table.id, CEC.id, fresh())
    with refused("outdated"):
        await house.tables.play.act_for_computer(table.id, seat, back.seq, "")


async def test_at_four_seats_two_people_have_to_want_it(house: House) -> None:
    table = await game_of(house, ANN, BOB, CEC, DEE, pace="live")
    seat = table.to_act[0]
    others = [person for person in (ANN, BOB, CEC, DEE) if person.id != table.seats[seat].user]
    await house.later(HOUR)
    with refused("stand-in-wanted"):
        await house.tables.play.stand_in(table.id, others[0], seat, fresh())
    with refused("stand-in-wanted"):  # the same person again is one person
        await house.tables.play.stand_in(table.id, others[0], seat, fresh())
    after = await house.tables.play.stand_in(table.id, others[1], seat, fresh())
    assert after.seats[seat].stand_in


async def test_a_seat_that_was_left_can_be_taken_by_another_person(house: House) -> None:
    table = await game_of(house, ANN, BOB, CEC)
    left = await house.tables.play.retire(table.id, BOB, fresh())
    assert left.seats[1].vacant
    with refused("already-seated"):
        await house.tables.play.take_seat(table.id, ANN, 1, fresh())
    with refused("seat-taken"):
        await house.tables.play.take_seat(table.id, DEE, 0, fresh())
    taken = await house.tables.play.take_seat(table.id, DEE, 1, fresh())
    assert (taken.seats[1].user, taken.seats[1].name, taken.seats[1].program) == (DEE.id, "Dee", None)
    with refused("seat-taken"):
        await house.tables.play.take_seat(table.id, BOB, 1, fresh())


async def test_who_is_away_is_stood_in_for_and_is_back_by_the_clock(house: House) -> None:
    one = await game_of(house, ANN, BOB, pace="day")
    until = house.clock.now + 5 * DAY
    with refused("away-in-the-past"):
        await house.away.leave(ANN.id, house.clock.now, "stand_in")
    assert await house.away.leave(ANN.id, until, "stand_in") == 1
    assert (await house.tables.get(one.id)).seats[0].stand_in
    two = await game_of(house, BOB, ANN)  # begun while they are away
    await house.later(HOUR)
    assert (await house.tables.get(two.id)).seats[1].stand_in
    await house.later(5 * DAY)
    for table, seat in ((one, 0), (two, 1)):
        assert (await house.tables.get(table.id)).seats[seat].stand_in is None
    assert (await house.preferences.of(ANN.id)).away_until is None


async def test_who_comes_back_early_is_back_at_all_tables(house: House) -> None:
    one, two = await game_of(house, ANN, BOB), await game_of(house, ANN, CEC)
    await house.away.leave(ANN.id, house.clock.now + 5 * DAY, "stand_in")
    await house.away.come_back_to(one.id, ANN.id, fresh())
    await house.later(HOUR)
    for table in (one, two):
        assert (await house.tables.get(table.id)).seats[0].stand_in is None


async def test_a_return_that_a_crash_cut_off_is_gone_on_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game_of(house, ANN, BOB)
    await house.away.leave(ANN.id, house.clock.now + 5 * DAY, "stand_in")

    async def killed(user: int) -> int:
        raise KilledError

    with monkeypatch.context() as patch:
        patch.setattr(house.away, "see_to", killed)
        with pytest.raises(KilledError):
            await house.away.come_back(ANN.id)
    await house.later(HOUR)
    assert (await house.tables.get(table.id)).seats[0].stand_in is None
    assert (await house.preferences.of(ANN.id)).away_until is None


async def test_who_pauses_is_not_reminded_until_they_are_back(house: House) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    away = due(table)
    await house.away.leave(away.id, house.clock.now + 5 * DAY, "pause")
    await house.later(5 * DAY - HOUR)
    assert house.venue.said == []
    await house.later(12 * HOUR)
    assert house.venue.said == []  # they have as much time left as they had
    await house.later(HOUR)
    assert [late for *_, late, _ in house.venue.said] == [False]


async def test_the_others_are_told_of_a_pause_and_of_its_end_and_a_longer_one_counts_as_a_whole(
    house: House,
) -> None:
    table = await game_of(house, ANN, BOB, pace="day")
    away = due(table)
    until = table.row.waits[0].since
    await house.away.leave(away.id, house.clock.now + DAY, "pause")
    await house.later(DAY / 2)
    await house.away.leave(away.id, house.clock.now + DAY, "pause")
    await house.later(DAY + HOUR)
    told = [entry for entry in await house.tables.entries(table.id) if entry.seq > table.seq]
    assert [(entry.verb, entry.user) for entry in told] == [("paused", away.id), ("came-back", away.id)]
    boards = [item for item in await house.store.duties() if item.kind == "board"]
    assert [item.seq for item in boards] == [told[-1].seq]
    [wait] = (await house.tables.get(table.id)).row.waits
    assert until + 1.5 * DAY <= wait.since <= until + 1.5 * DAY + HOUR
    stored = await house.store.waits.of(table.id, wait.seat)
    assert stored is not None
    assert stored.since == wait.since


async def test_tables_where_nobody_comes_fall_asleep_and_can_be_woken(house: House) -> None:
    lobby = await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    playing = await game_of(house, ANN, BOB)
    sleeping = IdleTables(house.tables, house.store, house.clock, Patience(lobby=7, game=60))
    house.clock.now += 7 * DAY - 60
    await sleeping.look()
    assert (await house.tables.get(lobby.id)).phase == "lobby"
    house.clock.now += 120
    await sleeping.look()
    asleep = await house.tables.get(lobby.id)
    assert (asleep.phase, asleep.terms.asleep) == ("ended", True)
    with refused("not-playing"):
        await house.tables.play.reopen(lobby.id, BOB, fresh())
    assert (await house.tables.play.reopen(lobby.id, MODERATOR, fresh())).phase == "lobby"
    house.clock.now += 53 * DAY
    await house.tables.lobby.join(lobby.id, BOB, fresh())
    await sleeping.look()
    assert (await house.tables.get(playing.id)).phase == "ended"
    assert (await house.tables.get(lobby.id)).phase == "lobby"
    house.clock.now += 29 * DAY
    awake = await house.tables.play.reopen(playing.id, BOB, fresh())
    assert (awake.phase, awake.state, awake.to_act) == ("playing", playing.state, playing.to_act)
    await sleeping.look()
    assert (await house.tables.get(playing.id)).phase == "playing"
    with refused("not-asleep"):
        await house.tables.play.reopen(playing.id, BOB, fresh())
    house.clock.now += 61 * DAY
    await sleeping.look()
    house.clock.now += 31 * DAY
    with refused("asleep-too-long"):
        await house.tables.play.reopen(playing.id, BOB, fresh())


async def test_an_ended_table_is_not_asleep(house: House) -> None:
    table = await game_of(house, ANN, BOB)
    await house.tables.play.end(table.id, ANN, fresh())
    with refused("not-asleep"):
        await house.tables.play.reopen(table.id, ANN, fresh())


async def test_started_without_terms_has_no_clock(tables: Tables) -> None:
    assert (await started(tables, ANN, BOB)).terms.pace == "none"
