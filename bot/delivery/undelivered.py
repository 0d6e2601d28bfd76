"""Delivery failures, by cause.

`bot/ui/stage/http_errors.py` maps failures to causes; the caller that wanted to deliver decides what to do.
"""

from __future__ import annotations

from enum import Enum


class Trouble(Enum):
    """Why something could not be delivered."""

    GONE = "the channel, thread or message is no longer there"
    CLOSED = "the bot may not do that there; a permission may come back"
    NOT_TAKEN = "this person takes no private messages"
    OURS = "the request itself was wrong"
    PASSING = "the connection was lost, nothing came back in time, or Discord has a fault"
    THROTTLED = "too much at once; `wait` says how long"


class Undelivered(Exception):
    """Something was not shown, or may not have been shown."""

    def __init__(self, trouble: Trouble, reason: str, *, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.trouble = trouble
        self.wait = wait
        """Seconds until another try makes sense, if Discord has said so."""
