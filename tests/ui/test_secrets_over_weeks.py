"""No secret leaks through a stand-in, a taken seat, the daily list or a person's own data.

Each story runs in two worlds that look the same to one viewer: things hidden from them are dealt again, and
secret entries of the log are rewritten. Everything shown to the viewer is the same in both, picture bytes
included.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Awaitable, Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.reminders import RemindedSeat
from bot.features.my_tables.cards import MyTables
from bot.features.playing.stand_in_handlers import stand_in_card
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.board.board import words_card
from bot.ui.board.log_card import log_card
from bot.ui.board.reminder_cards import reminder_card, stood_in_card
from bot.ui.faces import hosted
from bot.ui.panel.catch_up import CatchUp, with_catch_up
from bot.ui.panel.questions import Path as Way
from tests.service.playing import ANN, BOB, CEC, HERE, refused
from tests.support.cards import board_card, closeup_card, panel_card
from tests.support.owners import data_of
from tests.support.times import DAY
from tests.ui.tables import At, draw_once

DEE = Person(4, "Dee")
PEOPLE = {person.id: person for person in (ANN, BOB, CEC, DEE)}
EN = translator("en")
NOW = 1_800_000_000.0
DECISIONS = 25


@pytest.fixture(autouse=True)
def pictures_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_once(monkeypatch)


class World:
    """The tables of one data file at one moment, and everything that a viewer is shown of one of them."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.tables = Tables(store, clock=lambda: NOW + 10 * DAY)
        self.id = table_id
        self.shown: list[Any] = []

    async def look(self, user: int) -> None:
        """Keeps everything that the person can look at now."""
        table, studio = await self.tables.get(self.id), At()
        entries = await self.tables.entries(self.id)
        news = entries[-6:]
        self.shown += [
            await board_card(table, EN, studio, news),
            words_card(table, EN, news),
            log_card(table, entries, EN),
            *[await closeup_card(table, sight, EN, studio, watching=True) for sight in range(3)],
            await self._record(),
            await data_of(user, self.store),
            await self._list(user),
        ]
        seat = table.seat_of(user)
        if seat is not None and not table.seats[seat].stand_in:
            card = await panel_card(table, seat, Way(), EN, studio)
            self.shown.append(with_catch_up(card, await CatchUp(self.tables, studio).told(table, seat, EN)))
        elif seat is not None:
            self.shown.append(stood_in_card(table, EN))
        for waiting in table.row.waits:
            wait = await self.store.waits.of(self.id, waiting.seat)
            assert wait is not None
            self.shown.append(reminder_card(table, [RemindedSeat(wait, None, called=True, late=True)], EN))
        studio.close()

    async def _record(self) -> dict[str, Any]:
        """Returns the game as it is exported; the seal of a shuffle differs, as the shuffles do."""
        record: dict[str, Any] = json.loads((await self.tables.record(self.id)).write())
        assert record.pop("commitment")
        return record

    async def _list(self, user: int) -> Any:
        """Returns their daily messages."""
        stage: Any = Written()
        preferences = Preferences(self.store.people)
        await MyTables(self.tables, self.store, preferences, stage, lambda _: False).send_daily(user, NOW)
        return stage.cards


class Written:
    """Receives daily lists."""

    def __init__(self) -> None:
        self.cards: list[Any] = []

    async def write_to(self, user: int, card: Any, nonce: str) -> bool:
        self.cards.append(card)
        return True


Story = Callable[[World, Table], Awaitable[None]]


def decided_in_secret(table: Table, seat: int) -> bool:
    """Whether the seat's last decision was a secret one, if the game has such."""
    last = table.history.of(seat)
    return table.seq > 2 * DECISIONS or (last is not None and last.secret)


def revealing(table: Table) -> str:
    """Returns an action of the first seat to act that reveals something; "" if none does."""
    seat = table.to_act[0]
    for action in table.game.legal(table.state, seat)[:LOOKED_AT]:
        if table.game.reveals(table.game.apply(table.state, seat, action).events):
            return str(action.text)
    return ""


LOOKED_AT = 10
"""The number of legal actions that are tried."""
MOMENTS: dict[str, Callable[[Table], bool]] = {
    "something can be revealed": lambda table: bool(revealing(table)),
    "whoever is due": lambda table: True,
    "Bob is due": lambda table: 1 in table.to_act,
    "Bob is due after a secret": lambda table: 1 in table.to_act and decided_in_secret(table, 1),
    "others are due after a secret": lambda table: 1 not in table.to_act and decided_in_secret(table, 1),
}
"""The moments at which a story may begin."""
_begun: dict[str, dict[str, tuple[Table, bytes]]] = {}
"""Each game's moments, with the data file of that moment: they are played once for all stories."""


async def begun(path: Path, key: str, moment: str) -> Table:
    """Returns a game of three people after some random decisions, stored in that file."""
    if key not in _begun:
        _begun[key] = await _moments(path.with_name("played.db"), key)
    table, stored = _begun[key][moment]
    write(path, stored)
    return table


def write(path: Path, stored: bytes) -> None:
    path.write_bytes(stored)


