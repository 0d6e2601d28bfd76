"""Shards: the events of each of a bot's sessions, and how many may begin at a time."""

import aiohttp
import pytest

from playground.driver import Playground
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, ShardedBot, TinyBot
from tests.support.times import HOUR
from tests.support.waiting import until


async def first_frame(pg: Playground, identify: dict[str, object]) -> aiohttp.WSMessage:
    """Returns the answer to an IDENTIFY."""
    async with aiohttp.ClientSession() as session, session.ws_connect(pg.gateway_url) as socket:
        await socket.receive()
        await socket.send_json({"op": 2, "d": {"token": pg.token, "intents": 1, **identify}})
        return await socket.receive()


async def test_a_server_is_told_of_on_its_shard_and_private_messages_on_the_first(pg: Playground) -> None:
    ann = pg.person("Ann")
    servers = [pg.guild(f"Server {number}", shard=(number, 3)) for number in range(3)]
    async with (
        Running(pg, ShardedBot(shard_count=3, shard_ids=[0])) as first,
        Running(pg, ShardedBot(shard_count=3, shard_ids=[1, 2])) as others,
    ):
        assert servers[0].id in {guild.id for guild in first.guilds}
        assert not {servers[1].id, servers[2].id} & {guild.id for guild in first.guilds}
        assert {servers[1].id, servers[2].id} <= {guild.id for guild in others.guilds}
        assert servers[0].id not in {guild.id for guild in others.guilds}
        for server in servers:
            pg.add_member(ann, server)
            channel = pg.channel("games", guild=server)
            assert (await (await ann.slash("quiet", channel=channel)).message()).text
        assert (await (await ann.slash("quiet", channel=ann.dm)).message()).text
        assert [one.guild_id for one in first.seen] == [servers[0].id, None]
        assert [one.guild_id for one in others.seen] == [servers[1].id, servers[2].id]


async def test_two_sessions_of_a_shard_are_both_told_and_the_first_answer_wins(pg: Playground) -> None:
    ann = pg.person("Ann")
    pg.channel("general")
    async with Running(pg, TinyBot()) as one, Running(pg, TinyBot()) as other:
        lobby = await (await ann.slash("table new", {"game": "x"})).message()
        outcome = await ann.click(lobby, label="Whisper")
        await outcome.message()
        await pg.wait_for(lambda: len(one.seen) == len(other.seen) == 2)
        await until(lambda: one.errors + other.errors)
        assert [error.code for error in one.errors + other.errors] == [40060]
        assert len(pg.server.gateway.live) == 2


async def test_a_session_that_was_cut_is_resumed_though_another_began_meanwhile(pg: Playground) -> None:
    pg.channel("general")
    async with Running(pg, TinyBot()) as bot:
        pg.drop_connections()
        async with Running(pg, TinyBot()):
            await pg.wait_for(lambda: pg.server.gateway.resumes == 1)
            await (await pg.person("Ann").slash("quiet")).acknowledged()
            await pg.wait_for(lambda: len(bot.seen) == 1)


async def test_a_bot_is_told_how_many_shards_to_begin(pg: Playground, raw: Raw) -> None:
    pg.server.gateway.shards = 2
    bot = ShardedBot()
    async with Running(pg, bot):
        assert sorted(bot.shards) == [0, 1]
        assert sorted(pg.server.gateway.live) == [(0, 2), (1, 2)]
    status, told = await raw("GET", "/gateway/bot")
    assert (status, told["shards"], told["url"]) == (200, 2, pg.gateway_url)
    limit = told["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 998, 16)


async def test_a_session_too_many_in_a_bucket_is_invalid_until_its_time_has_passed(pg: Playground) -> None:
    pg.limit_identifies(2, HOUR)

    async def begun(number: int) -> bool:
        frame = (await first_frame(pg, {"shard": [number, 4]})).json()
        assert (frame["op"], frame["d"] is False) in ((0, False), (9, True))
        return bool(frame["op"] == 0)

    assert [await begun(number) for number in (0, 1, 2, 3)] == [True, True, False, False]
    for bucket in pg.server.gateway._begun:
        pg.server.gateway._begun[bucket] -= HOUR
    assert await begun(2)
    assert pg.server.gateway.identifies == 3


@pytest.mark.parametrize("shard", [[4, 4], [-1, 4], [0], ["0", 4], "0/4", [0, 0]])
async def test_a_shard_that_there_is_not_is_refused(pg: Playground, shard: object) -> None:
    frame = await first_frame(pg, {"shard": shard})
    assert (frame.type, frame.data) == (aiohttp.WSMsgType.CLOSE, 4010)


async def test_a_shard_with_too_many_servers_is_refused(pg: Playground) -> None:
    pg.server.gateway.shard_servers = 2
    for number in range(2):
        pg.guild(f"Server {number}", shard=(number, 2))
    frame = await first_frame(pg, {})
    assert (frame.type, frame.data) == (aiohttp.WSMsgType.CLOSE, 4011)
    assert (await first_frame(pg, {"shard": [0, 2]})).json()["op"] == 0
