"""A playground with a bot logged in; whatever the bot sends is checked against Discord's rules."""

import importlib.util
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import ModuleType

import aiohttp
import pytest

from playground.clock import ManualClock
from playground.driver import Playground
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot

CHECKER = Path(__file__).parents[3] / "shared" / "tools" / "discord_bodies.py"


@pytest.fixture(scope="session")
def discord_bodies() -> ModuleType | None:
    """The checker of request bodies, where it is."""
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("discord_bodies", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
async def pg(discord_bodies: ModuleType | None) -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground
        if discord_bodies is not None:
            errors: Callable[..., list[str]] = discord_bodies.errors
            wrong = [
                f"{r['method']} {r['path']}: {sentence}"
                for r in playground.requests
                if not r["path"].endswith("/threads")  # taken there for an empty message
                for sentence in errors(r["method"], r["path"], r["body"], r["filenames"])
            ]
            assert wrong == []


@pytest.fixture
async def bot(pg: Playground) -> AsyncIterator[TinyBot]:
    pg.channel("general")
    async with Running(pg, TinyBot()) as running:
        yield running


@pytest.fixture
async def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def timed(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """A playground whose time only the test moves; wrong requests are made here on purpose, so
    they are not recorded."""
    monkeypatch.delenv("PLAYGROUND_RECORD", raising=False)
    async with Playground(clock=clock) as playground:
        yield playground


@pytest.fixture
async def raw(request: pytest.FixtureRequest) -> AsyncIterator[Raw]:
    """Requests by hand to the test's playground (`timed` where the test has it)."""
    name = "timed" if "timed" in request.fixturenames else "pg"
    async with aiohttp.ClientSession() as session:
        yield Raw(request.getfixturevalue(name), session)
