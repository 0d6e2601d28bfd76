"""Several times the load that one process carries, while 1,500 boards wait to be posted.

People press *Your turn* at tables whose boards are not posted yet. They do not wait for each other, and no
person presses twice at a table, so that every press has an answer of its own. The local Discord answers
immediately, and shares the cores with the bot.

An answer comes with its picture or in words, or it is a refusal that asks the person to come back.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bot.store import Posts, Store
from bot.tables.actors import Person as Player
from bot.tables.actors import TableLimits, Venue
from bot.tables.tables import Tables
from bot.ui.interactions.press import Press
from playground.acting import Outcome, Person
from playground.bot_process import BotProcess
from playground.driver import Playground
from playground.load.processes import taken_by
from playground.model import Channel
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row
from tests.wire.harness import PATIENCE

CARRIED = 25.0
"""Presses a second that one process with one drawing process carries; docs/scale.md."""
TIMES = (2, 5, 10)
BOARDS = 1500
PEOPLE, ROOMS = 300, 30
GAMES, TURNS = 12, 8
"""The tables are copies of this number of games, each played for some turns."""
FIRST = 3
"""The presses that are answered before the load begins."""
LOOK = 0.02
"""Seconds between two looks at the open presses."""
ACKNOWLEDGED, ANSWERED, CALM = 2.0, 5.0, 1.0
"""Seconds: to the acknowledgement, to the answer in words at least, and to an answer in calm times."""
MOST_MB, MOST_SECONDS_TO_CALM = 300, 30
BESIDE, ACKNOWLEDGED_BESIDE = 3, 3.0
"""Busy processes next to the bot in one more run, and the seconds to the acknowledgement there."""
MEGABYTE = 1e6
LAGGING = "Can't keep up"


Kind = Literal["a picture", "words", "a refusal"]


@dataclass
class Pressed:
    """One press: its start, and the seconds to its acknowledgement and to its answer."""

    outcome: Outcome
    begun: float = field(default_factory=time.monotonic)
    acknowledged: float | None = None
    answered: float | None = None
    kind: Kind | None = None

    def look(self) -> bool:
        """Notes what has happened since; returns whether the press is over, answered or failed."""
        now, interaction = time.monotonic() - self.begun, self.outcome.interaction
        if self.acknowledged is None and interaction.acknowledged:
            self.acknowledged = now
        if self.answered is None and (message := self.outcome.seen()) is not None:
            self.answered = now
            self.kind = "a picture" if message.attachments else "words" if message.labels else "a refusal"
        return self.answered is not None or interaction.failed


@dataclass(frozen=True)
class Result:
    """The presses of one level of load, and the process at its end."""

    presses: list[Pressed]
    megabytes: float
    calm_after: float
    lagged: int
    cost: float
    """Milliseconds of processor time per press of the bot's own process, boards included."""

    def share(self, within: float, times: Sequence[float | None]) -> float:
        return 100 * sum(one is not None and one <= within for one in times) / max(1, len(self.presses))

    def acknowledged(self, within: float) -> float:
        return self.share(within, [one.acknowledged for one in self.presses])

    def kinds(self, kind: Kind) -> float:
        """The percentage of presses whose first answer was of this kind."""
        return 100 * sum(one.kind == kind for one in self.presses) / max(1, len(self.presses))

    @property
    def lost(self) -> int:
        """The number of presses that were acknowledged and never answered."""
        return sum(one.acknowledged is not None and one.answered is None for one in self.presses)

    def rows(self, times: int) -> list[Row]:
        load = f"{times} times the load"
        answered = self.share(ANSWERED, [one.answered for one in self.presses])
        return [
            Row(f"{load}: acknowledged in 2 s", self.acknowledged(ACKNOWLEDGED), "%", "at least", 100),
            Row(f"{load}: answered in 5 s, in words at least", answered, "%", "at least", 95),
            Row(f"{load}: answered with a picture first", self.kinds("a picture"), "%"),
            Row(f"{load}: answered in words first", self.kinds("words"), "%"),
            Row(f"{load}: asked to come back", self.kinds("a refusal"), "%"),
            Row(f"{load}: memory", self.megabytes, "MB", "at most", MOST_MB),
            Row(f"{load}: calm again after", self.calm_after, "s", "at most", MOST_SECONDS_TO_CALM),
            Row(f"{load}: complaints that the gateway can't keep up", self.lagged, "", "at most", 0),
            Row(f"{load}: acknowledged and never answered", self.lost, "", "at most", 0),
            Row(f"{load}: the bot's own process per press", self.cost, "ms"),
            Row(f"{load}: presses", len(self.presses)),
        ]


