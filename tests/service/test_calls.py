"""Calls: one for each decision, by the picture or by a private message, and none for people who are there."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.tables.tables import Tables
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, due, fresh, started
from tests.service.rhythm_house import BETWEEN, House, drafted, open_house, seats_of
from tests.support.times import HOUR, MINUTE


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with open_house(path) as opened:
        yield opened


async def test_at_the_start_all_who_are_due_are_called_once(house: House) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    assert house.calls == [(ANN.id, BOB.id, CEC.id)]
    table = await house.act(await house.tables.get(table.id), 0)
    assert house.calls == [(ANN.id, BOB.id, CEC.id)]


@pytest.mark.parametrize(("seconds", "called"), [(3 * MINUTE - 1, False), (3 * MINUTE, True)])
async def test_who_is_at_the_table_is_not_called_and_who_went_away_is(
    house: House, seconds: float, called: bool
) -> None:
    table = await started(house.tables, ANN, BOB)
    await house.idle()
    first = due(table)
    other = BOB if first.id == ANN.id else ANN
    house.tables.presence.pressed(table.id, other.id)
    house.clock.now += seconds
    while due(table).id == first.id:
        table = await house.act(table, table.to_act[0])
    assert house.calls[-1] == ((other.id,) if called else ())
    assert first.id not in house.calls[-1]


async def test_alone_with_computer_players_nobody_is_ever_called(house: House) -> None:
    table = await started(house.tables, ANN, computers=3, game=BETWEEN)
    await house.idle()
    while (table := await house.tables.get(table.id)).phase == "playing":
        house.clock.now += 600
        await house.act_by_letter(table, seats_of(table, ANN)[0])
    assert not any(house.calls)


async def test_everybody_who_played_and_is_away_is_called_to_the_end(house: House) -> None:
    table = await started(house.tables, ANN, BOB)
    while (table := await house.tables.get(table.id)).phase == "playing":
        house.clock.now += 3 * MINUTE + 1
        last = table.to_act[0]
        table = await house.act(table, last)
    other = next(person.id for person in (ANN, BOB) if person.id != table.seats[last].user)
    assert house.calls[-1] == (other,)


async def test_a_partner_who_is_asked_for_an_answer_is_called_for_that_too(house: House) -> None:
    """A player who is due at one castle may be asked about the bonus of the other one."""
    table = await drafted(house, ANN, BOB, CEC)
    for _ in range(400):
        seats = table.to_act
        house.clock.now += 3 * MINUTE + 1
        known = json.loads((await house.store.posts(table.id)).told)
        before = table.seq
        table = await house.act(table, seats[0])
        news = await house.tables.entries(table.id, after=before)
        asked = {table.seats[seat].user for entry in news for seat in table.game.asked(entry.events)}
        if asked & set(known):
            assert asked <= set(house.calls[-1])
            return
        if table.phase != "playing":
            break
    pytest.fail("no proposal was made")


async def test_nobody_is_called_twice_for_the_same_decision_by_a_restart(path: Path) -> None:
    stage = MemoryStage()
    async with open_house(path, stage) as house:
        table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
        await house.idle()
        assert stage.boards[-1].called == (ANN.id, BOB.id, CEC.id)
    async with open_house(path, stage) as house:
        house.clock.now += 7200
        table = await house.tables.get(table.id)
        await house.act(table, 0)  # the picture is too old to be edited: a new one comes
    assert len(stage.boards) == 2
    assert not stage.boards[-1].called


async def test_a_call_that_was_posted_and_not_noted_is_not_made_again(path: Path) -> None:
    stage = MemoryStage()
    async with open_house(path, stage) as house:
        table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
        await house.idle()
        posts = await house.store.posts(table.id)
    async with Store.open(path) as store:  # as a kill left it: posted, the duty kept, nothing recorded
        await store.set_posts(table.id, replace(posts, board=None, shown=0, since=0, told="[]", chapter=None))
        tables = Tables(store)
        table = await tables.get(table.id)
        action = table.game.legal(table.state, 0)[0].text
        await tables.play.act(table.id, ANN, 0, table.seq, action, fresh())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO duties VALUES (?, 'board', ?)", (table.id, table.seq))
    async with open_house(path, stage) as house:
        await house.idle()
    assert [board.called for board in stage.boards] == [(ANN.id, BOB.id, CEC.id), ()]


async def test_who_was_called_before_a_picture_that_was_not_noted_is_not_called_again(path: Path) -> None:
    stage = MemoryStage(closed={0, 1, 2})
    async with open_house(path, stage) as house:
        table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
        await house.idle()
        noted = await house.store.posts(table.id)
        house.clock.now += 7200  # a picture is too old to be edited then: a new one comes
        table = await house.act(table, 0)
    async with Store.open(path) as store:  # as a kill left it: the second one posted, and not recorded
        await store.set_posts(table.id, noted)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO duties VALUES (?, 'board', ?)", (table.id, table.seq))
    async with open_house(path, stage) as house:
        await house.idle()
        house.clock.now += 14400
        await house.act(await house.tables.get(table.id), 1)
    assert [board.called for board in stage.boards] == [(ANN.id, BOB.id, CEC.id), (), ()]


# Private messages


async def test_an_answered_private_message_becomes_a_line_of_what_was_chosen(house: House) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    table = await house.act(table, 1)
    log = await house.tables.entries(table.id)
    assert house.stage.closed_letters == [("1/d1.1", log[-1].action)]


async def test_who_has_the_panel_open_gets_no_private_message(house: House) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    table = await house.tables.get(table.id)
    while table.state.turn == 1:
        seat = table.to_act[0]
        act = house.act if table.seats[seat].user == ANN.id else house.act_by_letter
        table = await act(table, seat)
    later = [(seat, mark) for _, seat, mark in house.stage.sent if mark == "d1.2"]
    assert sorted(later) == [(1, "d1.2"), (2, "d1.2")]
    house.clock.now += 14 * MINUTE
    while (await house.tables.get(table.id)).state.turn == 2:
        table = await house.tables.get(table.id)
        table = await house.act_by_letter(table, table.to_act[0])
    assert ("d1.3", 0) in [(mark, seat) for _, seat, mark in house.stage.sent]


async def test_a_private_message_calls_and_the_picture_need_not(house: House) -> None:
    """The first picture calls as well: the bot does not know yet who accepts private messages."""
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    table = await house.tables.get(table.id)
    while table.state.turn == 1:
        house.clock.now += 14 * MINUTE
        table = await house.act_by_letter(table, table.to_act[0])
    assert house.calls[0] == (ANN.id, BOB.id, CEC.id)
    assert sorted(house.stage.silently) == [0, 1, 2]  # one sound for the first choice, the picture's
    assert len(house.calls[1]) == 2  # the reveal: all build; the player who has just acted is not called
    assert [mark for _, _, mark in house.stage.sent[-3:]] == ["d1.2"] * 3
    assert house.stage.boards[-1].called == ()


async def test_who_no_longer_takes_private_messages_is_called_after_all(house: House) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    table = await house.tables.get(table.id)
    house.stage.closed.add(1)
    while table.state.turn == 1:
        house.clock.now += 14 * MINUTE
        table = await house.act_by_letter(table, table.to_act[0])
    assert house.stage.called_besides == [(table.id, 1)]


async def test_at_most_one_private_message_is_open_and_none_after_the_game(house: House) -> None:
    table = await started(house.tables, ANN, computers=2, game=BETWEEN)
    await house.idle()
    while (table := await house.tables.get(table.id)).phase == "playing":
        noted: dict[str, Any] = json.loads((await house.store.posts(table.id)).private_messages)
        still_open = len(house.stage.sent) - len(house.stage.closed_letters)
        assert still_open == sum(letter[1] is not None for letter in noted.values()) <= 1
        table = await house.act_by_letter(table, seats_of(table, ANN)[0])
    assert len(house.stage.closed_letters) == len(house.stage.sent) > 7


async def test_a_table_that_is_closed_leaves_no_private_message_open(house: House) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    await house.tables.play.end(table.id, ANN, fresh())
    await house.idle()
    assert sorted(house.stage.closed_letters) == [("0/d1.1", None), ("1/d1.1", None), ("2/d1.1", None)]


async def test_a_private_message_that_asks_on_stays_open(house: House) -> None:
    """A person plays in it: its own answer shows the next question there."""
    table = await started(house.tables, ANN, computers=1, game=BETWEEN)
    await house.idle()
    [(_, seat, mark)] = house.stage.sent
    house.stage.asking.add(f"{seat}/{mark}")
    table = await house.act_by_letter(await house.tables.get(table.id), seat)
    assert house.stage.closed_letters == []
    assert len(house.stage.sent) == 1
    house.stage.asking.clear()
    table = await house.act_by_letter(table, seats_of(table, ANN)[0])
    assert [note for note, _ in house.stage.closed_letters] == [f"{seat}/{mark}"]


# Reminders


async def test_who_was_there_when_their_turn_came_and_does_nothing_is_called_after_five_minutes(
    house: House,
) -> None:
    """No picture calls them, as they have just pressed; the first reminder comes soon, not after a day."""
    table = await started(house.tables, ANN, BOB)
    await house.idle()
    for person in (ANN, BOB):
        house.tables.presence.pressed(table.id, person.id)
    table = await house.act(await house.tables.get(table.id), table.to_act[0])
    while (seat := table.to_act[0]) and table.seats[seat].user == table.seats[0].user:
        table = await house.act(table, seat)
    wait = await house.store.waits.of(table.id, table.to_act[0])
    assert wait is not None
    assert house.calls[-1] == ()
    assert wait.next == house.clock.now + 5 * MINUTE


async def test_nobody_is_called_soon_at_a_table_for_one(house: House) -> None:
    table = await started(house.tables, ANN, computers=1)
    await house.idle()
    table = await house.tables.get(table.id)
    (seat,) = table.to_act
    assert table.seats[seat].user == ANN.id, "the computer player has acted already, if it was first"
    table = await house.act(table, seat)
    (seat,) = table.to_act
    wait = await house.store.waits.of(table.id, seat)
    assert wait is None or wait.next is None or wait.next > house.clock.now + HOUR
