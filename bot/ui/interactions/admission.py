"""Which presses are taken in: not the rest of a person's burst, and none that Discord has given up."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from discord.utils import snowflake_time

MOST_OPEN = 300
"""The number of concurrent presses per person: far more than fingers can make."""
GIVEN_UP = 3.0
"""Seconds after which Discord takes no first answer any more."""
DRIFT = 0.001
"""Seconds by which the clocks' difference may grow in each second."""


class Admission:
    """Counts open presses by person, and knows how old a press is by its id.

    The clocks of this machine and of Discord may differ. The freshest press seen lately counts as new; ages
    are measured from there, so that a wrong clock drops nothing.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._open: Counter[int] = Counter()
        self._freshest: float | None = None
        """The least age of a press by both clocks: their difference, and the way to us."""
        self._seen = 0.0

    def is_given_up(self, interaction: int) -> bool:
        """Whether Discord no longer waits for an answer to the interaction with this id."""
        now = self._clock()
        age = now - snowflake_time(interaction).timestamp()
        if self._freshest is None:
            self._freshest = age
        self._freshest = min(age, self._freshest + DRIFT * max(0.0, now - self._seen))
        self._seen = now
        return age - self._freshest > GIVEN_UP

    @contextmanager
    def entered(self, user: int) -> Iterator[bool]:
        """Whether one more press of this person is taken in; it is under way until the context ends."""
        if self._open[user] >= MOST_OPEN:
            yield False
            return
        self._open[user] += 1
        try:
            yield True
        finally:
            self._open[user] -= 1
            if not self._open[user]:
                del self._open[user]
