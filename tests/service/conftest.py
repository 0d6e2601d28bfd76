"""A store of its own, the tables in it, and a game with secrets beside the real ones.

It is a file. Of a module that says `BOTH_DATABASES`, every third test runs on PostgreSQL too, and in
`make soak` all of them do: tests/store runs the statements on both.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, Where
from bot.tables.outbox import Outbox
from bot.tables.tables import Tables
from engines import registry
from tests.prepared import prepared
from tests.random_players import let_computer_players_choose_at_random
from tests.service.secret_vote import SecretVote
from tests.soak import only_in_soak


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.db"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "where" in metafunc.fixturenames and getattr(metafunc.module, "BOTH_DATABASES", False):
        file = pytest.param("path", id="sqlite")
        number = [name for name in vars(metafunc.module) if name.startswith("test_")].index(
            metafunc.definition.name
        )
        marks = [pytest.mark.database_server, *([only_in_soak] if number % 3 else [])]
        metafunc.parametrize(
            "where", [file, pytest.param("database", id="postgresql", marks=marks)], indirect=True
        )


@pytest.fixture
def where(request: pytest.FixtureRequest) -> Where:
    """The place of the data."""
    found: Where = request.getfixturevalue(getattr(request, "param", "path"))
    return found


@pytest.fixture
async def store(where: Where) -> AsyncIterator[Store]:
    async with Store.open(prepared(where)) as opened:
        yield opened


@pytest.fixture
def outbox() -> Outbox:
    return Outbox()


@pytest.fixture
def tables(store: Store, outbox: Outbox) -> Tables:
    return Tables(store, outbox=outbox)


@pytest.fixture(autouse=True)
def computer_players_choose_at_random(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Except for the modules that test their choices."""
    if not getattr(request.module, "PLAYERS_THINK", False):
        let_computer_players_choose_at_random(monkeypatch)


@pytest.fixture(autouse=True)
def _secret_vote() -> None:
    registry.add(SecretVote())
