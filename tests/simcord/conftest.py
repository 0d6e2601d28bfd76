"""A simulated Discord with the bot connected, and the people who play."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Command, Group
from simcord import Env, MemberActor

from bot.ui.faces import face_of, hosted
from engines.registry import game
from tests.discord_api.checker import wrong
from tests.prepared import prepared
from tests.random_players import let_computer_players_choose_at_random
from tests.simcord.haste import make_haste
from tests.simcord.log_kept import log_kept
from tests.simcord.reading import as_recorded
from tests.simcord.server import PATIENCE, Chooser, Server, castellan
from tests.soak import SOAK
from tests.ui.tables import Blank
from tests.wire.sketches import Sketches

NOTHING = b"\x89PNG\r\n\x1a\n"
"""The first bytes of every picture."""

make_haste()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "castellan.sqlite3"


@pytest.fixture
def drawn() -> None:
    """Requested by tests that look into pictures: these are drawn as they are for people."""


@pytest.fixture
def sketched() -> None:
    """Requested by tests that need pictures to differ: these are sketched, and drawn in soak."""


@pytest.fixture
def the_first_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the coach's advice in tests that check how it is shown, not how good it is."""

    def weigh(
        key: str, stored: str, seat: int, also: Any, chance: str, budget: float
    ) -> list[tuple[str, float]]:
        legal = game(key).legal(game(key).decode(stored), seat)
        found = [(action.text, -float(number)) for number, action in enumerate(legal)]
        return found[:1] if chance == "coach/1" else found  # there was no time for the others

    async def is_better(*_: Any) -> bool:
        return True

    monkeypatch.setattr("bot.tables.rating.judged.weigh", weigh)
    monkeypatch.setattr("bot.tables.rating.judged.is_better", is_better)
    monkeypatch.setattr("bot.features.coach.cards.TOLD_EVERY", 0.0)


@pytest.fixture(autouse=True)
def blank_unless_drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces pictures in all other tests, which read words and press buttons only."""
    is_sketched = "sketched" in request.fixturenames
    if "drawn" in request.fixturenames or (is_sketched and SOAK):
        return
    for face in (type(face_of(key)) for key in hosted()):
        monkeypatch.setattr(face, "pictures", Sketches(face.pictures) if is_sketched else Blank(NOTHING))
        monkeypatch.setattr(face, "own_board", lambda *args: NOTHING)
    monkeypatch.setattr("bot.ui.board.rules_card._rules_pictures", lambda *args: [NOTHING] * 20)


@pytest.fixture(autouse=True)
def computer_players_choose_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    let_computer_players_choose_at_random(monkeypatch)


_translated: dict[str, str] = {}
"""The commands as they are registered, by their names."""


@pytest.fixture(autouse=True)
def commands_are_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translates commands once: they are the same for every bot, and it took half of its start."""
    kinds: tuple[Any, ...] = (Command, Group)
    translate = {kind: kind.get_translated_payload for kind in kinds}

    async def remembered(command: Any, *args: Any) -> Any:
        name = command.qualified_name
        if name not in _translated:
            [kind] = [kind for kind in kinds if isinstance(command, kind)]
            _translated[name] = json.dumps(await translate[kind](command, *args))
        return json.loads(_translated[name])

    for kind in kinds:
        monkeypatch.setattr(kind, "get_translated_payload", remembered)


@pytest.fixture
async def env(data: Path) -> AsyncIterator[Env]:
    """SimCord with the bot on it.

    A test fails if an error was not handled, if Discord would have refused a body, or if a line of the log
    has a person's id.
    """
    env = Env(castellan(prepared(data)), settle_timeout=PATIENCE)
    with log_kept() as lines:
        await env.start()
        try:
            yield env
        finally:
            await env.shutdown()
            await env.bot.close()
    env.raise_errors()
    assert wrong(map(as_recorded, env.http_requests)) == set()
    people = [str(user.id) for user in env.backend.users.values() if not user.bot]
    assert [line for line in lines if any(person in line for person in people)] == []


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
    """A player who presses any of the offered buttons."""
    return random.Random(7).choice
