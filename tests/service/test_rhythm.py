"""The rhythm of a table: one picture for events without a person, edits in place, panels that follow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.bursts import AT_ONCE, Bursts
from bot.delivery.undelivered import Trouble, Undelivered
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from engines.registry import game as game_of
from engines.registry import keys
from tests.service.playing import ANN, BOB, CEC, started
from tests.service.rhythm_house import BETWEEN, House, drafted, open_house, seats_of
from tests.support.times import DAY, HOUR, MINUTE


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with open_house(path) as opened:
        yield opened


# One picture for events without a person


async def test_all_that_computer_players_do_up_to_a_persons_turn_is_one_picture(house: House) -> None:
    table = await started(house.tables, ANN, computers=3)
    await house.idle()
    assert len(house.stage.boards) == 1
    while (table := await house.tables.get(table.id)).phase == "playing":
        before = len(house.stage.boards)
        own = table.to_act[0]
        while table.to_act == (own,) and len(house.stage.boards) == before:
            table = await house.act(table, own)
        assert len(house.stage.boards) == before + 1
    assert len(house.stage.boards) <= 15
    assert [seq for board in house.stage.boards for seq in board.news] == list(range(1, table.seq + 1))


class FakeBursts(Bursts):
    """Time passes only by waiting."""

    def __init__(self, human: tuple[float, float] = AT_ONCE) -> None:
        self.now = 0.0
        self.waits: list[float] = []
        super().__init__(lambda: self.now, self._pass, human)

    quick: float | None = None
    """Seconds after which a computer player has acted; None: nothing new ever comes."""

    async def _pass(self, news: asyncio.Event, seconds: float) -> None:
        seconds = seconds if self.quick is None or seconds < 10 else self.quick
        self.waits.append(seconds)
        self.now += seconds


async def test_a_table_of_computer_players_leaves_every_picture_to_be_looked_at(tables: Tables) -> None:
    """The game goes on during the wait: the picture then shows the newest state."""
    table = await started(tables, ANN, computers=2, game="secret_vote")
    only_computers = replace(
        table, row=replace(table.row, seats=tuple(replace(s, user=None, computer="low") for s in table.seats))
    )

    async def look() -> Table:
        return only_computers

    bursts = FakeBursts()
    for number in range(1, 4):
        assert await bursts.calm(look, asyncio.Event()) is only_computers
        assert bursts.now == number * 20.0


async def test_a_picture_for_a_person_does_not_wait(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)

    async def look() -> Table:
        return table

    bursts = FakeBursts()
    assert await bursts.calm(look, asyncio.Event()) is table
    assert bursts.waits == []


def live(table: Table, pace: str = "live") -> Table:
    return replace(table, row=replace(table.row, terms=Terms.model_validate({"pace": pace}).text()))


def with_due(table: Table, *seats: int) -> Table:
    """Returns the table as if these seats had to act, the first of them first."""
    rules = SimpleNamespace(to_act=lambda state: seats, turn_order=lambda state: seats, key=table.game.key)
    return replace(table, game=cast(Any, rules))


@pytest.mark.parametrize(
    ("pace", "acting", "waited"),
    [
        ("live", [1], True),
        ("live", [1, 1], True),  # two steps of one turn
        ("live", [1, 2], False),  # people wait for a whole burst
        ("live", [], False),
        ("day", [1], False),
    ],
)
async def test_a_single_computer_player_takes_a_human_time_at_a_live_table(
    tables: Tables, pace: str, acting: list[int], waited: bool
) -> None:
    table = live(await started(tables, ANN, computers=2, game="secret_vote"), pace)
    moments = [*(with_due(table, seat) for seat in acting), with_due(table, 0)]
    looks = iter(moments)

    async def look() -> Table:
        return next(looks)

    bursts = FakeBursts((1.0, 3.0))
    bursts.quick = 0.25
    assert await bursts.calm(look, asyncio.Event()) is moments[-1]
    thought = len(acting) * bursts.quick
    assert (1.0 <= bursts.now <= 3.0) if waited else bursts.now == thought


# People who do not want calls


async def test_who_sleeps_is_not_woken_and_is_seen_to_in_the_morning(house: House) -> None:
    await house.tables.preferences.change(ANN.id, offset=0, quiet_from=13, quiet_to=15)
    await house.tables.preferences.change(BOB.id, offset=0, quiet_from=22, quiet_to=8)
    morning = house.clock.now // DAY * DAY + 15 * HOUR
    table = await started(house.tables, ANN, BOB, computers=1, game=BETWEEN)
    await house.idle()
    (asleep,), (awake,) = seats_of(table, ANN), seats_of(table, BOB)
    assert {seat for _, seat, _ in house.stage.sent} == {asleep, awake}
    assert asleep in house.stage.silently
    assert house.calls[-1] == (BOB.id,)
    wait, other = [await house.store.waits.of(table.id, seat) for seat in (asleep, awake)]
    assert wait is not None
    assert other is not None
    assert (wait.next, other.next) == (morning, house.clock.now + DAY)


@pytest.mark.parametrize(("reminders", "called"), [("none", False), ("due", True), ("all", True)])
async def test_who_wants_no_reminders_is_called_by_the_end_alone(
    house: House, reminders: str, called: bool
) -> None:
    for person in (ANN, BOB):
        await house.tables.preferences.change(person.id, reminders=reminders)
    table = await started(house.tables, ANN, BOB)
    while (table := await house.tables.get(table.id)).phase == "playing":
        await house.idle()
        house.clock.now += 3 * MINUTE + 1
        table = await house.act_by_letter(table, table.to_act[0])
    assert any(house.calls[:-1]) == called
    assert house.calls[-1]


# Edits in place


async def test_building_edits_one_picture_and_the_next_turn_posts_another(house: House) -> None:
    table = await drafted(house, ANN, BOB, CEC)
    posted = len(house.stage.boards)
    while table.state.turn == 1:
        assert len(house.stage.boards) == posted
        table = await house.act(table, table.to_act[0])
    assert len(house.stage.boards) == posted + 1
    told = [seq for board in house.stage.boards for seq in board.news]
    assert told == list(range(1, table.seq + 1))  # an edit repeats the events that its picture has shown


async def test_a_picture_is_edited_for_fifty_minutes_only(house: House) -> None:
    table = await drafted(house, ANN, BOB, CEC)
    posted = len(house.stage.boards)
    house.clock.now += 50 * MINUTE - 1
    for person in (ANN, BOB, CEC):
        house.tables.presence.pressed(table.id, person.id)
    table = await house.act(table, table.to_act[0])
    assert len(house.stage.boards) == posted
    house.clock.now += 2
    await house.act(table, table.to_act[0])
    assert len(house.stage.boards) == posted + 1


@pytest.mark.parametrize("trouble", [Trouble.OURS, Trouble.THROTTLED, Trouble.GONE])
async def test_where_a_picture_can_not_be_changed_a_new_one_comes(house: House, trouble: Trouble) -> None:
    table = await drafted(house, ANN, BOB, CEC)
    posted = len(house.stage.boards)
    house.stage.faults["edit_board"] = [Undelivered(trouble, "400")]
    table = await house.act(table, table.to_act[0])
    assert len(house.stage.boards) == posted + 1
    assert house.stage.boards[-1].seq == table.seq
    assert await house.store.duties() == []


async def test_a_lost_edit_is_tried_again_and_posts_nothing(house: House) -> None:
    table = await drafted(house, ANN, BOB, CEC)
    posted = len(house.stage.boards)
    house.stage.faults["edit_board"] = [Undelivered(Trouble.PASSING, "lost")]
    table = await house.act(table, table.to_act[0])
    assert len(house.stage.boards) == posted
    assert house.stage.edited[-1][1] == table.seq


@pytest.mark.parametrize("game", [key for key in keys() if 1 in game_of(key).seats])
async def test_alone_one_picture_tells_five_turns_and_nobody_is_called(house: House, game: str) -> None:
    table = await started(house.tables, ANN, game=game)
    await house.idle()
    table = await house.tables.get(table.id)
    rounds: dict[int, int] = {}
    while table.phase == "playing" and table.state.round <= 11:
        rounds.setdefault(table.state.round, len(house.stage.boards))
        house.clock.now += 10
        table = await house.act(table, 0)
    assert [rounds[number] for number in range(1, 12)] == [1] * 5 + [2] * 5 + [3]
    assert not any(house.calls)


async def test_two_turns_of_dragon_castle_share_a_picture_while_both_people_are_there(house: House) -> None:
    table = await started(house.tables, ANN, BOB, game="dragon_castle")
    await house.idle()
    table = await house.tables.get(table.id)
    posts: list[int] = []
    for turn in range(8):
        if turn == 7:
            house.clock.now += 4 * MINUTE  # the next person is away by now: only a new post can mention them
        seat, first = table.to_act[0], table.seq
        while table.to_act == (seat,):
            assert house.stage.boards[-1].seq <= first, "a picture shows half a turn"
            table = await house.act(table, seat)
        posts.append(len(house.stage.boards))
    assert posts == [2, 2, 3, 3, 4, 4, 5, 6]
    assert not any(house.calls[2:-1])
    assert house.calls[-1]
    told = [seq for board in house.stage.boards for seq in board.news]
    assert told == list(range(1, table.seq + 1))


# The panel follows


async def test_who_is_due_after_a_picture_is_brought_the_panel(house: House) -> None:
    table = await started(house.tables, ANN, computers=3)
    await house.idle()
    house.stage.brought.clear()
    table = await house.tables.get(table.id)
    while not house.stage.brought:
        table = await house.act(table, 0)
    assert set(house.stage.brought) == {(table.id, 0, True)}


async def test_an_edit_brings_the_panel_where_it_is(house: House) -> None:
    table = await drafted(house, ANN, BOB, CEC)
    house.stage.brought.clear()
    await house.act(table, table.to_act[0])
    assert house.stage.brought
    assert not any(below for _, _, below in house.stage.brought)


async def test_when_it_is_over_every_panel_is_brought_up_to_date_where_it_is(house: House) -> None:
    table = await started(house.tables, ANN, BOB)
    while (table := await house.tables.get(table.id)).phase == "playing":
        house.stage.brought.clear()
        table = await house.act(table, table.to_act[0])
    await house.idle()
    assert sorted(house.stage.brought) == [(table.id, seat, False) for seat in range(len(table.seats))]
