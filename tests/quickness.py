"""The processor time of a test, its children's included: it depends least on how busy the machine is."""

from __future__ import annotations

import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

MOST_SECONDS = 30.0
"""The limit of a quick test. The slowest takes a third of that on a calm machine."""
SHOWN = 5


def used() -> float:
    """Returns the processor seconds of this process and of the children it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


@contextmanager
def quickly(most: float | None) -> Iterator[list[float]]:
    """Measures the block and appends its seconds to the list; raises AssertionError if it took too long."""
    begin, took = used(), list[float]()
    yield took
    took.append(used() - begin)
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
