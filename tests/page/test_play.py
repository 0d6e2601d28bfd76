"""`python -m playground play`: one address that lasts, one at a time, and clear words when it can't."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.page.stage import Play

pytestmark = pytest.mark.asyncio(loop_scope="session")

SLEEPING = (sys.executable, "-c", "import time; time.sleep(60)")


async def refusal(folder: Path, *arguments: str, bot: tuple[str, ...] = SLEEPING) -> str:
    """What a playground that can't start says, in one line and without a trace."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "play", "--data", str(folder), *arguments, "--", *bot),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    assert said.count(b"\n") == 1
    return said.decode()


async def test_the_address_stays_the_same_while_the_folder_lives(tmp_path: Path) -> None:
    play = Play(tmp_path, SLEEPING)
    await play.start()
    first = play.address
    assert await play.stop() == 0
    await play.start(port=play.port)
    assert play.address == first
    assert await play.stop() == 0
    key = first.split("key=")[1]
    assert len(key) >= 32
    assert (tmp_path / "key").read_text() == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    people = [user["name"] for user in json.loads((tmp_path / "world.json").read_text())["users"].values()]
    assert people == ["Castellan", "Owner", "Ann", "Борис", "Celina", "Dan"]


async def test_a_second_playground_on_the_same_folder_and_a_taken_port_are_refused(tmp_path: Path) -> None:
    async with Play(tmp_path / "one", SLEEPING) as play:
        said = await refusal(tmp_path / "one")
        assert said == f"A playground is running on {tmp_path / 'one'} already: open its page.\n"
        said = await refusal(tmp_path / "two", "--port", str(play.port))
        assert said == f"Port {play.port} can't be used: Address already in use.\n"


async def test_a_world_that_cannot_be_read_and_a_bot_that_is_not_there_are_named(tmp_path: Path) -> None:
    assert "There is no command 'no-such-bot'" in await refusal(tmp_path, "--port", "0", bot=("no-such-bot",))
    (tmp_path / "world.json").write_text("{}")
    assert "can't be read: `make forget` forgets it" in await refusal(tmp_path, "--port", "0")
    assert (tmp_path / "world.json").read_text() == "{}"


async def test_a_bot_that_ends_by_itself_is_told_with_its_last_words(tmp_path: Path) -> None:
    play = Play(tmp_path, (sys.executable, "-c", "import sys; sys.exit('no luck today')"))
    await play.start()
    while "no luck today" not in (line := await play.line()):
        assert line
    assert await play.stop() == 0
