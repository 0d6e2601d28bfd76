"""A publisher at work, for the tests of everything that follows an event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.delivery.publisher import Publisher
from bot.features.following.store import FollowerStore
from bot.store import Store
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import MemoryStage
from tests.support.waiting import PATIENCE


@asynccontextmanager
async def publishing(
    tables: Tables, outbox: Outbox, store: Store, stage: MemoryStage, pause: float = 0.01
) -> AsyncIterator[Publisher]:
    studio = Studio()
    publisher = Publisher(
        tables, outbox, store, stage, studio, pause=pause, followers=FollowerStore(store.database).of
    )
    await publisher.start()
    try:
        yield publisher
    finally:
        await publisher.stop()
        studio.close()


def house(store: Store) -> tuple[Tables, Outbox]:
    """Returns tables as a new process finds them, and the outbox for their duties."""
    outbox = Outbox()
    return Tables(store, outbox=outbox), outbox


async def idle(publisher: Publisher) -> None:
    await asyncio.wait_for(publisher.idle(), PATIENCE)
