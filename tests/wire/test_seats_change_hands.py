"""kill -9 while a seat changes hands: a stand-in begins, its person comes back, a person takes a free seat.

Each of these happens once or not at all, and it has happened if the press was answered. `make soak` does it
for all games.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from engines.registry import keys
from playground.driver import Person, Playground
from playground.model import Message
from tests.soak import SOAK, in_soak
from tests.wire.cutting import cut_off
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons
from tests.wire.one_snapshot import flags_in
from tests.wire.stored import stored_in
from tests.wire.tally import counting
from tests.wire.test_crashes import A_MOMENT, nothing_left
from tests.wire.test_month import DAY, HOUR, Hours, open_with_a_day, reminder

QUICKEST = "kingdomino"
A_WHILE = 30.0
"""Seconds until another day passes if no reminder comes."""
ROUNDS = 5 if SOAK else 1
"""How often the seat changes hands in each way."""


@pytest.fixture
def hours(tmp_path: Path) -> Hours:
    return Hours(tmp_path / "clock")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "castellan.sqlite3"


@pytest.fixture
async def bot(pg: Playground, tmp_path: Path, hours: Hours, data: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(pg, data, drawn=False, CASTELLAN_CLOCK=str(tmp_path / "clock")) as process:
        yield process


class Deaths:
    """Presses that are cut off, and what the log says of them."""

    def __init__(self, bot: BotProcess, data: Path, table: TableDriver, seed: str) -> None:
        self._bot = bot
        self._data = data
        self._table = table
        self._rng = random.Random(seed)
        self.kills = self.done = 0

    def written(self, verb: str) -> int:
        with stored_in(self._data) as stored:
            query = "SELECT count(*) FROM events WHERE table_id = ? AND verb = ?"
            return int(stored.execute(query, (self._table.table_id, verb)).fetchone()[0])

    async def offered_levels(self, people: Sequence[Person], hours: Hours) -> tuple[Person, Person, Message]:
        """Lets a day pass; returns a late person, the other one, and the card that offers stand-ins to them.

        Several may be late, and a reminder of before stays until the next one comes. If a stand-in decided
        only after the day had passed, the next person is late after another day.
        """
        hours.pass_by(DAY + HOUR)
        while True:
            try:
                asked = await reminder(self._table, people[0], "standin", within=A_WHILE)
            except TimeoutError:
                hours.pass_by(DAY + HOUR)
                continue
            pressed = buttons(asked, "standin")[0]
            with stored_in(self._data) as stored:
                query = 'SELECT "user" FROM seats WHERE table_id = ? AND seat = ?'
                seat = int(pressed.rpartition(":")[2])
                [user] = stored.execute(query, (self._table.table_id, seat)).fetchone()
            late, other = sorted(people, key=lambda person: person.id != user)
            levels = await (await other.click(asked, pressed, stale=True)).message(PATIENCE)
            if buttons(levels, "standin"):
                return late, other, levels
            await asyncio.sleep(A_MOMENT)

    async def cut_off(self, person: Person, message: Message, custom_id: str, verb: str) -> None:
        """Presses, kills the bot during the press, and presses again if the press had no effect."""
        before = self.written(verb)
        pressed = await person.click(message, custom_id, stale=True)
        answered = await cut_off(self._bot, pressed, self._rng)
        self.kills += 1
        after = self.written(verb)
        assert after - before in (0, 1)
        assert answered is None or after - before == 1, "it was answered"
        await self._bot.start()
        if after == before:
            await (await person.click(message, custom_id, stale=True)).message(PATIENCE)
        await nothing_left(self._data)
        assert self.written(verb) == before + 1
        assert flags_in(self._data) == []
        self.done += 1


@pytest.mark.kills
@pytest.mark.parametrize("key", [key if key == QUICKEST else in_soak(key) for key in keys()])
async def test_kill_9_while_a_seat_changes_hands_does_it_once_or_not_at_all(
    pg: Playground, bot: BotProcess, hours: Hours, data: Path, tmp_path: Path, key: str
) -> None:
    people = ann, bob = [pg.person(name) for name in ("Ann", "Bob")]
    with counting(f"seats {key}", tmp_path) as seen:
        table = await open_with_a_day(pg, ann, bob, key=key)
        deaths = Deaths(bot, data, table, key)
        try:
            for _ in range(ROUNDS):
                await table.board(lambda m: buttons(m, "turn"))
                late, other, levels = await deaths.offered_levels(people, hours)
                await deaths.cut_off(other, levels, buttons(levels, "standin")[0], "stood-in")
                board = await table.board(lambda m: buttons(m, "back"))
                await deaths.cut_off(late, board, buttons(board, "back")[0], "came-back")
            card = await (await bob.slash("table leave", {"table": table.table_id})).message(PATIENCE)
            await (await bob.click(card, buttons(card, "retire")[0])).message(PATIENCE)
            board = await table.board(lambda m: buttons(m, "take"))
            await deaths.cut_off(pg.person("Eve"), board, buttons(board, "take")[0], "took-seat")
        finally:
            seen.update(kills=deaths.kills, done=deaths.done)
    assert "Traceback" not in bot.log
