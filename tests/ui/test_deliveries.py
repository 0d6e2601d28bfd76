"""The meaning of each failure of Discord; our own mistakes are logged with the request."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.undelivered import Trouble, Undelivered
from bot.ui.stage.http_errors import delivering, trouble_of, wait_of


def refusal(status: int, code: int, **headers: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    return discord.HTTPException(response, {"code": code, "message": "x"})


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (refusal(404, 10003), Trouble.GONE),
        (refusal(404, 10004), Trouble.GONE),
        (refusal(404, 10008), Trouble.GONE),
        (refusal(404, 99999), Trouble.GONE),
        (refusal(401, 50027), Trouble.GONE),
        (refusal(404, 10015), Trouble.GONE),
        (refusal(404, 10013), Trouble.NOT_TAKEN),
        (refusal(400, 50008), Trouble.CLOSED),
        (refusal(400, 50024), Trouble.CLOSED),
        (refusal(400, 160006), Trouble.CLOSED),
        (refusal(400, 20016), Trouble.THROTTLED),
        (refusal(400, 20022), Trouble.THROTTLED),
        (refusal(400, 20028), Trouble.THROTTLED),
        (refusal(499, 0), Trouble.OURS),
        (refusal(403, 50001), Trouble.CLOSED),
        (refusal(403, 50013), Trouble.CLOSED),
        (refusal(400, 50083), Trouble.CLOSED),
        (refusal(403, 160005), Trouble.CLOSED),
        (refusal(403, 99999), Trouble.CLOSED),
        (refusal(403, 50007), Trouble.NOT_TAKEN),
        (refusal(403, 50278), Trouble.NOT_TAKEN),
        (refusal(400, 50035), Trouble.OURS),
        (refusal(413, 40005), Trouble.OURS),
        (refusal(500, 0), Trouble.PASSING),
        (refusal(503, 130000), Trouble.PASSING),
        (aiohttp.ServerDisconnectedError(), Trouble.PASSING),
        (ConnectionResetError(), Trouble.PASSING),
        (TimeoutError(), Trouble.PASSING),
        (refusal(429, 0), Trouble.THROTTLED),
        (refusal(429, 30046), Trouble.THROTTLED),
        (refusal(400, 40003), Trouble.THROTTLED),
        (discord.RateLimited(70.0), Trouble.THROTTLED),
    ],
)
def test_every_failure_has_a_meaning(error: Exception, trouble: Trouble) -> None:
    assert trouble_of(error) is trouble


def test_discord_says_how_long_to_wait() -> None:
    assert wait_of(discord.RateLimited(70.0)) == 70.0
    assert wait_of(refusal(429, 0, **{"Retry-After": "12"})) == 12.0
    assert wait_of(refusal(500, 0)) == 0.0
    assert wait_of(refusal(429, 0, **{"Retry-After": "soon"})) == 0.0
    assert wait_of(TimeoutError()) == 0.0


async def test_what_was_not_delivered_says_what_why_and_for_how_long() -> None:
    with pytest.raises(Undelivered, match="a picture: ") as caught:
        async with delivering("a picture"):
            raise refusal(429, 0, **{"Retry-After": "12"})
    assert (caught.value.trouble, caught.value.wait) == (Trouble.THROTTLED, 12.0)
    with pytest.raises(Undelivered, match="a picture: TimeoutError"):
        async with delivering("a picture"):
            raise TimeoutError


async def test_what_is_not_our_mistake_is_no_error_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Undelivered):
        async with delivering("a picture", lambda: "body"):
            raise refusal(403, 50013)
    assert caplog.records == []


async def test_a_body_in_the_log_is_cut(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Undelivered):
        async with delivering("a picture", lambda: list(range(10_000))):
            raise refusal(400, 50035)
    assert 3_000 < len(caplog.text) < 5_000


async def test_our_own_mistake_is_an_error_in_the_log_with_the_shape_of_what_was_sent(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(Undelivered) as caught:
        async with delivering("a picture", lambda: {"components": "wrong"}):
            raise refusal(400, 50035)
    assert caught.value.trouble is Trouble.OURS
    [record] = caplog.records
    assert record.levelno == logging.ERROR
    assert "{'components': '(5)'}" in record.getMessage()


async def test_what_never_comes_back_is_taken_for_lost() -> None:
    with pytest.raises(Undelivered) as caught:
        async with delivering("a picture", within=0.01):
            await asyncio.Event().wait()
    assert caught.value.trouble is Trouble.PASSING


async def test_a_bug_is_not_taken_for_a_failure_of_discord() -> None:
    with pytest.raises(ZeroDivisionError):
        async with delivering("a picture"):
            raise ZeroDivisionError
