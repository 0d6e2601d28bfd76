"""The rhythm of a table: one picture for events without a person, edits in place, one call each."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.bursts import AT_ONCE, Bursts
from bot.delivery.publisher import Publisher
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.work.drawing import Studio
from engines.registry import game as game_of
from engines.registry import keys
from tests.prepared import prepared
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, due, fresh, started
from tests.support.times import DAY, HOUR, MINUTE

BETWEEN = "between_two_castles"
PEOPLE = {person.id: person for person in (ANN, BOB, CEC)}


class Clock:
    """A time of day that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    """Tables with a publisher and a stage in memory, and the clock of all of them."""

    tables: Tables
    store: Store
    stage: MemoryStage
    publisher: Publisher
    clock: Clock

    async def idle(self) -> None:
        await asyncio.wait_for(self.publisher.idle(), 30)

    async def act(self, table: Table, seat: int, text: str | None = None) -> Table:
        """The person of a seat that is due acts as at the venue, and everything settles."""
        user = table.seats[seat].user
        assert user is not None
        self.tables.presence.pressed(table.id, user)
        self.tables.presence.opened(table.id, user)
        return await self.act_by_letter(table, seat, text)

    async def act_by_letter(self, table: Table, seat: int, text: str | None = None) -> Table:
        user = table.seats[seat].user
        assert user is not None
        action = text or table.game.legal(table.state, seat)[0].text
        await self.tables.play.act(table.id, PEOPLE[user], seat, table.seq, action, fresh())
        await self.idle()
        return await self.tables.get(table.id)

    @property
    def calls(self) -> list[tuple[int, ...]]:
        return [board.called for board in self.stage.boards]


@asynccontextmanager
async def open_house(path: Path, stage: MemoryStage | None = None) -> AsyncIterator[House]:
    clock, shown, studio, outbox = Clock(), stage or MemoryStage(), Studio(), Outbox()
    async with Store.open(prepared(path)) as store:
        tables = Tables(store, clock=clock, outbox=outbox)
        publisher = Publisher(tables, outbox, store, shown, studio, pause=0.01)
        await publisher.start()
        try:
            yield House(tables, store, shown, publisher, clock)
        finally:
            await publisher.stop()
            studio.close()


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with open_house(path) as opened:
        yield opened


def seats_of(table: Table, *people: Person) -> list[int]:
    return [seat for seat in table.to_act if table.seats[seat].user in {person.id for person in people}]


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
    assert house.stage.silently == [asleep]
    assert ANN.id not in house.calls[-1]
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


async def drafted(house: House, *people: Person, computers: int = 0) -> Table:
    """Returns a table of Between Two Castles whose first draft was revealed; all seats have to build."""
    table = await started(house.tables, *people, computers=computers, game=BETWEEN)
    await house.idle()
    table = await house.tables.get(table.id)
    while table.state.phase == "draft":
        table = await house.act(table, seats_of(table, *people)[0])
    assert table.state.phase == "build"
    return table


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


# Calls


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
