"""What the bot counts and times for whoever runs it. By default nobody keeps it, and nothing is done.

Any room may report figures; only `bot.process.health` keeps them, for Prometheus. No figure names a person.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

Outcome = Literal["answered", "refused", "failed", "late", "superseded"]


class Metrics:
    """Hears everything and keeps nothing. May be told from any thread."""

    def press(self, verb: str, outcome: Outcome, seconds: float) -> None:
        """A press or a command, from its arrival until nothing more is said to it."""

    def picture(self, studio: str, waited: float, worked: float) -> None:
        """Something was drawn, after it had waited for its turn."""

    def thought(self, what: str, seconds: float) -> None:
        """A thinker has answered."""

    def database(self, what: Literal["read", "write"], seconds: float) -> None:
        """The database has answered."""


_nobody = Metrics()
_kept = _nobody


def metrics() -> Metrics:
    """Whoever keeps them now."""
    return _kept


def keep(keeper: Metrics | None) -> None:
    """From now on tell this one; None: nobody."""
    global _kept
    _kept = keeper or _nobody


@contextmanager
def database_timed(what: Literal["read", "write"]) -> Iterator[None]:
    """Tell how long the body waits for the database."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        _kept.database(what, time.perf_counter() - begun)
