"""The bot is thrown out, servers fail, people leave; several servers at once, and forged presses."""

import asyncio

import discord
import pytest

from playground.driver import CannotDo, Playground
from playground.model import InteractionKind
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot, data_of
from tests.support.waiting import PATIENCE


async def test_a_bot_that_was_thrown_out_is_a_stranger(pg: Playground, bot: TinyBot, raw: Raw) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    heard = asyncio.create_task(asyncio.wait_for(bot.wait_for("guild_remove"), PATIENCE))
    await asyncio.sleep(0)
    pg.kick()
    await heard
    assert list(bot.guilds) == []
    guild, channel = pg.world.guild.id, pg.general.id
    for path, expected in (
        (f"/channels/{channel}", (403, 50001)),
        (f"/channels/{channel}/messages/{lobby.id}", (403, 50001)),
        (f"/guilds/{guild}", (404, 10004)),
        (f"/guilds/{guild}/members/{ann.id}", (404, 10004)),
    ):
        status, body = await raw("GET", path)
        assert (status, body["code"]) == expected
    status, body = await raw("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50001)
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    status, body = await raw("POST", f"/channels/{dm['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50007)
    with pytest.raises(CannotDo, match="no command"):
        await ann.slash("quiet")
    with pytest.raises(CannotDo, match="any more"):
        await ann.click(lobby, label="Draw")


async def test_a_bot_that_was_asked_back_is_told_of_the_server(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    pg.kick()
    heard = asyncio.create_task(asyncio.wait_for(bot.wait_for("guild_join"), PATIENCE))
    await asyncio.sleep(0)
    pg.invite()
    assert (await heard).id == pg.world.guild.id
    assert (await (await ann.click(lobby, label="Draw")).message()).text == "Drawn"


async def test_a_server_that_is_not_available_comes_back(pg: Playground, bot: TinyBot, raw: Raw) -> None:
    ann = pg.person("Ann")
    heard = asyncio.create_task(asyncio.wait_for(bot.wait_for("guild_unavailable"), PATIENCE))
    await asyncio.sleep(0)
    pg.outage()
    await heard
    assert (await raw("POST", f"/channels/{pg.general.id}/messages", {"content": "x"}))[0] == 503
    assert (await raw("GET", f"/guilds/{pg.world.guild.id}"))[0] == 503
    with pytest.raises(CannotDo, match="not available"):
        await ann.slash("quiet")
    back = asyncio.create_task(asyncio.wait_for(bot.wait_for("guild_available"), PATIENCE))
    await asyncio.sleep(0)
    pg.outage_over()
    await back
    assert (await (await ann.slash("quiet")).message()).text == "hello en-US"


async def test_a_bot_that_starts_during_an_outage_knows_only_that_the_server_is_there(pg: Playground) -> None:
    pg.channel("general")
    pg.outage()
    async with Running(pg, TinyBot()) as bot:
        assert [guild.unavailable for guild in bot.guilds] == [True]


async def test_somebody_who_left_can_do_nothing_and_cannot_be_written_to(pg: Playground, raw: Raw) -> None:
    ann = pg.person("Ann")
    thread = ann.start_thread("table")
    ann.leave()
    assert ann.id not in thread.thread_members
    with pytest.raises(CannotDo):
        await ann.say("x")
    status, body = await raw("GET", f"/guilds/{pg.world.guild.id}/members/{ann.id}")
    assert (status, body["code"]) == (404, 10007)
    status, body = await raw("POST", f"/channels/{ann.dm.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50007)


async def test_the_bot_is_in_several_servers_and_people_are_too(
    pg: Playground, bot: TinyBot, raw: Raw
) -> None:
    ann, zoe = pg.person("Ann"), pg.person("Zoe", guild=pg.guild("Elsewhere", locale="pl"))
    elsewhere = pg.guild("Elsewhere")
    square = pg.channel("general", guild=elsewhere)
    assert square is not pg.general
    ann.join(elsewhere)
    for person, place in ((ann, None), (ann, square), (zoe, square)):
        await (await person.slash("quiet", channel=place)).message()
    seen = [(one.guild_id, one.guild_locale) for one in bot.seen]
    polish, english = discord.Locale.polish, discord.Locale.american_english
    assert seen == [(pg.world.guild.id, english), (elsewhere.id, polish), (elsewhere.id, polish)]
    with pytest.raises(CannotDo):
        await zoe.slash("quiet")
    assert {guild.name for guild in bot.guilds} == {"Playground", "Elsewhere"}
    assert (await raw("GET", f"/guilds/{elsewhere.id}/members/{zoe.id}"))[0] == 200
    assert (await raw("GET", f"/guilds/{pg.world.guild.id}/members/{zoe.id}"))[1]["code"] == 10007
    ann.leave()
    assert (await raw("POST", f"/channels/{ann.dm.id}/messages", {"content": "still met elsewhere"}))[
        0
    ] == 200


async def test_thrown_out_of_one_server_the_bot_goes_on_in_the_other(pg: Playground, bot: TinyBot) -> None:
    elsewhere = pg.guild("Elsewhere")
    zoe = pg.person("Zoe", guild=elsewhere)
    pg.kick()
    message = await (await zoe.slash("quiet", channel=pg.channel("square", guild=elsewhere))).message()
    assert message.text == "hello en-US"
    assert [guild.name for guild in bot.guilds] == ["Elsewhere"]


async def test_a_forged_press_from_another_server_reaches_the_bot_as_it_is(
    pg: Playground, bot: TinyBot
) -> None:
    elsewhere = pg.guild("Elsewhere")
    square = pg.channel("square", guild=elsewhere)
    zoe = pg.person("Zoe", guild=elsewhere)
    outcome = await zoe.forge({"component_type": 2, "custom_id": "whisper"}, channel=square)
    assert (await outcome.message()).ephemeral
    assert (bot.seen[0].guild_id, bot.seen[0].user.id) == (elsewhere.id, zoe.id)
    assert bot.seen[0].message is not None
    modal = {"custom_id": "nonsense", "components": []}
    await zoe.forge(modal, kind=InteractionKind.MODAL, channel=square)
    await (await zoe.slash("quiet", channel=square)).acknowledged()
    assert data_of(bot.seen[1])["custom_id"] == "nonsense"
