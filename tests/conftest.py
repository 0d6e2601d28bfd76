"""What holds in all tests: Discord would take every request; quick tests are quick and start no bot."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bot.store import Address
from tests.coarse import draw_coarsely
from tests.discord_api import twins
from tests.discord_api.checker import wrong
from tests.discord_api.watching import watched
from tests.postgres import Cluster, cluster
from tests.quickness import MOST_SECONDS, quickly, told
from tests.soak import SOAK, LeftToSoak

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started in the background (`make test &`) we, and the bots that we start, would be deaf to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
draw_coarsely()

# Tests make much and keep it: to look for rubbish as often as usual took a sixth of the time to collect them.
gc.set_threshold(100_000, 20, 20)

_MEMORY, _MUCH = Path("/dev/shm"), 2 * 10**9
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _MUCH:
    # Nobody cuts the power in a test: no data file and no server's has to be brought to the disk in it.
    os.environ.setdefault("TMPDIR", str(_MEMORY))
    tempfile.tempdir = None  # it is looked up anew


@pytest.fixture(autouse=True)
def every_request_is_checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests that send wrong requests on purpose have the fixture `wrong_requests`."""
    with watched() as requests:
        yield
    if "wrong_requests" not in request.fixturenames:
        assert wrong(requests) == set()


@pytest.fixture(autouse=True)
def every_id_is_once_in_its_card(request: pytest.FixtureRequest) -> Iterator[None]:
    """The bot leaves out a button whose id is taken; tests that want that have the fixture `twin_ids`."""
    with twins.noticed() as found:
        yield
    if "twin_ids" not in request.fixturenames:
        assert found == []


@pytest.fixture
def twin_ids() -> None:
    """Cards with an id twice are made on purpose here."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL; the test is skipped where there can be none."""
    with cluster() as running:
        yield running


@pytest.fixture
def database(
    request: pytest.FixtureRequest, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Address]:
    """A database of the test's own, with our schema and nothing in it. A busy machine is waited for."""
    assert any(map(request.node.get_closest_marker, (WHOLE, SERVER))), f"it has to be marked: {SERVER}"
    monkeypatch.setattr("bot.store.postgres.database.READING_SECONDS", 60.0)
    monkeypatch.setattr("bot.store.postgres.database.WRITING_SECONDS", 60.0)
    lent = postgres.lend()
    yield lent
    postgres.give_back(lent)


@pytest.fixture
def wrong_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong requests are made on purpose here: they are neither checked nor recorded."""
    monkeypatch.delenv("PLAYGROUND_RECORD", raising=False)


WHOLE = "bot_or_browser"
"""The fixture, and the marker that comes of it, of tests with a bot's process or a browser."""
SERVER = "database_server"
"""The marker of tests on PostgreSQL; by itself where they ask for its fixture, else with their parameter."""
_allowed = {WHOLE, SERVER}


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(LeftToSoak())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """What needs a bot, a browser or a server is known by its fixtures: `make quick` leaves it out."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if WHOLE in fixtures:
            item.add_marker(WHOLE)
        if {"postgres", "own_cluster"} & set(fixtures):
            item.add_marker(SERVER)


def pytest_collection_finish() -> None:
    """What was imported stays: to look through it again and again took every twentieth second."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What the tests kept goes with the process: pytest would look through it five times before that."""
    gc.freeze()


@pytest.fixture(scope="session")
def bot_or_browser() -> None:
    """Asked for by whatever starts a bot or a browser."""


@pytest.fixture(autouse=True)
def only_marked_tests_start_what_they_are_marked_for(request: pytest.FixtureRequest) -> Iterator[None]:
    _allowed.clear()
    _allowed.update(mark for mark in (WHOLE, SERVER) if request.node.get_closest_marker(mark))
    yield
    _allowed.update((WHOLE, SERVER))


SECONDS = "processor seconds"
_seconds: dict[str, float] = {}
MANY = 200
"""Fewer tests than that were chosen by somebody, who knows what they take."""


@pytest.fixture(autouse=True)
def a_quick_test_takes_little_time(request: pytest.FixtureRequest) -> Iterator[None]:
    is_quick = WHOLE not in request.fixturenames and not SOAK
    with quickly(MOST_SECONDS if is_quick else None) as took:
        yield
    request.node.user_properties.append((SECONDS, took[0]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Also called where the tests of several processes are counted."""
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
