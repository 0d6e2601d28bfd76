"""A simulated Discord with the bot connected, and the people who play."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import Env, MemberActor

from bot.ui.faces import face_of, hosted
from tests.simcord.server import PATIENCE, Chooser, Server, castellan
from tests.ui.tables import Blank

NOTHING = b"\x89PNG\r\n\x1a\n"
"""How every picture begins."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "castellan.sqlite3"


@pytest.fixture
def drawn() -> None:
    """Asked for by tests that look into pictures: they are drawn as they are for people."""


@pytest.fixture(autouse=True)
def blank_unless_drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests read words and press buttons: what a picture shows is not looked at there."""
    if "drawn" in request.fixturenames:
        return
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank(NOTHING))
        monkeypatch.setattr(type(face_of(key)), "own_board", lambda *args: NOTHING)
    monkeypatch.setattr("bot.ui.rules._rules_pictures", lambda *args: [NOTHING] * 20)


@pytest.fixture
async def env(data: Path) -> AsyncIterator[Env]:
    """SimCord with the bot on it; an error that nobody was told of fails the test."""
    env = Env(castellan(data), settle_timeout=PATIENCE)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
        await env.bot.close()
    env.raise_errors()


@pytest.fixture
def server(env: Env, data: Path) -> Server:
    return Server(env, data)


@pytest.fixture
def ann(server: Server) -> MemberActor:
    return server.person("Ann")


@pytest.fixture
def bob(server: Server) -> MemberActor:
    return server.person("Bob")


@pytest.fixture
def choose() -> Chooser:
    """Somebody who presses any of the offered buttons."""
    return random.Random(7).choice
