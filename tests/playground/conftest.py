"""A playground with a bot logged in."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground.clock import ManualClock
from playground.driver import Playground
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot
from tests.support.waiting import PATIENCE


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """Its Discord waits for answers longer than three seconds: the machine may be busy."""
    async with Playground() as playground:
        playground.world.answer_seconds = PATIENCE
        yield playground


@pytest.fixture
async def bot(pg: Playground) -> AsyncIterator[TinyBot]:
    pg.channel("general")
    async with Running(pg, TinyBot()) as running:
        yield running


@pytest.fixture
async def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def timed(clock: ManualClock, wrong_requests: None) -> AsyncIterator[Playground]:
    """A playground whose time only the test moves."""
    async with Playground(clock=clock) as playground:
        yield playground


@pytest.fixture
async def raw(request: pytest.FixtureRequest) -> AsyncIterator[Raw]:
    """Requests by hand to the test's playground (`timed` where the test has it)."""
    name = "timed" if "timed" in request.fixturenames else "pg"
    async with aiohttp.ClientSession() as session:
        yield Raw(request.getfixturevalue(name), session)
