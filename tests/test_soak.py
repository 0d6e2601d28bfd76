"""Cases left to `make soak` are counted in one line instead of being listed as skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.soak import LeftToSoak

def pytest_configure(config):
    config.addinivalue_line("markers", "soak: left to soak")
    config.pluginmanager.register(LeftToSoak())
"""
TESTS = """
import pytest
from tests.soak import SOAK, in_soak, only_in_soak

@pytest.mark.parametrize("number", [0, in_soak(1), in_soak(2)])
def test_some_cases_stand_for_others(number):
    assert number == 0 or SOAK

@only_in_soak
def test_that_only_soak_plays():
    assert SOAK
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two tests and the plugin, without everything else that our tests import."""
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_some.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    return tmp_path


def run(folder: Path, *arguments: str, soak: bool = False) -> list[str]:
    """Returns the last lines of a run of the two tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "xdist.plugin", "-p", "no:cacheprovider", *arguments],
        env={
            **environment,
            "CASTELLAN_SOAK": "1" if soak else "",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": str(ROOT),
        },
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-2:]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_cases_for_soak_are_counted_in_one_line(folder: Path, workers: str) -> None:
    line, summary = run(folder, "-n", workers)
    assert line == "3 cases are left to `make soak`"
    assert "1 passed" in summary
    assert "skipped" not in summary


def test_only_what_was_asked_for_is_counted(folder: Path) -> None:
    line, _ = run(folder, "-k", "stand_for")
    assert line == "2 cases are left to `make soak`"


def test_soak_plays_them(folder: Path) -> None:
    line, summary = run(folder, soak=True)
    assert "left" not in line
    assert "4 passed" in summary
