"""Discord's refusals of the bot's requests, with their codes."""

import discord
import pytest

from playground.driver import Playground
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot, picture


async def test_a_direct_message_arrives_when_they_are_open(pg: Playground, bot: TinyBot) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    await (await bot.fetch_user(ann.id)).send("your hand", file=picture())
    assert [m.text for m in ann.dms()] == ["your hand"]
    assert bob.messages(ann.dm) == []


async def test_closed_direct_messages_are_50007(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann", dms=False)
    user = await bot.fetch_user(ann.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("your hand")
    assert refused.value.code == 50007
    ann.set_dms(opened=True)
    await user.send("your hand")
    assert len(ann.dms()) == 1
    pg.remove_member(ann)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("come back")
    assert refused.value.code == 50007


@pytest.mark.parametrize(
    ("permission", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
    ],
)
async def test_posting_a_picture_needs_its_permissions(
    pg: Playground, bot: TinyBot, permission: Permission, code: int
) -> None:
    channel = bot.get_partial_messageable(pg.general.id)
    pg.revoke(permission)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=picture())
    assert refused.value.code == code
    pg.grant(permission)
    await channel.send("x", file=picture())
    assert len(pg.person("Ann").messages()) == 1


async def test_a_thread_is_made_joined_renamed_and_archived(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("a table")
    thread = await message.create_thread(name="Table 1")
    await thread.add_user(discord.Object(ann.id))
    posted = await thread.send(f"welcome {ann.mention}")
    place = pg.threads()[0]
    assert ann.id in place.thread_members
    assert [m.text for m in ann.messages(place)] == [f"welcome {ann.mention}"]
    await thread.edit(name="Table 1: over", archived=True)
    assert (place.name, place.archived) == ("Table 1: over", True)
    with pytest.raises(discord.HTTPException) as refused:
        await posted.edit(content="too late")
    assert refused.value.code == 50083
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    await thread.send("one more thing")
    assert not place.archived


@pytest.mark.parametrize(
    ("permission", "kind"),
    [
        (Permission.CREATE_PUBLIC_THREADS, discord.ChannelType.public_thread),
        (Permission.CREATE_PRIVATE_THREADS, discord.ChannelType.private_thread),
    ],
)
async def test_making_a_thread_needs_its_permission(
    pg: Playground, bot: TinyBot, permission: Permission, kind: discord.ChannelType
) -> None:
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    pg.revoke(permission)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.create_thread(name="Table", type=kind)
    assert refused.value.code == 50013
    assert pg.threads() == []


async def test_writing_in_a_thread_needs_a_permission_of_its_own(pg: Playground, bot: TinyBot) -> None:
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    pg.revoke(Permission.SEND_MESSAGES)
    await thread.send("still allowed")
    pg.revoke(Permission.SEND_MESSAGES_IN_THREADS, pg.threads()[0])
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("no more")
    assert refused.value.code == 50013


async def test_a_private_thread_is_seen_by_its_members_only(pg: Playground, bot: TinyBot) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Ann's hand", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(ann.id))
    await thread.send("cards")
    place = pg.threads()[0]
    assert [m.text for m in ann.messages(place)] == ["cards"]
    assert bob.messages(place) == []


async def test_what_is_gone_is_unknown(pg: Playground, bot: TinyBot) -> None:
    channel = pg.channel("games")
    messageable = bot.get_partial_messageable(channel.id)
    message = await messageable.send("x")
    pg.delete_message(pg.world.message(message.id))
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="y")
    assert refused.value.code == 10008
    pg.delete_channel(channel)
    with pytest.raises(discord.NotFound) as refused:
        await messageable.send("z")
    assert refused.value.code == 10003


async def test_other_peoples_messages_are_not_the_bots(pg: Playground, bot: TinyBot) -> None:
    said = await pg.person("Ann").say("mine")
    message = bot.get_partial_messageable(pg.general.id).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await message.delete()
    assert refused.value.code == 50013


async def test_a_member_who_left_is_unknown(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    guild = bot.guilds[0]
    assert (await guild.fetch_member(ann.id)).display_name == "Ann"
    pg.remove_member(ann)
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(ann.id)
    assert refused.value.code == 10007


async def test_what_is_not_there_answers_501_and_is_listed(pg: Playground, raw: Raw) -> None:
    path = f"/guilds/{pg.world.guild.id}/audit-logs"
    status, body = await raw("GET", path)
    assert status == 501
    assert "audit-logs" in body["message"]
    assert pg.unimplemented == [f"GET {path}"]


async def test_a_wrong_token_is_unauthorized(pg: Playground, raw: Raw) -> None:
    assert (await raw("GET", "/users/@me", token="other"))[0] == 401


@pytest.mark.parametrize("path", ["/channels/general", "/users/ann"])
async def test_an_id_that_is_none_is_an_invalid_form(pg: Playground, raw: Raw, path: str) -> None:
    status, body = await raw("GET", path)
    assert (status, body["code"]) == (400, 50035)
