"""Admits presses: drops those that Discord has given up and the rest of a person's burst, and limits the
number of presses that the bot answers at the same time.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from discord.utils import snowflake_time

from bot.tables.refusal import Refusal

MOST_OF_PERSON = 20
"""Open presses per person: more than fingers can make before the first one is answered."""
MOST_PRESSES, MOST_LOOKS, MOST_LOOKS_BEHIND = 300, 150, 20
"""Presses that are answered at the same time. Beyond the first number, all others are refused; beyond the
second, those that only look. The third number replaces the second while presses arrive late."""
BEHIND = 1.0
"""Seconds between a press and its arrival after which it is late: the process can't keep up."""
GIVEN_UP = 3.0
"""Seconds after which Discord takes no first answer any more."""
DRIFT = 0.001
"""Seconds by which the clocks' difference may grow in each second."""


class Admission:
    """Counts open presses by person and in all, and knows how old a press is by its id.

    The clocks of this machine and of Discord may differ. The freshest press seen lately counts as new; ages
    are measured from there, so that a wrong clock drops nothing.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._open: dict[int, int] = {}
        """The person of each open press, by its interaction."""
        self._of_person: Counter[int] = Counter()
        self._answering = 0
        self._freshest: float | None = None
        """The least age of a press by both clocks: their difference, and the way to us."""
        self._seen = 0.0
        self._behind = 0.0
        """The age of the newest press when it came."""

    def takes_in(self, interaction: int, user: int) -> bool:
        """Returns whether to answer a press, and counts it as open until `over` is called."""
        if self._is_given_up(interaction) or self._of_person[user] >= MOST_OF_PERSON:
            return False
        self._open[interaction] = user
        self._of_person[user] += 1
        return True

    def over(self, interaction: int) -> None:
        """Count a press as open no longer."""
        user = self._open.pop(interaction, None)
        if user is not None:
            self._of_person[user] -= 1
            if not self._of_person[user]:
                del self._of_person[user]

    @property
    def is_calm(self) -> bool:
        """Whether the bot is answering no press."""
        return not self._answering

    @contextmanager
    def place(self, *, looks: bool) -> Iterator[None]:
        """Takes one of the places for presses in progress; raises a Refusal if none is free."""
        most_looks = MOST_LOOKS_BEHIND if self._behind > BEHIND else MOST_LOOKS
        if self._answering >= (most_looks if looks else MOST_PRESSES):
            raise Refusal("house-full")
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1

    def _is_given_up(self, interaction: int) -> bool:
        """Whether Discord no longer waits for an answer to the interaction with this id."""
        now = self._clock()
        age = now - snowflake_time(interaction).timestamp()
        if self._freshest is None:
            self._freshest = age
        self._freshest = min(age, self._freshest + DRIFT * max(0.0, now - self._seen))
        self._seen = now
        self._behind = age - self._freshest
        return self._behind > GIVEN_UP
