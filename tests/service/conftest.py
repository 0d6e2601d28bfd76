"""A store on a file of its own, the tables in it, and a game with secrets beside the real ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.duties import Duties
from bot.service.tables import Tables
from bot.store import Store
from engines import registry
from tests.service.secret_vote import SecretVote


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with Store.open(path) as opened:
        yield opened


@pytest.fixture
def duties() -> Duties:
    return Duties()


@pytest.fixture
def tables(store: Store, duties: Duties) -> Tables:
    return Tables(store, duties=duties)


@pytest.fixture(autouse=True)
def _secret_vote() -> None:
    registry.add(SecretVote())
