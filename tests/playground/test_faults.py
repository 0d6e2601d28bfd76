"""Rate limits, server errors, stalls and lost answers, on command."""

import asyncio
import io

import aiohttp
import discord
import pytest

from playground.driver import Playground
from playground.faults import Cut
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot
from tests.support.waiting import PATIENCE


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


async def test_a_forgotten_nonce_doubles_a_repeated_post(timed: Playground, raw: Raw) -> None:
    path = f"/channels/{timed.general.id}/messages"
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    await raw("POST", path, body)
    timed.forget_nonces()
    await raw("POST", path, body)
    assert len(timed.person("Ann").messages()) == 2


@pytest.mark.parametrize(("when", "posted"), [("before", 0), ("within", 0), ("after", 1)])
async def test_a_connection_is_reset_around_an_upload(
    pg: Playground, bot: TinyBot, when: Cut, posted: int
) -> None:
    fault = pg.cut_next(when, path=r"POST /channels/\d+/messages")
    channel = bot.get_partial_messageable(pg.general.id)
    heavy = discord.File(io.BytesIO(bytes(3_000_000)), filename="heavy.bin")
    with pytest.raises((aiohttp.ClientConnectionError, ConnectionError)):
        await channel.send("x", file=heavy, nonce=7)
    assert fault.hit == 1
    assert len(pg.person("Ann").messages()) == posted
    await channel.send("x", nonce=7)
    assert len(pg.person("Ann").messages()) == 1


async def test_a_request_hangs_until_it_is_released(pg: Playground, raw: Raw) -> None:
    fault = pg.hang_next(path="POST /channels")
    path = f"/channels/{pg.general.id}/messages"
    hanging = asyncio.create_task(raw("POST", path, {"content": "slow"}))
    done, _ = await asyncio.wait({hanging}, timeout=0.1)
    assert not done
    assert (await raw("POST", path, {"content": "quick"}))[0] == 200
    fault.release()
    assert (await asyncio.wait_for(hanging, PATIENCE))[0] == 200
    assert [m.text for m in pg.person("Ann").messages()] == ["quick", "slow"]


async def test_a_hanging_request_whose_asker_gave_up_is_never_done(pg: Playground, raw: Raw) -> None:
    fault = pg.hang_next(path="POST /channels")
    path = f"/channels/{pg.general.id}/messages"
    hanging = asyncio.create_task(raw("POST", path, {"content": "slow"}))
    await asyncio.wait({hanging}, timeout=0.1)
    hanging.cancel()
    await asyncio.sleep(0.05)
    fault.release()
    await raw("POST", path, {"content": "quick"})
    assert [m.text for m in pg.person("Ann").messages()] == ["quick"]


async def test_a_slow_answer_comes_after_the_deed(pg: Playground, raw: Raw) -> None:
    fault = pg.stall_next(path="POST /channels", done=True)
    path = f"/channels/{pg.general.id}/messages"
    slow = asyncio.create_task(raw("POST", path, {"content": "done"}))
    await pg.person("Ann").sees(lambda message: message.text == "done", within=PATIENCE)
    assert not slow.done()
    fault.release()
    assert (await asyncio.wait_for(slow, PATIENCE))[0] == 200


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
    assert (await asyncio.wait_for(request, PATIENCE))[0] == 200


async def test_an_error_that_lasts_reaches_the_bots_code(pg: Playground, bot: TinyBot) -> None:
    pg.fail_next(503, path="POST /channels")
    with pytest.raises(discord.DiscordServerError):
        await bot.get_partial_messageable(pg.general.id).send("x")
    assert pg.person("Ann").messages() == []
