"""The processor time of a test, its children's included: it depends least on how busy the machine is."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

MOST_SECONDS = 30.0
"""The limit of a quick test. The slowest takes a third of that on a calm machine."""
SHOWN = 5


def used(*, living: bool = False) -> float:
    """Returns the processor seconds of this process and of the children it has waited for.

    With `living` also those of the processes that still run below it: bots, browsers, database servers.
    """
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    below = sum(map(_used_by, _children(os.getpid()))) if living else 0.0
    return time.process_time() + children.ru_utime + children.ru_stime + below


def _used_by(pid: int) -> float:
    """Returns the seconds of a process, of the children it has waited for and of those that still run."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        own = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
        return own + sum(map(_used_by, _children(pid)))
    except OSError:  # it has just ended
        return 0.0


def _children(pid: int) -> list[int]:
    """Returns the children of all threads of a process; none on systems without /proc."""
    found: list[int] = []
    with suppress(OSError):  # the process, or the folder of its threads, is gone
        for task in list(Path(f"/proc/{pid}/task").glob("*/children")):
            with suppress(OSError):  # that thread has just ended
                found += map(int, task.read_text().split())
    return found


@contextmanager
def quickly(most: float | None, *, living: bool = False) -> Iterator[list[float]]:
    """Measures the block and appends its seconds to the list; raises AssertionError if it took too long."""
    begin, took = used(living=living), list[float]()
    yield took
    took.append(used(living=living) - begin)
    if most is not None and sys.gettrace() is None:  # measuring coverage slows everything down
        assert took[0] <= most, f"{took[0]:.1f} s of processor time; a quick test takes {most:g} at most"


def told(seconds: Mapping[str, float]) -> list[str]:
    """Returns lines with the sum over all tests, the slowest of them, and the folders from the slowest on."""
    folders: dict[str, float] = defaultdict(float)
    for name, took in seconds.items():
        folders["/".join(name.partition("::")[0].split("/")[:2])] += took
    return [
        f"{sum(seconds.values()):.0f} s of processor time in {len(seconds)} tests; the slowest:",
        *(f"{seconds[name]:6.1f} s  {name}" for name in _slowest_first(seconds)[:SHOWN]),
        "by folder: " + ", ".join(f"{name} {folders[name]:.0f} s" for name in _slowest_first(folders)),
    ]


def _slowest_first(seconds: Mapping[str, float]) -> list[str]:
    return sorted(seconds, key=lambda name: seconds[name], reverse=True)
