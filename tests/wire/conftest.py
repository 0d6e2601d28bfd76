"""A local Discord with the bot on it, as a process of its own; every request it made is checked."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType

import pytest

from playground.driver import Playground
from tests.wire.harness import BotProcess, Chooser

CHECKER = Path(__file__).parents[3] / "shared" / "tools" / "discord_bodies.py"


@pytest.fixture(scope="session")
def checker() -> ModuleType | None:
    """The checker of what is sent to Discord, where it is there."""
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("discord_bodies", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
async def pg(checker: ModuleType | None) -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground
        assert playground.unimplemented == []
        if checker is not None:
            wrong = {
                f"{request['method']} {request['path']}: {sentence}"
                for request in playground.requests
                for sentence in checker.errors(
                    request["method"], request["path"], request["body"], request["filenames"]
                )
            }
            assert wrong == set()


@pytest.fixture
async def bot(pg: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(pg, tmp_path / "castellan.sqlite3") as process:
        yield process


@pytest.fixture
def choose() -> Chooser:
    """Somebody who presses any of the offered buttons, the same ones in every run."""
    return random.Random(7).choice
