"""How much drawing waits, and from when on the house is full."""

from __future__ import annotations

from collections.abc import Callable, Sequence

FULL = 400
"""Waiting jobs above which no new table is opened: ten seconds of drawing for one core and more."""


class Backlog:
    """Counts what waits in several queues."""

    def __init__(self, queues: Sequence[Callable[[], int]]) -> None:
        self._queues = queues

    @property
    def waiting(self) -> int:
        return sum(queue() for queue in self._queues)

    @property
    def is_full(self) -> bool:
        return self.waiting > FULL
