"""A local Discord with the bot on it, as a process of its own."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Address, Where
from playground.driver import Playground
from tests.soak import SOAK
from tests.support.waiting import PATIENCE
from tests.wire.harness import BotProcess, Chooser


@pytest.fixture
async def pg(bot_or_browser: None) -> AsyncIterator[Playground]:
    """Its Discord waits for answers as long as the tests do; tests about its own limit set that again."""
    async with Playground() as playground:
        playground.world.answer_seconds = PATIENCE
        yield playground
        assert playground.unimplemented == []


@pytest.fixture
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """The place of the bot's data: a file, or a PostgreSQL database if a test asks for it."""
    if getattr(request, "param", "file") == "file":
        return tmp_path / "castellan.sqlite3"
    address: Address = request.getfixturevalue("database")
    return address


@pytest.fixture
async def bot(
    request: pytest.FixtureRequest, pg: Playground, data: Where, tmp_path: Path
) -> AsyncIterator[BotProcess]:
    """Draws pictures if the test is marked with `drawn`; otherwise its pictures are sketches."""
    drawn = SOAK or request.node.get_closest_marker("drawn") is not None
    async with BotProcess(pg, data, drawn=drawn, log=tmp_path / "castellan.log") as process:
        yield process


@pytest.fixture
def choose() -> Chooser:
    """A player who presses any of the offered buttons, the same ones in every run."""
    return random.Random(7).choice
