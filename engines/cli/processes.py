"""Runs many games at once: one process per core, games handed out and yielded in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

WORTH_IT = 8
"""The number of games that pays for the start of one more process."""
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def cores(games: int) -> int:
    """Returns the number of processes worth starting for `games` games: at most one per core."""
    return max(1, min(os.cpu_count() or 1, games // WORTH_IT))


def each_on_its_core(work: Callable[[int], T], numbers: Sequence[int], workers: int) -> Iterator[T]:
    """Yields the result of the work for each number, in order."""
    if workers <= 1 or not numbers:
        yield from map(work, numbers)
        return
    with get_context("spawn").Pool(min(workers, len(numbers)), _one_thread_each) as pool:
        yield from pool.imap(work, numbers)


def _one_thread_each() -> None:
    """Limits numeric libraries to one thread: there is already one process per core."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
