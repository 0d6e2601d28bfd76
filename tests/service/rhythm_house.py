"""Tables with a publisher, a stage in memory and a clock that tests move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.delivery.publisher import Publisher
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.prepared import prepared
from tests.service.memory_stage import MemoryStage
from tests.service.playing import ANN, BOB, CEC, fresh, started
from tests.support.times import Clock
from tests.support.waiting import PATIENCE

BETWEEN = "between_two_castles"
PEOPLE = {person.id: person for person in (ANN, BOB, CEC)}


@dataclass
class House:
    """Tables with a publisher and a stage in memory, and the clock of all of them."""

    tables: Tables
    store: Store
    stage: MemoryStage
    publisher: Publisher
    clock: Clock

    async def idle(self) -> None:
        await asyncio.wait_for(self.publisher.idle(), PATIENCE)

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


def seats_of(table: Table, *people: Person) -> list[int]:
    return [seat for seat in table.to_act if table.seats[seat].user in {person.id for person in people}]


async def drafted(house: House, *people: Person, computers: int = 0) -> Table:
    """Returns a table of Between Two Castles whose first draft was revealed; all seats have to build."""
    table = await started(house.tables, *people, computers=computers, game=BETWEEN)
    await house.idle()
    table = await house.tables.get(table.id)
    while table.state.phase == "draft":
        table = await house.act(table, seats_of(table, *people)[0])
    assert table.state.phase == "build"
    return table
