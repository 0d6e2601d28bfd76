"""Rules for all tests: Discord would accept every request; quick tests are quick and start no bot."""

from __future__ import annotations

import gc
import os
import secrets
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.delivery import pauses
from bot.store import Address
from bot.ui.panel import in_time
from bot.work.drawing import Studio
from tests.coarse import draw_coarsely
from tests.discord_api import twins
from tests.discord_api.checker import wrong
from tests.discord_api.watching import watched
from tests.postgres import Cluster, cluster
from tests.quickness import MOST_SECONDS, quickly, told
from tests.soak import SOAK, LeftToSoak

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # In the background (`make test &`) we and the bots that we start would ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
draw_coarsely()
pauses.BEFORE_RESULT = pauses.BEFORE_PROPOSAL = 0.0
in_time.SECONDS = 600.0  # no picture is too late, on however busy a machine

# Tests keep many objects: collecting garbage as often as usual took a sixth of the time of test collection.
gc.set_threshold(100_000, 20, 20)

_MEMORY, _MUCH = Path("/dev/shm"), 2 * 10**9
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _MUCH:
    # No test survives a power cut, so data files and database clusters stay in memory.
    os.environ.setdefault("TMPDIR", str(_MEMORY))
    tempfile.tempdir = None  # looked up again at its next use


@pytest.fixture(autouse=True)
def every_request_is_checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests that send wrong requests on purpose have the fixture `wrong_requests`."""
    with watched() as requests:
        yield
    if "wrong_requests" not in request.fixturenames:
        assert wrong(requests) == set()


@pytest.fixture(autouse=True)
def every_id_is_once_in_its_card(request: pytest.FixtureRequest) -> Iterator[None]:
    """The bot leaves out a button with a duplicate id; tests that want that have the fixture `twin_ids`."""
    with twins.noticed() as found:
        yield
    if "twin_ids" not in request.fixturenames:
        assert found == []


@pytest.fixture(autouse=True)
def games_are_dealt_alike_in_every_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No test fails, or passes, by the luck of a shuffle; `make soak` deals games that were never seen."""
    if not SOAK:
        deals = count()
        monkeypatch.setattr(secrets, "SystemRandom", lambda: Random(f"{request.node.name} {next(deals)}"))


@pytest.fixture
def studio() -> Iterator[Studio]:
    """A thread that draws, as the bot has one."""
    opened = Studio()
    yield opened
    opened.close()


@pytest.fixture
def twin_ids() -> None:
    """Marks tests that make cards with duplicate ids on purpose."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Starts PostgreSQL; skips the test on machines without it."""
    with cluster() as running:
        yield running


@pytest.fixture
def database(
    request: pytest.FixtureRequest, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Address]:
    """Returns an empty database of the test's own with our schema, with generous timeouts."""
    assert any(map(request.node.get_closest_marker, (WHOLE, SERVER))), f"it has to be marked: {SERVER}"
    monkeypatch.setattr("bot.store.postgres.database.READING_SECONDS", 60.0)
    monkeypatch.setattr("bot.store.postgres.database.WRITING_SECONDS", 60.0)
    lent = postgres.lend()
    yield lent
    postgres.give_back(lent)


@pytest.fixture
def wrong_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks tests that make wrong requests on purpose: these are neither checked nor recorded."""
    monkeypatch.delenv("PLAYGROUND_RECORD", raising=False)


WHOLE = "bot_or_browser"
"""The fixture and the marker of tests with a bot's process or a browser."""
SERVER = "database_server"
"""The marker of tests on PostgreSQL, set by their fixture or by their parameter."""
_allowed = {WHOLE, SERVER}


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(LeftToSoak())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Marks tests that need a bot, a browser or a server by their fixtures: `make quick` leaves them out."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if WHOLE in fixtures:
            item.add_marker(WHOLE)
        if {"postgres", "own_cluster"} & set(fixtures):
            item.add_marker(SERVER)


def pytest_collection_finish() -> None:
    """Freezes imported objects: scanning them again and again took a twentieth of the time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Freezes everything left: the process ends, and pytest would scan it five times before that."""
    gc.freeze()


@pytest.fixture(scope="session")
def bot_or_browser() -> None:
    """Requested by every fixture that starts a bot or a browser."""


@pytest.fixture(autouse=True)
def only_marked_tests_start_what_they_are_marked_for(request: pytest.FixtureRequest) -> Iterator[None]:
    _allowed.clear()
    _allowed.update(mark for mark in (WHOLE, SERVER) if request.node.get_closest_marker(mark))
    yield
    _allowed.update((WHOLE, SERVER))


SECONDS = "processor seconds"
_seconds: dict[str, float] = {}
MANY = 200
"""Runs of fewer tests were chosen by hand, so they print no summary of times."""


@pytest.fixture(autouse=True)
def a_quick_test_takes_little_time(request: pytest.FixtureRequest) -> Iterator[None]:
    whole = any(map(request.node.get_closest_marker, (WHOLE, SERVER)))
    is_quick = WHOLE not in request.fixturenames and not SOAK
    with quickly(MOST_SECONDS if is_quick else None, living=whole) as took:
        yield
    request.node.user_properties.append((SECONDS, took[0]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Also runs in the main process, which counts the tests of several processes."""
    if report.when == "teardown":
        for name, took in report.user_properties:
            if name == SECONDS:
                _seconds[report.nodeid] = float(str(took))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if len(_seconds) > MANY:
        terminalreporter.section("time")
        for line in told(_seconds):
            terminalreporter.write_line(line)


def _watch_processes(event: str, details: tuple[object, ...]) -> None:
    if event != "subprocess.Popen" or WHOLE in _allowed:
        return
    command = [str(word) for word in details[1]] if isinstance(details[1], Sequence) else []
    if {"bot", "tests.wire.warm"} & set(command) or any("chromium" in word for word in command[:1]):
        raise AssertionError(f"only tests with the fixture {WHOLE} start this: {command}")
    if SERVER not in _allowed and any(Path(word).name in ("initdb", "postgres") for word in command):
        raise AssertionError(f"only tests that are marked {SERVER} start this: {command}")


sys.addaudithook(_watch_processes)
