"""`make quick`: a test that starts a bot, a browser or a server says so, or fails; none takes long."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.quickness import quickly, told

BOT = (sys.executable, "-m", "bot")


@pytest.mark.parametrize("command", [BOT, (sys.executable, "-m", "tests.wire.warm"), ("/usr/bin/chromium",)])
def test_a_quick_test_can_start_no_bot_and_no_browser(command: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="bot_or_browser"):
        subprocess.run(command, check=False)


def test_nor_a_database_server() -> None:
    with pytest.raises(AssertionError, match="marked database_server"):
        subprocess.run(["/usr/lib/postgresql/15/bin/initdb", "--version"], check=False)


@pytest.mark.database_server
def test_who_is_marked_can_and_still_no_bot() -> None:
    with pytest.raises(AssertionError, match="bot_or_browser"):
        subprocess.run(BOT, check=False)
    subprocess.run(["echo", "initdb", "postgres"], check=True)


async def test_nor_can_it_in_the_background() -> None:
    with pytest.raises(AssertionError, match="bot_or_browser"):
        await asyncio.create_subprocess_exec(*BOT)


def test_a_quick_test_that_takes_long_fails_by_its_own_time_and_that_of_its_children() -> None:
    busy = "import time\nwhile time.process_time() < 0.3: pass"
    with quickly(None) as free:
        exec(busy, {})
        subprocess.run([sys.executable, "-c", busy], check=True)
    assert free[0] >= 0.3
    if sys.gettrace() is not None:
        pytest.skip("coverage is measured, which slows everything down: nothing takes too long")
    with pytest.raises(AssertionError, match="processor time"), quickly(0.1):
        subprocess.run([sys.executable, "-c", busy], check=True)
    with quickly(0.1):
        time.sleep(0.2)


@pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="only Linux tells the times of other processes"
)
def test_the_time_of_a_process_that_still_runs_counts_where_that_is_asked_for() -> None:
    busy = "import time\nwhile time.process_time() < 0.3: pass\nprint(flush=True); input()"
    command = [sys.executable, "-c", busy]
    with quickly(None, living=True) as with_it, quickly(None) as without:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
    process.communicate(b"\n")
    assert with_it[0] - without[0] >= 0.25


def test_the_slowest_tests_and_folders_are_told(request: pytest.FixtureRequest) -> None:
    assert told({"tests/a/b.py::one": 1.0, "tests/c/d.py::two": 5.25, "tests/a/e.py::three": 2.5}) == [
        "9 s of processor time in 3 tests; the slowest:",
        "   5.2 s  tests/c/d.py::two",
        "   2.5 s  tests/a/e.py::three",
        "   1.0 s  tests/a/b.py::one",
        "by folder: tests/c 5 s, tests/a 4 s",
    ]
    assert "a_quick_test_takes_little_time" in request.fixturenames


@pytest.mark.usefixtures("bot_or_browser")
def test_who_may_start_a_bot_is_marked(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("bot_or_browser") is not None
    subprocess.run([*BOT, "--help"], check=False, capture_output=True, env={"DISCORD_TOKEN": ""}, timeout=60)
