"""Rate limits with Discord's headers, in buckets of their own, and discord.py's handling of them."""

import aiohttp
import discord
import pytest

from playground.clock import ManualClock
from playground.driver import Playground
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


async def headers_of(pg: Playground, path: str, body: object) -> tuple[int, dict[str, str]]:
    """Status and headers of a POST."""
    authorized = {"Authorization": f"Bot {pg.token}"}
    async with (
        aiohttp.ClientSession(headers=authorized) as session,
        session.post(pg.rest_url + path, json=body) as response,
    ):
        return response.status, dict(response.headers)


async def test_a_channel_takes_five_messages_in_five_seconds(
    timed: Playground, clock: ManualClock, raw: Raw
) -> None:
    timed.throttle("messages")
    path = f"/channels/{timed.general.id}/messages"
    assert [(await raw("POST", path, {"content": "x"}))[0] for _ in range(5)] == [200] * 5
    clock.advance(2)
    status, body = await raw("POST", path, {"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert body["retry_after"] == pytest.approx(3, abs=0.01)
    assert len(timed.person("Ann").messages()) == 5
    other = f"/channels/{timed.channel('games').id}/messages"
    assert (await raw("POST", other, {"content": "x"}))[0] == 200
    clock.advance(3)
    assert (await raw("POST", path, {"content": "x"}))[0] == 200
    assert timed.throttled["messages"] == 1


async def test_the_headers_tell_how_much_is_left(timed: Playground, clock: ManualClock) -> None:
    timed.throttle("messages", count=2, seconds=30)
    path = f"/channels/{timed.general.id}/messages"
    first = (await headers_of(timed, path, {"content": "x"}))[1]
    clock.advance(10)
    await headers_of(timed, path, {"content": "x"})
    status, refused = await headers_of(timed, path, {"content": "x"})
    assert first["X-RateLimit-Limit"] == "2"
    assert first["X-RateLimit-Remaining"] == "1"
    assert float(first["X-RateLimit-Reset-After"]) == pytest.approx(30, abs=0.01)
    assert status == 429
    assert refused["X-RateLimit-Bucket"] == first["X-RateLimit-Bucket"]
    assert refused["X-RateLimit-Remaining"] == "0"
    assert float(refused["X-RateLimit-Reset-After"]) == pytest.approx(20, abs=0.01)
    assert refused["Retry-After"] == "20"
    assert refused["X-RateLimit-Scope"] == "user"
    assert "Via" in refused


async def test_nothing_is_throttled_unless_switched_on_and_off_again(timed: Playground, raw: Raw) -> None:
    path = f"/channels/{timed.general.id}/messages"
    assert {(await raw("POST", path, {"content": "x"}))[0] for _ in range(20)} == {200}
    timed.throttle_all()
    assert 429 in {(await raw("POST", path, {"content": "x"}))[0] for _ in range(10)}
    timed.unthrottle()
    assert {(await raw("POST", path, {"content": "x"}))[0] for _ in range(20)} == {200}


async def test_old_messages_take_three_edits_in_six_seconds(
    timed: Playground, clock: ManualClock, raw: Raw
) -> None:
    timed.throttle("old-edits")
    path = f"/channels/{timed.general.id}/messages"
    _, message = await raw("POST", path, {"content": "0"})
    path += f"/{message['id']}"
    clock.advance(3700)
    answers = [await raw("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == 30046
    assert answers[3][1]["retry_after"] == pytest.approx(6, abs=0.01)
    clock.advance(6)
    assert (await raw("PATCH", path, {"content": "later"}))[0] == 200


async def test_opening_private_messages_has_a_long_bucket_of_its_own(timed: Playground, raw: Raw) -> None:
    timed.throttle("private-messages", count=1, seconds=120)
    people = [timed.person(name) for name in ("Ann", "Bob")]
    statuses = [
        (await raw("POST", "/users/@me/channels", {"recipient_id": str(one.id)}))[0] for one in people
    ]
    assert statuses == [200, 429]


async def test_a_long_window_stops_discord_py_even_with_requests_left(pg: Playground, bot: TinyBot) -> None:
    """The second thread within five minutes is not even asked for, though 49 of 50 are left."""
    pg.throttle("threads")
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="first", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.RateLimited) as limited:
        await channel.create_thread(name="second", type=discord.ChannelType.public_thread)
    assert 290 < limited.value.retry_after <= 300
    assert [thread.name for thread in pg.threads()] == ["first"]
    assert not pg.throttled


async def test_discord_py_waits_for_a_short_window_and_posts_all(pg: Playground, bot: TinyBot) -> None:
    pg.throttle("messages", count=2, seconds=0.2)
    channel = bot.get_partial_messageable(pg.general.id)
    for number in range(5):
        await channel.send(str(number))
    assert [m.text for m in pg.person("Ann").messages()] == list("01234")