async def _moments(path: Path, key: str) -> dict[str, tuple[Table, bytes]]:
    """Returns the first table of each kind in one game, and its file."""
    rng, found = random.Random(key), dict[str, tuple[Table, bytes]]()
    async with Store.open(path) as store:
        tables = Tables(store, clock=lambda: NOW)
        table = await tables.lobby.open(HERE, ANN, key, None)
        await tables.lobby.set_terms(table.id, ANN, {"pace": "day", "seed": "weeks"}, None)
        for person in (BOB, CEC):
            await tables.lobby.join(table.id, person, None)
        table = await tables.lobby.start(table.id, ANN, None)
        while len(found) < len(MOMENTS):
            seat = rng.choice(table.to_act)
            person = PEOPLE[table.seats[seat].user or 0]
            action = rng.choice(table.game.legal(table.state, seat)).text
            table = await tables.play.act(table.id, person, seat, table.seq, action, None)
            assert table.phase == "playing"
            for moment, is_come in MOMENTS.items():
                if table.seq >= DECISIONS and moment not in found and is_come(table):
                    found[moment] = table, copied(path, path.with_name(f"{len(found)}.db")).read_bytes()
    return found


def copied(path: Path, other: Path) -> Path:
    """Copies the data file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(other),))
    return other


def other_world(path: Path, table: Table, viewer: int | None, knows: Collection[int]) -> Path:
    """Copies the file; everything that the viewer can't know is dealt and written again.

    `knows` are the people whose secret decisions in the log they know: their own.
    """
    dealt = table.game.redeal(table.state, viewer, random.Random(9))
    assert table.game.encode(dealt) != table.game.encode(table.state)
    other = copied(path, path.with_name("other.db"))
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("UPDATE tables SET state = ?", (table.game.encode(dealt),))
        rows = connection.execute("SELECT seq, user, seat, action, outcome FROM events").fetchall()
        for seq, user, seat, action, outcome in rows:
            events = json.loads(outcome)
            secret = bool(events) and events[0]["only"] is not None
            for event in events:
                if event["only"] is not None and not (user in knows and seat in event["only"]):
                    event["facts"] = {"written": "anew"}
            written = "anew" if secret and user not in knows else action
            values = (written, json.dumps(events), seq)
            connection.execute("UPDATE events SET action = ?, outcome = ? WHERE seq = ?", values)
    return other


async def in_both_worlds(
    path: Path, table: Table, story: Story, viewer: int | None, knows: Collection[int] = ()
) -> None:
    """Runs the story in both worlds, and compares everything shown in it."""
    told = []
    other = other_world(path, table, viewer, knows)
    for file in (path, other):
        async with Store.open(file) as store:
            world = World(store, table.id)
            await story(world, await world.tables.get(table.id))
            told.append(world.shown)
    assert told[0]
    for one, twin in zip(*told, strict=True):
        assert one == twin


@pytest.mark.parametrize("key", hosted())
async def test_who_lets_somebody_stand_in_sees_nothing_of_the_hand(tmp_path: Path, key: str) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "whoever is due")
    late = table.to_act[-1]
    pressing = next(seat for seat in range(3) if seat != late)
    user = table.seats[pressing].user
    assert user is not None

    async def story(world: World, table: Table) -> None:
        await world.look(user)
        await world.tables.play.check_stand_in(table.id, PEOPLE[user], late)
        world.shown.append(stand_in_card(table, late, EN))
        after = await world.tables.play.stand_in(table.id, PEOPLE[user], late, None, "easy")
        assert after.seats[late].stand_in == "easy"
        await world.look(user)

    await in_both_worlds(path, table, story, pressing, knows={user})


@pytest.mark.parametrize("key", hosted())
async def test_who_has_left_sees_no_more_than_anybody(tmp_path: Path, key: str) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "Bob is due")

    async def story(world: World, table: Table) -> None:
        await world.tables.play.retire(table.id, BOB, None)
        await world.look(BOB.id)
        await world.tables.play.take_seat(table.id, DEE, 1, None)
        await world.look(BOB.id)

    await in_both_worlds(path, table, story, None, knows={BOB.id})


@pytest.mark.parametrize("key", hosted())
async def test_who_takes_a_seat_sees_before_it_what_anybody_sees(tmp_path: Path, key: str) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "Bob is due")

    async def story(world: World, table: Table) -> None:
        await world.tables.play.retire(table.id, BOB, None)
        await world.look(DEE.id)

    await in_both_worlds(path, table, story, None)


@pytest.mark.parametrize("is_due", [True, False])
@pytest.mark.parametrize("key", hosted())
async def test_and_from_then_on_what_the_seat_sees(tmp_path: Path, key: str, is_due: bool) -> None:
    """Nothing else: neither other hands, nor secret choices of the former owner."""
    path = tmp_path / "one.db"
    table = await begun(path, key, f"{'Bob is' if is_due else 'others are'} due after a secret")

    async def story(world: World, table: Table) -> None:
        await world.tables.play.retire(table.id, BOB, None)
        after = await world.tables.play.take_seat(table.id, DEE, 1, None)
        assert after.view(1) == table.view(1), "the seat sees what it saw"
        await world.look(DEE.id)
        last = after.history.of(1)
        if last is not None:
            with refused("back-not-yours"):
                await world.tables.undo.take_back(table.id, DEE, last.seq, None, At())

    await in_both_worlds(path, table, story, 1)


@pytest.mark.parametrize("key", hosted())
async def test_ones_list_and_data_tell_nothing_of_others(tmp_path: Path, key: str) -> None:
    path = tmp_path / "one.db"
    table = await begun(path, key, "whoever is due")
    for person in (ANN, BOB, CEC):

        async def story(world: World, table: Table, user: int = person.id) -> None:
            await world.look(user)

        seat = table.seat_of(person.id)
        await in_both_worlds(path, table, story, seat, knows={person.id})
        path.with_name("other.db").unlink()
