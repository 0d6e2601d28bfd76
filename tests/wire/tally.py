"""The counts of the long runs, added up over as many invocations as necessary.

With CASTELLAN_TALLY naming a file, each run adds a line to it and is not run again. So an interrupted `make
soak` continues, with the same code, by

    CASTELLAN_SOAK=1 CASTELLAN_TALLY=build/soak.jsonl .venv/bin/pytest tests/wire --timeout 3600

`python -m tests.wire.tally FILE` adds everything up.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.soak import SOAK

_FILE = os.environ.get("CASTELLAN_TALLY")


def lines_of(path: Path) -> list[dict[str, int | str]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def skip_if_counted(run: str) -> None:
    """Skips a run that is in the file already."""
    if SOAK and _FILE and any(line["run"] == run for line in lines_of(Path(_FILE))):
        pytest.skip(f"{run} is counted in {_FILE} already")


def count(run: str, **counts: int) -> None:
    """Adds the counts of a run, good or bad, before any of them is judged."""
    if SOAK and _FILE:
        with Path(_FILE).open("a") as file:
            file.write(json.dumps({"run": run, **counts}) + "\n")


def sums(path: Path) -> dict[str, Counter[str]]:
    """Returns the sums of each kind of run: the first word of its name."""
    found: dict[str, Counter[str]] = {}
    for line in lines_of(path):
        kind = str(line.pop("run")).split()[0]
        found.setdefault(kind, Counter())["runs"] += 1
        found[kind].update({name: int(number) for name, number in line.items()})
    return found


if __name__ == "__main__":
    for its_kind, added in sums(Path(sys.argv[1])).items():
        line = ", ".join(f"{name} {number}" for name, number in added.items())
        sys.stdout.write(f"{its_kind}: {line}\n")
