"""The counts of the long runs, added up over as many invocations as necessary.

With CASTELLAN_TALLY naming a file, each run adds a line to it, good or bad, and is not run again. A run that
is interrupted by hand or by the end of its process adds none. A run that fails leaves its error, its data
file and its bots' logs in a folder beside the file. `make kills` plays the runs that are missing, so a
thousand kills can be spread over evenings; `make kills FILE=tests/wire/test_daily.py` plays those of one
file. `python -m tests.wire.tally FILE` adds everything up.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.soak import SOAK

_FILE = os.environ.get("CASTELLAN_TALLY")


def lines_of(path: Path) -> list[dict[str, int | str]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


@contextmanager
def counting(run: str, data: Path) -> Iterator[Counter[str]]:
    """Counts a run once it is over, good or bad; skips one that is in the file already.

    Its data and the logs of its bots are in the folder `data`.
    """
    if not (SOAK and _FILE):
        yield Counter()
        return
    path = Path(_FILE)
    if any(line["run"] == run for line in lines_of(path)):
        pytest.skip(f"{run} is counted in {path} already")
    counts: Counter[str] = Counter()
    try:
        yield counts
    except (asyncio.CancelledError, KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        _write(path, run, counts + Counter(failed=1))
        kept = path.parent / "failed" / run
        shutil.copytree(data, kept, dirs_exist_ok=True, ignore=shutil.ignore_patterns(path.name, "failed"))
        (kept / "error.txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        raise
    _write(path, run, counts)


def _write(path: Path, run: str, counts: Counter[str]) -> None:
    with path.open("a") as file:
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
