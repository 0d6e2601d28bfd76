"""Cases left to `make soak` are counted in one line instead of being listed as skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak import SOAK, in_soak, only_in_soak

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).relative_to(ROOT)


@pytest.mark.parametrize("number", [0, in_soak(1), in_soak(2)])
def test_some_cases_stand_for_others(number: int) -> None:
    assert number == 0 or SOAK


@only_in_soak
def test_that_only_soak_plays() -> None:
    assert SOAK


def run(*arguments: str, soak: bool = False) -> list[str]:
    """Returns the last lines of a run of the two tests above."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, str(HERE)],
        env={**environment, "CASTELLAN_SOAK": "1" if soak else ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-2:]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_cases_for_soak_are_counted_in_one_line(workers: str) -> None:
    line, summary = run("-n", workers, "-k", "stand_for or only_soak")
    assert line == "3 cases are left to `make soak`"
    assert "1 passed" in summary
    assert "skipped" not in summary


def test_only_what_was_asked_for_is_counted() -> None:
    line, _ = run("-k", "stand_for")
    assert line == "2 cases are left to `make soak`"


def test_soak_plays_them() -> None:
    line, summary = run("-k", "stand_for or only_soak", soak=True)
    assert "left" not in line
    assert "4 passed" in summary
