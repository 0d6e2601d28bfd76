"""Bot processes on one database, each with its share of the shards, and a server for each of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store import Address
from playground.driver import Person, Playground
from tests.wire.harness import BotProcess
from tests.wire.one_snapshot import SnapshotCheck, checked_in_snapshots


class Household:
    """As many processes as shards; others can be added."""

    def __init__(
        self,
        pg: Playground,
        data: Address,
        folder: Path,
        count: int,
        ways: Mapping[int, Address],
        ports: Mapping[int, int],
        snapshots: SnapshotCheck,
    ) -> None:
        self.pg = pg
        self.snapshots = snapshots
        self.data = data
        self.count = count
        self._folder = folder
        self.servers = [pg.guild(f"Server {number}", shard=(number, count)) for number in range(count)]
        self.channels = [pg.channel("games", guild=server) for server in self.servers]
        self.bots = [self.bot(number, ways.get(number), port=ports.get(number)) for number in range(count)]

    def bot(
        self, number: int, data: Address | None = None, name: str = "", port: int | None = None
    ) -> BotProcess:
        """Returns the process of that shard, or another one for it; it serves its health at the port."""
        return BotProcess(
            self.pg,
            data or self.data,
            cold=False,
            drawn=False,
            log=self._folder / f"bot {number}{name}.log",
            CASTELLAN_SHARD_IDS=str(number),
            CASTELLAN_SHARD_COUNT=str(self.count),
            **({"CASTELLAN_HEALTH_PORT": str(port)} if port else {}),
        )

    def person(self, name: str) -> Person:
        """Returns a person who is a member of all servers."""
        person = self.pg.person(name)
        self.let_in(person)
        return person

    def let_in(self, *people: Person) -> None:
        for server in self.servers:
            for person in people:
                self.pg.add_member(person, server)

    @property
    def logs(self) -> str:
        return "\n".join(bot.log for bot in self.bots)


@asynccontextmanager
async def household(
    pg: Playground,
    data: Address,
    folder: Path,
    count: int,
    ways: Mapping[int, Address] | None = None,
    ports: Mapping[int, int] | None = None,
) -> AsyncIterator[Household]:
    """Runs all of them until the context ends, and checks every table's log against its row all the while.

    Some may have ways of their own to the database, or ports at which they serve their health.
    """
    async with checked_in_snapshots(data) as snapshots:
        house = Household(pg, data, folder, count, ways or {}, ports or {}, snapshots)
        try:
            await asyncio.gather(*(bot.start() for bot in house.bots))
            yield house
        finally:
            for bot in house.bots:
                await bot.kill()
    assert snapshots.looks > 1
    assert snapshots.flags == []
