"""Taking back on the wire, by one and by agreement, in all four games: kill -9 leaves it done or not done."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.store import LogRow
from bot.tables.history import without_undone
from bot.tables.table import Entry, decode_entry
from engines.registry import game, keys
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.model import Message
from tests.soak import SOAK, in_soak
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, is_last, say
from tests.wire.one_snapshot import flags_in
from tests.wire.tally import counting
from tests.wire.test_crashes import nothing_left, use

QUICKEST = "kingdomino"
"""The shortest game, which every run plays."""
MOMENTS = 8 if SOAK else 2
"""Kills in each game: over all four more than thirty in the soak."""
MOST_DELAY = 0.3
"""Seconds after a press within which the process is killed: from before its arrival to after the picture."""


@dataclass
class Played:
    """A table of two people who take back whatever they can."""

    table: TableDriver
    people: list[Person]
    data: Path
    rng: random.Random

    async def offered(self, wanted: str) -> tuple[Person, Message] | None:
        """Plays on until a panel offers that; returns person and panel, or None once the game is over."""
        for _ in range(400):
            board = await self.table.board(lambda m: buttons(m, "turn") or is_last(m))
            if is_last(board):
                return None
            for person in self.people:
                try:
                    found = await self._decide(person, board, wanted)
                except CannotDo:  # the next picture came
                    break
                if found is not None:
                    return person, found
        raise AssertionError(f"nobody is ever offered {wanted}")

    async def _decide(self, person: Person, board: Message, wanted: str) -> Message | None:
        panel = await (await self.table.press(person, board, "turn")).message(PATIENCE)
        while True:
            if buttons(panel, wanted):
                return panel
            offered = buttons(panel, "do") or buttons(panel, "ask")
            if not offered:
                return None
            pressed = self.rng.choice(offered)
            panel = await (await use(person, panel, pressed, self.rng)).message(PATIENCE)

    async def press(self, person: Person, verb: str) -> Outcome:
        """Opens the panel again, below the newest picture, and presses that button in it."""
        board = await self.table.board(lambda m: buttons(m, "turn"))
        panel = await (await self.table.press(person, board, "turn")).message(PATIENCE)
        return await person.click(panel, buttons(panel, verb)[0])

    def other(self, person: Person) -> Person:
        return next(one for one in self.people if one is not person)

    def log(self) -> tuple[Any, list[Entry]]:
        """Returns the stored state, and the log without undone entries."""
        with closing(sqlite3.connect(self.data)) as connection:
            key, options, state, seats = connection.execute(
                "SELECT game, options, state, (SELECT count(*) FROM seats WHERE table_id = id) "
                "FROM tables WHERE id = ?",
                (self.table.table_id,),
            ).fetchone()
            rows = connection.execute(
                "SELECT seq, verb, user, seat, action, outcome, request, at FROM events "
                "WHERE table_id = ? ORDER BY seq",
                (self.table.table_id,),
            ).fetchall()
        its_game = game(key)
        stored = its_game.decode(state)
        entries = [decode_entry(LogRow(*row)) for row in rows]
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        chosen = its_game.options_type.model_validate_json(options)
        again = its_game.setup(chosen, seats, its_game.seed(stored))
        for entry in without_undone(entries):
            if entry.verb == "acted":
                assert entry.seat is not None
                assert entry.action is not None
                again = its_game.apply(again, entry.seat, its_game.parse(entry.action)).state
        assert its_game.digest(again) == its_game.digest(stored)
        return stored, entries

    def wishes(self) -> bool:
        """Whether an undo request is stored for the table."""
        with closing(sqlite3.connect(self.data)) as connection:
            query = "SELECT wish FROM tables WHERE id = ?"
            (wish,) = connection.execute(query, (self.table.table_id,)).fetchone()
        return wish is not None

    def backs(self) -> int:
        return sum(entry.verb == "took-back" for entry in self.log()[1])


async def opened(pg: Playground, data: Path, key: str) -> Played:
    people = [pg.person("Ann"), pg.person("Bob")]
    table = TableDriver(pg, people[0])
    await table.open(people[1], game=key)
    return Played(table, people, data, random.Random(key))


@pytest.mark.kills
@pytest.mark.parametrize("key", keys())
async def test_kill_9_while_something_is_taken_back_leaves_it_done_or_not_done(
    pg: Playground, tmp_path: Path, key: str
) -> None:
    data = tmp_path / "castellan.sqlite3"
    with counting(f"back {key}", tmp_path) as seen:
        async with BotProcess(pg, data, drawn=False) as bot:
            played = await opened(pg, data, key)
            for moment in range(MOMENTS):
                way = ("undo", "plead")[moment % 2]
                found = await played.offered(way)
                if found is None:  # it is over: another one
                    played = await opened(pg, data, key)
                    found = await played.offered(way)
                    assert found is not None
                person, _ = found
                await nothing_left(data)  # the kill hits the step back and nothing else
                before = played.backs()
                pressed = await played.press(person, way)
                if way == "plead" and moment % 4 == 1:  # the answer is cut off; otherwise the request itself
                    await pressed.message(PATIENCE)
                    wish = await played.table.board(lambda m: buttons(m, "agree"))
                    pressed = await played.other(person).click(wish, buttons(wish, "agree")[0])
                answer = asyncio.create_task(pressed.acknowledged(PATIENCE))
                await asyncio.sleep(played.rng.uniform(0, MOST_DELAY))
                shown = [asyncio.create_task(pressed.message(0.01))] if way == "undo" else []
                done = await asyncio.gather(*shown, return_exceptions=True)
                await bot.kill()
                seen["kills"] += 1
                answer.cancel()
                if moment % 4 > 1:
                    pg.forget_nonces()
                _, entries = played.log()
                after = sum(entry.verb == "took-back" for entry in entries)
                assert after - before in (0, 1)
                assert flags_in(data) == []
                if done and isinstance(done[0], Message):
                    assert after - before == 1, "it was told to be taken back"
                await bot.start()
                await nothing_left(data)
                assert played.backs() == after
                if way == "plead" and moment % 4 == 3 and played.wishes():
                    await played.table.board(lambda m: buttons(m, "agree"))
                boards = [a.filename for board in played.table.boards() for a in board.attachments]
                assert len(boards) == len(set(boards)), "a picture was posted twice"
            assert "ERROR" not in bot.log


@pytest.mark.parametrize("key", [key if key == QUICKEST else in_soak(key) for key in keys()])
async def test_what_is_taken_back_is_asked_again_and_told_to_all(
    pg: Playground, tmp_path: Path, key: str
) -> None:
    data = tmp_path / "castellan.sqlite3"
    async with BotProcess(pg, data) as bot:
        played = await opened(pg, data, key)
        found = await played.offered("undo")
        assert found is not None
        person, _ = found
        await nothing_left(data)
        panel = await (await played.press(person, "undo")).message(PATIENCE)
        assert buttons(panel, "do") or buttons(panel, "ask")
        assert played.backs() == 1
        found = await played.offered("plead")
        assert found is not None
        person, _ = found
        await nothing_left(data)
        state, _ = played.log()
        told = await (await played.press(person, "plead")).message(PATIENCE)
        assert say(person, "asked-back", what="").split("{")[0][:20] in told.text
        wish = await played.table.board(lambda m: buttons(m, "agree"))
        await (await played.other(person).click(wish, buttons(wish, "agree")[0])).acknowledged(PATIENCE)
        board = await played.table.board(lambda m: not buttons(m, "agree"))
        assert "same shuffle" in board.text
        assert played.log()[0] != state
        assert played.backs() == 2
        assert game(key).seed(played.log()[0]) == game(key).seed(state)
        assert "ERROR" not in bot.log
