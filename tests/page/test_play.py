"""`python -m playground play`: one address that lasts, one at a time, and clear words when it can't."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.play import CannotPlay, play
from tests.page.stage import Play
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

SLEEPING = ("sleep", "60")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Play]:
    """A playground whose bot has no luck."""
    bot = ("sh", "-c", "echo no luck today >&2; exit 1")
    async with Play(tmp_path_factory.mktemp("one"), bot) as running:
        yield running


async def refusal(folder: Path, port: int | None = None) -> str:
    """Returns the reason for which a playground can't start."""
    with pytest.raises(CannotPlay) as refused:
        await play(folder, SLEEPING, port)
    return str(refused.value)


async def test_the_address_stays_the_same_while_the_folder_lives(tmp_path: Path) -> None:
    again = Play(tmp_path, SLEEPING)
    await again.start()
    first = again.address
    assert await again.stop() == 0
    await again.start(port=again.port)
    assert again.address == first
    assert await again.stop() == 0
    key = first.split("key=")[1]
    assert len(key) >= 32
    assert (tmp_path / "key").read_text() == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    people = [user["name"] for user in json.loads((tmp_path / "world.json").read_text())["users"].values()]
    assert people == ["Castellan", "Owner", "Ann", "Борис", "Celina", "Dan"]


async def test_a_second_playground_on_the_same_folder_and_a_taken_port_are_refused(
    playing: Play, tmp_path: Path
) -> None:
    said = await refusal(playing.folder)
    assert said == f"A playground is already running on {playing.folder}: open its page."
    said = await refusal(tmp_path, playing.port)
    assert said == f"Port {playing.port} can't be used: Address already in use."


async def test_a_world_that_cannot_be_read_is_named_and_kept(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("{}")
    assert "can't be read: delete that folder" in await refusal(tmp_path, 0)
    assert (tmp_path / "world.json").read_text() == "{}"


async def test_a_refusal_is_one_line_without_a_trace(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "play", "--data", str(tmp_path), "--port", "0"),
        *("--", "no-such-bot"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 1
    assert said == b"There is no command 'no-such-bot' to start the bot with.\n"


async def test_a_bot_that_ends_by_itself_is_told_with_its_last_words(playing: Play) -> None:
    while "no luck today" not in (line := await playing.line()):
        assert line
