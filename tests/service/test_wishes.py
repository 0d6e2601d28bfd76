"""Wishes are looked after while some are open, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.service.studio import Studio
from bot.service.tables import Tables
from bot.service.taking_back import ANSWERED_WITHIN
from bot.service.wishes import Wishes
from bot.store import Store
from tests.service.test_taking_back import wished


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    opened = Studio()
    yield opened
    opened.close()


async def gone(tables: Tables, table_id: str) -> None:
    """Wait until nothing is asked at the table any more."""
    for _ in range(1000):
        if (await tables.get(table_id)).row.wish is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still asked for")


async def test_a_wish_ends_by_itself_when_its_time_is_over(store: Store, studio: Studio) -> None:
    now = [1_000_000.0]
    tables = Tables(store, clock=lambda: now[0])
    wishes = Wishes(tables, studio, every=0.02)
    wishes.start()
    table = await wished(tables, studio)
    await asyncio.sleep(0.1)
    assert (await tables.get(table.id)).row.wish is not None
    now[0] += ANSWERED_WITHIN["none"]
    await gone(tables, table.id)
    wishes.stop()


async def test_one_that_was_over_before_the_start_is_found(store: Store, studio: Studio) -> None:
    now = [1_000_000.0]
    table = await wished(Tables(store, clock=lambda: now[0]), studio)
    now[0] += ANSWERED_WITHIN["none"]
    tables = Tables(store, clock=lambda: now[0])
    wishes = Wishes(tables, studio)
    wishes.start()
    await gone(tables, table.id)
    wishes.stop()


async def test_without_wishes_nobody_looks(tables: Tables, studio: Studio) -> None:
    wishes = Wishes(tables, studio, every=0.01)
    wishes.start()
    await asyncio.sleep(0.1)
    assert wishes._timer is None
    assert wishes._looking is not None
    assert wishes._looking.done()
    wishes.stop()
