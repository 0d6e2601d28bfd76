"""Counts the drawing jobs that wait, and decides when there are too many to open tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

FULL = 400
"""Waiting jobs above which no new table is opened: ten seconds of drawing for one core and more."""


class Backlog:
    """Counts the waiting jobs of several queues."""

    def __init__(self, queues: Sequence[Callable[[], int]]) -> None:
        self._queues = queues

    @property
    def waiting(self) -> int:
        return sum(queue() for queue in self._queues)

    @property
    def is_full(self) -> bool:
        return self.waiting > FULL
