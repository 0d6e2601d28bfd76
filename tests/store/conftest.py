"""An open store on a file or a database of its own: tests of the store run on both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Address, Store, Where
from tests.prepared import prepared


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file, for tests of files only."""
    return tmp_path / "data" / "castellan.db"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database_server)])
def where(request: pytest.FixtureRequest) -> Where:
    """The place of the data: a file, or a PostgreSQL database."""
    found: Path | Address = request.getfixturevalue("path" if request.param == "sqlite" else "database")
    return found


@pytest.fixture
async def store(where: Where) -> AsyncIterator[Store]:
    async with Store.open(prepared(where)) as opened:
        yield opened
