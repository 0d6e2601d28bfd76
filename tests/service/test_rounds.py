"""The scheduled jobs: each runs at its time by the clock, whatever another does; undo requests among them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.process.clock import Clock
from bot.process.schedule import Schedule
from bot.store import Store
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.test_taking_back import wished
from tests.support.times import DAY, HOUR
from tests.support.waiting import until

SOON = 20.0
"""Seconds of the moved clock between two looks."""


@pytest.fixture
def moved(tmp_path: Path) -> Path:
    """The file that moves the clock."""
    return tmp_path / "clock"


def go_ahead(moved: Path, seconds: float) -> None:
    """Sets the clock ahead by `seconds`."""
    moved.write_text(str(seconds), encoding="utf-8")


async def gone(tables: Tables, table_id: str) -> None:
    """Waits until the table has no open request."""

    async def is_gone() -> bool:
        return (await tables.get(table_id)).row.wish is None

    await until(is_gone)


async def test_a_wish_ends_by_itself_when_its_time_is_over(store: Store, studio: Studio, moved: Path) -> None:
    clock = Clock(moved)
    tables, schedule = Tables(store, clock=clock), Schedule(clock)
    schedule.add("wishes", SOON, lambda: tables.undo.expire_requests(studio))
    schedule.start()
    table = await wished(tables, studio)
    go_ahead(moved, DAY - HOUR)
    await asyncio.sleep(0.5)
    assert (await tables.get(table.id)).row.wish is not None
    go_ahead(moved, DAY + 60)
    await gone(tables, table.id)
    await schedule.stop()


async def test_one_that_was_over_before_the_start_is_found_at_once(
    store: Store, studio: Studio, moved: Path
) -> None:
    clock = Clock(moved)
    table = await wished(Tables(store, clock=clock), studio)
    go_ahead(moved, DAY)
    tables, schedule = Tables(store, clock=clock), Schedule(clock)
    schedule.add("wishes", SOON, lambda: tables.undo.expire_requests(studio))
    schedule.start()
    await gone(tables, table.id)
    await schedule.stop()


async def test_a_job_that_fails_stops_no_other_and_is_done_again(moved: Path) -> None:
    done: list[str] = []

    async def fails() -> None:
        done.append("fails")
        raise OSError

    async def works() -> None:
        done.append("works")

    schedule = Schedule(Clock(moved))
    schedule.add("one that fails", HOUR, fails)
    schedule.add("one that works", DAY, works)
    schedule.start()
    await until(lambda: done == ["fails", "works"])
    go_ahead(moved, HOUR)
    await until(lambda: done == ["fails", "works", "fails"])
    await schedule.stop()
    go_ahead(moved, 10 * DAY)
    await asyncio.sleep(0.5)
    assert done == ["fails", "works", "fails"], "after the stop nobody goes round"
