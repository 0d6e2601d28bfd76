"""A decision of a person that can be judged."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Moment:
    """A decision of a person in which they had a choice."""

    number: int
    """Which of their decisions it was, from 1 on."""
    stored: str
    """The state before it."""
    chosen: str
    seq: int = 0
    """The event of the log with which it was made; 0 if it is not from a log."""
