"""`make quick`: a test that starts a bot or a browser says so by a fixture, or fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

BOT = (sys.executable, "-m", "bot")


@pytest.mark.parametrize("command", [BOT, (sys.executable, "-m", "tests.wire.warm"), ("/usr/bin/chromium",)])
def test_a_quick_test_can_start_no_bot_and_no_browser(command: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="bot_or_browser"):
        subprocess.run(command, check=False)


async def test_nor_can_it_in_the_background() -> None:
    with pytest.raises(AssertionError, match="bot_or_browser"):
        await asyncio.create_subprocess_exec(*BOT)


@pytest.mark.usefixtures("bot_or_browser")
def test_who_may_start_a_bot_is_marked(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("bot_or_browser") is not None
    subprocess.run([*BOT, "--help"], check=False, capture_output=True, env={"DISCORD_TOKEN": ""}, timeout=60)
