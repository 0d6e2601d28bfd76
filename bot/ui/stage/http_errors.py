"""The one policy for failed Discord requests: the meaning of each failure, for everything that is sent.

| trouble | consequence |
|---|---|
| gone | a thread's table continues in its channel; a deleted message is posted again |
| closed | the duty waits for the permission; a press names the missing one, and the host gets one message |
| not taken | the bot tells the person that the button in the channel shows the same; it does not retry |
| ours | logs an error with the shape of the payload; the duty waits, since only a new version can fix it |
| passing | retried with growing delays; the bot first searches for a message that may have been posted |
| throttled | retried at the time that Discord gave; requests that can't wait are dropped |

The numbers are Discord's JSON error codes. An unknown one counts by its HTTP status: 403 is closed, 404
gone, any other below 500 ours. That is an assumption: Discord publishes no complete list.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.delivery.undelivered import Trouble, Undelivered

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
INVALID_FORM = 50035
TOO_LATE = (10062, 40060)  # the interaction is unknown by now, or was acknowledged already
ACKNOWLEDGED = 40060

_CODES = {
    Trouble.GONE: {
        10003,  # unknown channel
        10004,  # unknown server
        UNKNOWN_MESSAGE,
        10015,  # unknown webhook: an interaction's token has run out
        50027,  # invalid webhook token
    },
    Trouble.CLOSED: {
        50001,  # missing access
        50008,  # no messages in a channel of this kind
        50013,  # missing permissions
        50024,  # not in a channel of this kind
        ARCHIVED,
        160005,  # the thread is locked
        160006,  # too many active threads
    },
    Trouble.NOT_TAKEN: {
        50007,  # takes no messages from us
        50278,  # shares no server with us
        10013,  # unknown user
    },
    Trouble.THROTTLED: {
        20016,  # slow mode
        20022,  # too many edits of announcements
        20028,  # too much written in this channel
        30046,  # too many edits of messages older than an hour
        40003,  # private messages opened too fast
    },
}
_TROUBLE = {code: trouble for trouble, codes in _CODES.items() for code in codes}

LOST = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection broke, or nothing came back: it may be done or not."""
FAILURES = (discord.HTTPException, discord.RateLimited, *LOST)
"""Everything that a request to Discord can end with."""

REQUEST_SECONDS = 60.0
"""A request that takes longer counts as lost. One that waits for its rate-limit bucket is then restarted."""


def trouble_of(error: Exception) -> Trouble:
    """Returns the meaning of a request's failure."""
    if isinstance(error, discord.RateLimited):
        return Trouble.THROTTLED
    if not isinstance(error, discord.HTTPException):
        return Trouble.PASSING
    if error.code in _TROUBLE:
        return _TROUBLE[error.code]
    if error.status == 429:
        return Trouble.THROTTLED
    if error.status >= 500:
        return Trouble.PASSING
    return {403: Trouble.CLOSED, 404: Trouble.GONE}.get(error.status, Trouble.OURS)


def wait_of(error: Exception) -> float:
    """Returns the seconds that Discord asks us to wait; 0 if it gives none."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        try:
            return float(error.response.headers.get("Retry-After", 0))
        except (TypeError, ValueError):
            return 0.0
    return 0.0


@asynccontextmanager
async def delivering(
    what: str, body: Callable[[], object] | None = None, *, within: float = REQUEST_SECONDS
) -> AsyncIterator[None]:
    """Converts every failure of the body's request to `Undelivered`, and logs our own mistakes."""
    try:
        async with asyncio.timeout(within):
            yield
    except FAILURES as error:
        trouble, reason = trouble_of(error), str(error) or type(error).__name__
        if trouble is Trouble.OURS:
            body_shape = f"; sent was {str(shape(body()))[:4000]}" if body else ""
            log.error("event=request_invalid Discord rejects the form of %s: %s%s", what, error, body_shape)
        raise Undelivered(trouble, f"{what}: {reason}", wait=wait_of(error)) from error


def shape(payload: Any) -> Any:
    """Returns the payload with each text replaced by its length: texts may contain a name or a hand."""
    if isinstance(payload, dict):
        return {name: shape(value) for name, value in payload.items()}
    if isinstance(payload, list | tuple):
        return [shape(value) for value in payload]
    return f"({len(payload)})" if isinstance(payload, str) else payload
