"""kill -9 of one of several processes, and of PostgreSQL itself, at random moments of games in all servers.

No acknowledged decision is lost or doubled, no picture is posted more than twice, every duty is done in the
end, and each table's log agrees with its row in every snapshot of the database. `make soak` kills processes
500 times and PostgreSQL 50 times, with two and with four processes, in parts that are counted one by one.
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from playground.driver import CannotDo, Outcome, Playground
from playground.model import Message
from tests.postgres import Cluster, cluster
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, say
from tests.wire.household import Household, household
from tests.wire.stalls import moving, story_of
from tests.wire.stored import stored_in
from tests.wire.tally import counting
from tests.wire.test_crashes import Played, as_it_was, check, counted, nothing_left

GAMES = ("kingdomino", "between_two_castles")
PROCESSES = (2, 4) if SOAK else (2,)
PARTS = 25 if SOAK else 1
KILLS = 10 if SOAK else 2
"""Kills of processes in each part: 500 in all."""
OUTAGES = 1
"""kill -9 of PostgreSQL in each part: 50 in all."""
PRESSES = 10 if SOAK else 5
"""Presses at each table after the last of them."""
MOST_DELAY = 0.25
"""Seconds after a press within which something dies."""
NEVER = ("lost", "doubled", "more")


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be killed."""
    with cluster() as running:
        yield running


async def told(outcome: Outcome, kindly: str) -> Message | None:
    """Returns the answer to a press; None if it says that the database is away, in its place or beside it."""

    async def beside() -> None:
        number = 0
        while kindly not in (await outcome.follow_up(number, PATIENCE)).text:
            number += 1

    answer = asyncio.create_task(as_it_was(outcome))
    away = asyncio.create_task(beside())
    try:
        await asyncio.wait({answer, away}, return_when=asyncio.FIRST_COMPLETED)
        if away.done() or kindly in answer.result().text:
            return None
        return answer.result()
    finally:
        answer.cancel()
        away.cancel()


class Dying:
    """People at a table in each server, who press on whatever happens."""

    def __init__(self, house: Household, database: Cluster, seed: int) -> None:
        self.house = house
        self.database = database
        self.tables: list[Played] = []
        self.kills = self.outages = self.told_kindly = 0
        self._rng = random.Random(seed)

    def story(self) -> str:
        waiting = [f"{one.table.table_id}: {one.waits_for}" for one in self.tables]
        told = [story_of(bot, self.house.data, [], []) for bot in self.house.bots]
        return "\n".join([f"{self.kills} kills, {self.outages} outages", *waiting, *told])

    async def _playing(self) -> list[tuple[int, Played]]:
        """Returns a table in each server whose game goes on, by the server's number."""
        playing = []
        for number, channel in enumerate(self.house.channels):
            here = [one for one in self.tables if one.table.channel is channel and not one.over]
            if not here:
                here = [Played(self.house.pg, len(self.tables), GAMES[number % 2], channel)]
                self.house.let_in(*here[0].people)
                self.tables += here
                await here[0].open()
            playing.append((number, here[0]))
        return playing

    async def round(self, victim: int | None = None, *, outage: bool = False) -> None:
        """Presses something at every table; in the middle of it a process or the database dies."""
        async with moving(self.story):
            pressed = []
            for number, one in await self._playing():
                if press := await one.press(self._rng):
                    outcome, custom_id = press
                    answer = asyncio.create_task(told(outcome, say(one.people[0], "store-away")))
                    pressed.append((number, one, custom_id, answer))
        answers = [answer for *_, answer in pressed]
        if answers and (outage or victim is not None):
            await self._wait_a_moment(answers)
        lost = [number == victim and not answer.done() for number, *_, answer in pressed]
        if outage:
            await self._outage()
        elif victim is not None:
            await self.house.bots[victim].kill()
            self.kills += 1
            await self.house.bots[victim].start()
        async with moving(self.story):
            for (_, one, custom_id, answer), is_lost in zip(pressed, lost, strict=True):
                if is_lost:
                    answer.cancel()
                    one.forget_panel()
                else:
                    await self._hear(one, custom_id, answer)

    async def _wait_a_moment(self, answers: list[asyncio.Task[Message | None]]) -> None:
        """Waits for some time after the presses, or until the very moment of an answer."""
        first = self._rng.random() < 0.3
        await asyncio.wait(
            answers,
            timeout=PATIENCE if first else self._rng.uniform(0, MOST_DELAY),
            return_when=asyncio.FIRST_COMPLETED,
        )
        if self._rng.random() < 0.3:
            await asyncio.sleep(self._rng.uniform(0, MOST_DELAY))

    async def _outage(self) -> None:
        self.database.stop(signal.SIGKILL)
        await asyncio.sleep(self._rng.uniform(0, 2))
        self.database.start()  # not in a thread of the loop: it would end with that thread
        self.outages += 1

    async def _hear(self, one: Played, custom_id: str, answer: asyncio.Task[Message | None]) -> None:
        try:
            panel = await answer
        except CannotDo:  # the panel moved below the next picture
            one.forget_panel()
            return
        if panel is None:
            self.told_kindly += 1
            one.forget_panel()
            await asyncio.sleep(0.5)
        else:
            one.answered(custom_id, panel)

    def count(self) -> Counter[str]:
        with stored_in(self.house.data) as connection:
            return sum((counted(connection, one) for one in self.tables), Counter[str]())

    def check(self) -> None:
        with stored_in(self.house.data) as connection:
            for one in self.tables:
                check(connection, one, NEVER)
        assert " ERROR " not in self.house.logs.replace("\x1b[0m", " ")


@pytest.mark.kills
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("processes", PROCESSES)
async def test_kill_9_of_processes_and_of_postgresql_loses_and_doubles_nothing(
    pg: Playground, own_cluster: Cluster, tmp_path: Path, processes: int, part: int
) -> None:
    with counting(f"processes {processes}.{part}", tmp_path) as seen:
        data = own_cluster.fresh()
        async with household(pg, data, tmp_path, processes) as house:
            dying = Dying(house, own_cluster, seed := 100 * processes + part)
            rng = random.Random(seed)
            deaths = ["kill"] * KILLS + ["outage"] * OUTAGES
            rng.shuffle(deaths)
            seen["stuck"] = 1
            try:
                for death in deaths:
                    for _ in range(rng.randint(1, 4)):
                        await dying.round()
                    if death == "outage":
                        await dying.round(outage=True)
                    else:
                        await dying.round(rng.randrange(processes))
                for _ in range(PRESSES):
                    await dying.round()
                await nothing_left(house.data)
                seen["stuck"] = 0
                seen.update(dying.count())
            finally:
                checked = house.snapshots
                seen.update(kills=dying.kills, outages=dying.outages, kindly=dying.told_kindly)
                seen.update(looks=checked.looks, flags=len(checked.flags))
            dying.check()