def overload(effort: Effort) -> list[Row]:
    """Two, five and ten times the load for some seconds each; a quick run has a small part of the first."""
    rows: list[Row] = []
    for times in TIMES[: effort(len(TIMES), 1)]:
        rows += asyncio.run(overloaded(times, effort(BOARDS, 40), effort(6, 1))).rows(times)
    if not effort.quick:
        with busy_processes(BESIDE):
            result = asyncio.run(overloaded(TIMES[0], BOARDS, 6))
        share = result.acknowledged(ACKNOWLEDGED_BESIDE)
        rows.append(
            Row(f"{TIMES[0]} times, {BESIDE} busy processes: acknowledged in 3 s", share, "%", "at least", 95)
        )
    return rows


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Runs that many busy processes next to the body."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


async def overloaded(times: float, boards: int, seconds: float) -> Result:
    """Presses at `times` the load that a process carries, for some seconds, and then until it is calm."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        data = Path(folder) / "castellan.sqlite3"
        house = _House(data, boards)
        processes: list[BotProcess] = []
        async with on_playground("bot", data, house.furnish, processes) as playground:
            await playground.registered("table", PATIENCE)
            seats = house.seats()
            for _ in range(FIRST):  # a process that has just started is slower
                await _settle([await house.press(*next(seats))], PATIENCE)
            pid = processes[0].pid or 0
            before = taken_by(pid)[0]
            presses = await _press(house, seats, times * CARRIED, seconds)
            ended, after = time.monotonic(), taken_by(pid)[0]
            calm_after = await _calm(house, seats, ended)
            await _settle(presses, PATIENCE)
            lagged = processes[0].said(LAGGING)
        cost = 1000 * (after.seconds - before.seconds) / max(1, len(presses))
        return Result(presses, after.memory / MEGABYTE, calm_after, lagged, cost)


_COPIED = {
    "waits": "table_id",
    "posts": "table_id",
    "events": "table_id",
    "seats": "table_id",
    "tables": "id",
}
"""The SQL tables of a table, each with the column that names it; what refers to another comes first."""


class _House:
    """Tables in the middle of a game, whose boards are owed."""

    def __init__(self, data: Path, boards: int) -> None:
        self._data = data
        self._boards = boards
        self._tables: list[tuple[str, int]] = []
        """Ids, with the numbers of their events."""
        self._people: list[Person] = []
        self._rooms: list[Channel] = []

    async def furnish(self, playground: Playground) -> None:
        """Writes the data file for the servers and people of the local Discord, before the bot starts."""
        world = playground.world
        self._rooms = [playground.channel(f"room-{number}") for number in range(ROOMS)]
        self._people = [playground.person(f"Player {number}") for number in range(PEOPLE)]
        games = await _played(self._data, Venue(world.guild.id, self._rooms[0].id, "en"), self._people[:2])
        with sqlite3.connect(self._data) as connection:
            for number in range(self._boards):
                original, seq = games[number % len(games)]
                self._tables.append((f"{number:06d}", seq))
                self._add_table(connection, original, number)
            for original, _ in games:
                for name, column in _COPIED.items():
                    connection.execute(f"DELETE FROM {name} WHERE {column} = ?", (original,))
        connection.close()

    def _add_table(self, connection: sqlite3.Connection, original: str, number: int) -> None:
        """Copies a table to other people in another room, with a board that is owed."""
        (table, seq), room = self._tables[number], self._rooms[number % ROOMS].id
        for name, its_id in reversed(_COPIED.items()):
            columns = [column[1] for column in connection.execute(f"PRAGMA table_info ({name})")]
            others = ", ".join(column for column in columns if column != its_id)
            connection.execute(
                f"INSERT INTO {name} ({its_id}, {others}) SELECT ?, {others} FROM {name} WHERE {its_id} = ?",
                (table, original),
            )
        connection.execute("UPDATE tables SET channel = ? WHERE id = ?", (room, table))
        connection.execute("UPDATE posts SET venue = ? WHERE table_id = ?", (room, table))
        for seat in range(2):
            placed = (self.person(number, seat).id, table, seat)
            connection.execute("UPDATE seats SET user = ? WHERE table_id = ? AND seat = ?", placed)
        connection.execute("INSERT INTO duties (table_id, kind, seq) VALUES (?, 'board', ?)", (table, seq))

    def person(self, number: int, seat: int) -> Person:
        return self._people[(2 * number + seat) % PEOPLE]

    def seats(self) -> Iterator[tuple[int, int]]:
        """Yields each seat of each table once, in any order."""
        every = [(number, seat) for number in range(len(self._tables)) for seat in range(2)]
        random.Random(1).shuffle(every)
        yield from every

    async def press(self, number: int, seat: int) -> Pressed:
        """The person in that seat asks for their panel."""
        table, seq = self._tables[number]
        data = {"component_type": 2, "custom_id": Press(table, seq, "turn").id}
        person = self.person(number, seat)
        return Pressed(await person.forge(data, channel=self._rooms[number % ROOMS]))


async def _played(data: Path, venue: Venue, people: Sequence[Person]) -> list[tuple[str, int]]:
    """Plays some games between two people for some turns; returns their ids and numbers of events."""
    ann, bob = (Player(person.id, person.user.name) for person in people)
    rng, games = random.Random(1), []
    async with Store.open(data) as store:
        tables = Tables(store, TableLimits(GAMES, GAMES))
        for _ in range(GAMES):
            table = await tables.lobby.open(venue, ann, "kingdomino", None)
            await tables.lobby.join(table.id, bob, None)
            table = await tables.lobby.start(table.id, ann, None)
            for _ in range(TURNS):
                seat = table.to_act[0]
                action = rng.choice(table.game.legal(table.state, seat))
                table = await tables.play.act(table.id, (ann, bob)[seat], seat, table.seq, action.text, None)
            await store.set_posts(table.id, Posts(venue=venue.channel))
            games.append((table.id, table.seq))
        for item in await store.duties():
            await store.settle(item)
    return games


async def _press(
    house: _House, seats: Iterator[tuple[int, int]], rate: float, seconds: float
) -> list[Pressed]:
    """Lets people press at a rate, whether they are answered or not."""
    presses: list[Pressed] = []
    waiting: list[Pressed] = []
    begun = time.monotonic()
    while (elapsed := time.monotonic() - begun) < seconds:
        for _ in range(int(elapsed * rate) - len(presses)):
            if (seat := next(seats, None)) is None:
                break
            presses.append(await house.press(*seat))
            waiting.append(presses[-1])
        waiting = [press for press in waiting if not press.look()]
        await asyncio.sleep(LOOK)
    return presses


async def _settle(presses: Sequence[Pressed], within: float) -> None:
    """Looks on until all presses are over."""
    end, waiting = time.monotonic() + within, list(presses)
    while waiting and time.monotonic() < end:
        waiting = [press for press in waiting if not press.look()]
        await asyncio.sleep(LOOK)


async def _calm(house: _House, seats: Iterator[tuple[int, int]], ended: float) -> float:
    """Returns the seconds from the end of the load until a press is answered as quickly as in calm times."""
    while (seat := next(seats, None)) is not None and time.monotonic() < ended + PATIENCE:
        press, begun = await house.press(*seat), time.monotonic()
        await _settle([press], CALM)
        if press.answered is not None:
            return begun - ended
    return float("inf")
