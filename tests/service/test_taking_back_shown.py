"""A step back on Discord: new pictures and edits by the rhythm of the table, calls and private messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery.computer_moves import let_computer_act
from bot.tables.history import TOOK_BACK
from bot.tables.table import Table
from bot.tables.undo.offers import open_offer
from bot.texts import translator
from bot.ui.board.board import captions
from bot.work.drawing import Studio
from tests.cases import case
from tests.service.playing import ANN, BOB, CEC, fresh, started
from tests.service.rhythm_house import BETWEEN, PEOPLE, House, open_house


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with open_house(path) as opened:
        yield opened


async def undo(house: House, table: Table, studio: Studio) -> Table:
    """The player who decided last takes it back, and everything settles."""
    last = table.history.last
    assert last is not None
    assert last.seat is not None
    user = table.seats[last.seat].user
    assert user is not None
    house.tables.presence.pressed(table.id, user)
    await house.tables.undo.take_back(table.id, PEOPLE[user], last.seq, fresh(), studio)
    await house.idle()
    return await house.tables.get(table.id)


async def turn_passed(house: House) -> Table:
    """Returns a table of two at which a turn has passed and can still be taken back."""
    table = await started(house.tables, ANN, BOB)
    await house.idle()
    while open_offer(table) is None:
        table = await house.act(table, table.to_act[0])
    return table


async def test_a_turn_that_has_passed_is_taken_back_in_its_own_post(house: House, studio: Studio) -> None:
    table = await turn_passed(house)
    before = [board.message for board in house.stage.boards]
    after = await undo(house, table, studio)
    assert [board.message for board in house.stage.boards] == before
    assert house.stage.edited[-1] == (before[-1], after.seq)
    assert house.stage.boards[-1].news[-1] == after.seq


async def test_after_a_step_back_and_another_turn_the_next_player_gets_the_panel_again(
    house: House, studio: Studio
) -> None:
    table = await turn_passed(house)
    [waiting] = table.to_act
    table = await undo(house, table, studio)
    [back] = table.to_act
    with case("both panels show that the game went back"):
        assert [one for one in house.stage.brought if not one[2]][-2:] == [
            (table.id, seat, False) for seat in sorted((waiting, back))
        ]
    posts = len(house.stage.boards)
    while table.to_act == (back,):
        table = await house.act(table, back)
    assert len(house.stage.boards) == posts + 1
    assert house.stage.brought[-1] == (table.id, waiting, True)


async def test_who_was_called_is_called_again_when_their_turn_comes_again(
    house: House, studio: Studio
) -> None:
    table = await turn_passed(house)
    house.clock.now += 1000  # no player is at the table any more
    table = await undo(house, table, studio)
    [seat] = table.to_act
    waiting = table.seats[1 - seat].user
    house.clock.now += 1000
    table = await house.act(table, seat)
    assert table.to_act == (1 - seat,)
    assert house.stage.boards[-1].called == (waiting,)


async def test_nobody_is_called_by_what_they_have_just_taken_back_themselves(
    house: House, studio: Studio
) -> None:
    """Also if the picture comes late, when the player no longer counts as present."""
    table = await turn_passed(house)
    await house.publisher.stop()
    await undo(house, table, studio)
    house.clock.now += 1000
    before, edits = len(house.stage.boards), len(house.stage.edited)
    await house.publisher.start()
    await house.idle()
    assert house.stage.boards[before:] == []
    assert len(house.stage.edited) == edits + 1


async def test_a_step_within_the_turn_is_taken_back_without_a_word(house: House, studio: Studio) -> None:
    table = await turn_passed(house)
    table = await house.act(table, table.to_act[0])
    assert table.history.last is not None
    assert table.to_act == (table.history.last.seat,)
    before, refreshed = len(house.stage.boards), len(house.stage.refreshed)
    await undo(house, table, studio)
    assert len(house.stage.boards) == before
    assert len(house.stage.refreshed) == refreshed
    table = await house.tables.get(table.id)
    entries = await house.tables.entries(table.id)
    assert entries[-1].verb == TOOK_BACK
    assert captions(table, entries[-1:], translator("en")) == []
    table = await house.act(table, table.to_act[0])
    while len(house.stage.boards) == before:
        table = await house.act(table, table.to_act[0])
    told = [
        entry for entry in await house.tables.entries(table.id) if entry.seq in house.stage.boards[-1].news
    ]
    assert not any("back" in line for line in captions(table, told, translator("en")))


async def test_the_public_button_goes_with_the_first_step_of_the_next_turn(house: House) -> None:
    table = await turn_passed(house)
    before = len(house.stage.refreshed)
    table = await house.act(table, table.to_act[0])
    assert open_offer(table) is None
    assert house.stage.refreshed[before:] == [(table.id, table.seq)]


async def test_a_secret_choice_is_asked_for_anew_by_another_message(house: House, studio: Studio) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    asked = [sent for sent in house.stage.sent if sent[1] == 0]
    assert [mark for _, _, mark in asked] == ["d1.1"]
    table = await house.act_by_letter(table, 0)
    table = await undo(house, table, studio)
    marks = [mark for _, seat, mark in house.stage.sent if seat == 0]
    assert marks == ["d1.1", f"d1.1_{table.seq:x}"]
    assert [sent for sent in house.stage.sent if sent[1] != 0] == [
        (table.id, 1, "d1.1"),
        (table.id, 2, "d1.1"),
    ]
    assert house.stage.edited[-1][1] == table.seq
    assert len(house.stage.boards) == 1


async def test_who_was_told_for_a_decision_and_took_it_back_is_not_called_for_it_again(
    house: House, studio: Studio
) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    await house.publisher.stop()
    for person, seat in ((ANN, 0), (BOB, 1)):
        text = table.game.legal(table.state, seat)[0].text
        table = await house.tables.play.act(table.id, person, seat, table.seq, text, fresh())
        last = table.history.last
        assert last is not None
        if person is ANN:
            table = await house.tables.undo.take_back(table.id, ANN, last.seq, fresh(), studio)
    house.clock.now += 1000
    await house.publisher.start()
    await house.idle()
    assert house.calls == [house.calls[0]]
    assert house.stage.edited[-1][1] == table.seq


async def test_a_question_that_is_not_asked_any_more_is_closed_without_an_answer(
    house: House, studio: Studio
) -> None:
    table = await started(house.tables, ANN, BOB, CEC, game=BETWEEN)
    await house.idle()
    for seat in (0, 1):
        table = await house.act_by_letter(table, seat)
    table = await house.act_by_letter(table, 2)  # all is revealed: they build now
    wish = table.history.last
    assert wish is not None
    await house.tables.undo.ask(table.id, CEC, wish.seq, fresh(), studio)
    for person in (ANN, BOB):
        await house.tables.undo.agree(table.id, person, wish.seq, fresh(), studio)
    await house.idle()
    table = await house.tables.get(table.id)
    assert table.to_act == (2,)
    assert house.stage.sent[-1] == (table.id, 2, f"d1.1_{table.seq:x}")


async def test_the_others_are_called_once_to_answer_a_wish_and_the_answers_are_told_there(
    house: House, studio: Studio
) -> None:
    table = await started(house.tables, ANN, BOB, CEC)
    await house.idle()
    table = await house.act(table, table.to_act[0])
    house.clock.now += 1000
    last = table.history.last
    assert last is not None
    assert last.user is not None
    current_requester = PEOPLE[last.user]
    others = [person for person in (ANN, BOB, CEC) if person.id != current_requester.id]
    house.tables.presence.pressed(table.id, current_requester.id)
    await house.tables.undo.ask(table.id, current_requester, last.seq, fresh(), studio)
    await house.idle()
    posted = len(house.stage.boards)
    assert set(house.stage.boards[-1].called) == {person.id for person in others}
    with case("the panel of the player who is due comes below the question"):
        assert house.stage.followed[-1] == (table.id, table.to_act[0])
    await house.tables.undo.agree(table.id, others[0], last.seq, fresh(), studio)
    await house.idle()
    await house.tables.undo.refuse(table.id, others[1], last.seq, fresh())
    await house.idle()
    assert len(house.stage.boards) == posted
    assert len(house.stage.edited) == 2


async def test_computer_players_wait_for_the_answer_and_go_on_after_it(house: House, studio: Studio) -> None:
    await house.publisher.stop()
    table = await started(house.tables, ANN, BOB, computers=1)
    while not waits_for_computer(table):
        if table.phase != "playing":  # it never happened: another game
            table = await started(house.tables, ANN, BOB, computers=1)
        seat, user = table.to_act[0], table.seats[table.to_act[0]].user
        text = table.game.legal(table.state, seat)[0].text
        if user is None:
            table = await house.tables.play.act_for_computer(table.id, seat, table.seq, text)
        else:
            table = await house.tables.play.act(table.id, PEOPLE[user], seat, table.seq, text, fresh())
    last = table.history.last
    assert last is not None
    assert last.user is not None
    asked = await house.tables.undo.ask(table.id, PEOPLE[last.user], last.seq, fresh(), studio)
    await let_computer_act(house.tables, studio, asked)
    assert (await house.tables.get(table.id)).seq == asked.seq
    other = BOB if last.user == ANN.id else ANN
    await house.tables.undo.refuse(table.id, other, last.seq, fresh())
    assert "computer" in [item.kind for item in await house.store.duties()]
    await house.publisher.start()
    await house.idle()
    assert (await house.tables.get(table.id)).history.last != last


def waits_for_computer(table: Table) -> bool:
    """Whether a computer player is due after a person's decision that revealed something."""
    last = table.history.last
    computer = bool(table.to_act) and table.seats[table.to_act[0]].computer
    return bool(computer and last and last.user is not None and table.game.reveals(last.events))
