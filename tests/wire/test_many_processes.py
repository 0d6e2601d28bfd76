"""Several bot processes on one PostgreSQL, each with its share of the shards: people notice nothing of it.

Presses at a table arrive where its server's shard is, those in private messages at shard 0.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store import Address
from playground.driver import CannotDo, Person, Playground
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, is_last, shows
from tests.wire.test_between_two_castles import choose_two, decide, menu
from tests.wire.test_crashes import nothing_left


class Household:
    """Processes on one database, and a server for each of them."""

    def __init__(self, pg: Playground, data: Address, folder: Path, count: int) -> None:
        self.pg = pg
        self.data = data
        self.count = count
        self._folder = folder
        self.servers = [pg.guild(f"Server {number}", shard=(number, count)) for number in range(count)]
        self.channels = [pg.channel("games", guild=server) for server in self.servers]
        self.bots = [self.bot(number) for number in range(count)]

    def bot(self, number: int, data: Address | None = None, name: str = "") -> BotProcess:
        """The process with that shard, or another one with the same."""
        return BotProcess(
            self.pg,
            data or self.data,
            log=self._folder / f"bot {number}{name}.log",
            CASTELLAN_SHARD_IDS=str(number),
            CASTELLAN_SHARD_COUNT=str(self.count),
        )

    def person(self, name: str) -> Person:
        """Somebody who is in all servers."""
        person = self.pg.person(name)
        for server in self.servers:
            self.pg.add_member(person, server)
        return person

    @property
    def logs(self) -> str:
        return "\n".join(bot.log for bot in self.bots)


@asynccontextmanager
async def household(pg: Playground, data: Address, folder: Path, count: int) -> AsyncIterator[Household]:
    house = Household(pg, data, folder, count)
    try:
        await asyncio.gather(*(bot.start() for bot in house.bots))
        yield house
    finally:
        for bot in house.bots:
            await bot.kill()


async def played_by_letter(table: TableDriver, ann: Person, bob: Person, rng: random.Random) -> int:
    """Ann presses at the table, Bob answers his letters as long as he gets some; how many he answered."""
    answered = 0
    while True:
        board = await table.board(lambda m: buttons(m, "turn") or is_last(m))
        if is_last(board):
            return answered
        shown, asked = shows(board), False
        for person in (ann, bob):
            try:
                if person is bob and (by_letter := [message for message in bob.dms() if menu(message)]):
                    await choose_two(bob, by_letter[-1])
                    answered, asked = answered + 1, True
                    continue
                panel = await (await table.press(person, board, "turn")).message(PATIENCE)
                asked = asked or bool(buttons(panel, "do") or buttons(panel, "ask"))
                await decide(person, panel, rng)
            except CannotDo:  # the next picture came, or the letter was closed
                asked = True
        if not asked:
            await table.after(shown)


async def test_a_whole_game_with_presses_and_private_messages_at_different_processes(
    pg: Playground, database: Address, tmp_path: Path
) -> None:
    """The table belongs to the second process, what Bob answers by letter arrives at the first."""
    async with household(pg, database, tmp_path, 2) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        table = TableDriver(pg, ann, house.channels[1])
        await table.open(bob, game="between_two_castles", computers=1)
        assert await played_by_letter(table, ann, bob, random.Random(1))
        await nothing_left(database)
        assert "ERROR" not in house.logs
        assert "table" not in house.bots[0].log  # nothing of it was left to the first one
