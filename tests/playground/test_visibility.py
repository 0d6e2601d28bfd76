"""Visibility: ephemeral messages, pings, and the actions that a client allows."""

import discord
import pytest

from playground.driver import CannotDo, Playground
from playground.model import MessageFlag
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


async def test_an_ephemeral_message_exists_for_its_owner_alone(
    pg: Playground, bot: TinyBot, raw: Raw
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    secret = await (await ann.click(lobby, label="Whisper")).message()
    assert secret.flags & MessageFlag.EPHEMERAL
    assert ann.messages() == [lobby, secret]
    assert bob.messages() == [lobby]
    with pytest.raises(CannotDo):
        await bob.click(secret, "draw")
    path = f"/channels/{pg.general.id}/messages"
    assert [m["id"] for m in (await raw("GET", path))[1]] == [str(lobby.id)]
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        status, answer = await raw(method, f"{path}/{secret.id}", body)
        assert (status, answer["code"]) == (404, 10008)


async def test_the_owner_can_use_the_buttons_of_an_ephemeral_message(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    secret = await (await ann.click(lobby, label="Whisper")).message()
    drawn = await (await ann.click(secret, label="Draw")).message()
    assert drawn is secret
    assert drawn.ephemeral
    assert drawn.text == "Drawn"


async def test_a_deferred_answer_and_its_follow_ups_can_be_waited_for(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    outcome = await ann.slash("slow")
    assert (await outcome.message()).text == "first"
    assert (await outcome.follow_up()).text == "second"
    assert [m.ephemeral for m in ann.messages()] == [True, True]


async def test_only_allowed_mentions_ping(pg: Playground, bot: TinyBot) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    text = f"{ann.mention} {bob.mention} @everyone"
    channel = bot.get_partial_messageable(pg.general.id)
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    only_ann = discord.AllowedMentions(everyone=False, users=[discord.Object(ann.id)])
    posted = await channel.send(text, allowed_mentions=only_ann)
    assert [m.id for m in ann.pings()] == [posted.id]
    assert bob.pings() == []
    assert [user.id for user in posted.mentions] == [ann.id]
    await posted.edit(content=bob.mention)
    assert bob.pings() == []


async def test_everyone_is_pinged_only_with_the_permission_and_when_allowed(
    pg: Playground, bot: TinyBot
) -> None:
    ann = pg.person("Ann")
    channel = bot.get_partial_messageable(pg.general.id)
    await channel.send("@everyone")
    pg.grant(Permission.MENTION_EVERYONE)
    await channel.send("@everyone", allowed_mentions=discord.AllowedMentions(everyone=False))
    assert ann.pings() == []
    await channel.send("@everyone", allowed_mentions=discord.AllowedMentions(everyone=True))
    assert len(ann.pings()) == 1


async def test_a_mention_brings_somebody_into_the_thread(pg: Playground, bot: TinyBot) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await thread.send(f"Your turn, {ann.mention}")
    assert set(pg.threads()[0].thread_members) == {pg.world.bot.id, ann.id}
    await bob.say("may I watch?", pg.threads()[0])
    assert bob.id in pg.threads()[0].thread_members


async def test_a_command_is_offered_only_where_and_to_whom_it_belongs(pg: Playground, raw: Raw) -> None:
    application = pg.world.bot.id
    commands = [
        {"name": "here", "description": "x", "contexts": [0]},
        {"name": "there", "description": "x", "contexts": [1]},
        {"name": "rule", "description": "x", "default_member_permissions": 1 << 13},
    ]
    assert (await raw("PUT", f"/applications/{application}/commands", commands))[0] == 200
    ann, mia = pg.person("Ann"), pg.person("Mia", moderator=True)
    await ann.slash("here")
    await ann.slash("there", channel=ann.dm)
    await mia.slash("rule")
    for person, name, place in ((ann, "here", ann.dm), (ann, "there", None), (ann, "rule", None)):
        with pytest.raises(CannotDo, match="no command"):
            await person.slash(name, channel=place)


async def test_a_mention_in_a_text_display_pings(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"Your turn, {ann.mention}"))
    await bot.get_partial_messageable(pg.general.id).send(view=view)
    assert len(ann.pings()) == 1


async def test_whoever_does_not_see_the_channel_is_not_pinged(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    pg.world.overwrite(pg.general, ann.id, allow=Permission(0), deny=Permission.VIEW_CHANNEL)
    await bot.get_partial_messageable(pg.general.id).send(ann.mention)
    assert ann.pings() == []
    assert ann.messages() == []
    with pytest.raises(CannotDo):
        await ann.slash("quiet")


async def test_a_client_refuses_what_is_not_there(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    with pytest.raises(CannotDo, match="disabled"):
        await ann.click(lobby, "off")
    with pytest.raises(CannotDo, match="no button"):
        await ann.click(lobby, "nonsense")
    with pytest.raises(CannotDo, match="Draw"):
        await ann.click(lobby, label="Nonsense")
    with pytest.raises(CannotDo, match="not offered"):
        await ann.select(lobby, "pick", ["Z"])
    with pytest.raises(CannotDo, match="1 to 1"):
        await ann.select(lobby, "pick", ["A", "B"])
    with pytest.raises(CannotDo, match="needs 'game'"):
        await ann.slash("table new")
    with pytest.raises(CannotDo, match="no option"):
        await ann.slash("quiet", {"loud": True})
    with pytest.raises(CannotDo, match="subcommands"):
        await ann.slash("table")
    with pytest.raises(CannotDo, match="no command"):
        await ann.slash("nonsense")
    pg.remove_member(ann)
    with pytest.raises(CannotDo, match="does not see"):
        await ann.click(lobby, "draw")
    assert len(bot.seen) == 1


async def test_a_dead_wait_says_what_was_seen_instead(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    await ann.say("something else")
    with pytest.raises(TimeoutError, match="something else"):
        await ann.sees(lambda message: message.text == "this", within=0.01)
