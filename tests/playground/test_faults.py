"""Rate limits, server errors, stalls and lost answers, on command."""

import asyncio

import discord
import pytest

from playground.driver import Playground
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


@pytest.mark.parametrize(("status", "count"), [(429, 2), (500, 1)])
async def test_the_bot_tries_again_and_posts_once(
    pg: Playground, bot: TinyBot, status: int, count: int
) -> None:
    fault = pg.fail_next(status, count, path=r"POST /channels/\d+/messages")
    await bot.get_partial_messageable(pg.general.id).send("hello")
    assert fault.hit == count
    assert [m.text for m in pg.person("Ann").messages()] == ["hello"]
    sent = [r for r in pg.requests if r["path"].endswith("/messages")]
    assert len(sent) == count + 1


async def test_a_post_whose_answer_was_lost_is_not_doubled(pg: Playground, bot: TinyBot) -> None:
    pg.fail_next(500, path="POST /channels", done=True)
    message = await bot.get_partial_messageable(pg.general.id).send("once")
    seen = pg.person("Ann").messages()
    assert [m.id for m in seen] == [message.id]


async def test_a_nonce_counts_only_when_enforced_and_for_a_few_minutes(timed: Playground, raw: Raw) -> None:
    path = f"/channels/{timed.general.id}/messages"
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    ids = [(await raw("POST", path, body))[1]["id"] for _ in range(2)]
    assert ids[0] == ids[1]
    loose = [(await raw("POST", path, {"content": "y", "nonce": "8"}))[1]["id"] for _ in range(2)]
    assert loose[0] != loose[1]
    timed.world.clock.advance(600)  # type: ignore[attr-defined]
    assert (await raw("POST", path, body))[1]["id"] != ids[0]


async def test_a_global_rate_limit_says_so(pg: Playground, raw: Raw) -> None:
    pg.fail_next(429, retry_after=1.5, for_all=True)
    status, body = await raw("GET", "/users/@me")
    assert status == 429
    assert body["global"] is True
    assert body["retry_after"] == 1.5
    assert (await raw("GET", "/users/@me"))[0] == 200


async def test_only_matching_requests_fail(pg: Playground, raw: Raw) -> None:
    pg.fail_next(500, 2, path="GET /users")
    assert (await raw("GET", "/gateway"))[0] == 200
    assert (await raw("GET", "/users/@me"))[0] == 500
    pg.server.faults.clear()
    assert (await raw("GET", "/users/@me"))[0] == 200


async def test_a_stalled_request_goes_on_when_released(pg: Playground, raw: Raw) -> None:
    fault = pg.stall_next(path="GET /users")
    request = asyncio.create_task(raw("GET", "/users/@me"))
    done, _ = await asyncio.wait({request}, timeout=0.05)
    assert not done
    fault.release()
    assert (await asyncio.wait_for(request, 5))[0] == 200


async def test_an_error_that_lasts_reaches_the_bots_code(pg: Playground, bot: TinyBot) -> None:
    pg.fail_next(503, path="POST /channels")
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(pg.general.id).send("x")
    assert pg.person("Ann").messages() == []
