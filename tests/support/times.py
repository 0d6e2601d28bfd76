"""Spans of time in seconds, and a clock that a test moves.

They are written as numbers: a test that imported them from the bot would follow any mistake made there.
"""

from __future__ import annotations

MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0
WEEK = 604800.0


class Clock:
    """A time of day that a test moves."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
