"""The metrics of the bot for its operator. By default they are dropped.

Any package may report figures; only `bot.process.health` keeps them, for Prometheus. No figure names a
person.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

Outcome = Literal["answered", "refused", "failed", "late", "superseded"]


class Metrics:
    """Accepts all figures, from any thread, and keeps none."""

    def press(self, verb: str, outcome: Outcome, seconds: float) -> None:
        """A press or a command, from its arrival to its last answer."""

    def picture(self, studio: str, waited: float, worked: float) -> None:
        """A picture was drawn, after it had waited for its turn."""

    def thought(self, what: str, seconds: float) -> None:
        """A worker has finished a thought."""

    def database(self, what: Literal["read", "write"], seconds: float) -> None:
        """The database has answered."""


_nobody = Metrics()
_kept = _nobody


def metrics() -> Metrics:
    """Returns the current keeper of the metrics."""
    return _kept


def keep(keeper: Metrics | None) -> None:
    """Report to this keeper from now on; None drops all figures."""
    global _kept
    _kept = keeper or _nobody


@contextmanager
def database_timed(what: Literal["read", "write"]) -> Iterator[None]:
    """Reports how long the body waits for the database."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        _kept.database(what, time.perf_counter() - begun)
