"""Members' roles, and the members of a private thread: the changes that the bot may make."""

import discord
import pytest

from playground.driver import Playground
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


async def test_the_bot_gives_and_takes_a_role(pg: Playground, bot: TinyBot) -> None:
    ann, champion = pg.person("Ann"), pg.role("Champion")
    own = pg.role("Castellan")
    member = await bot.guilds[0].fetch_member(ann.id)
    with pytest.raises(discord.Forbidden) as refused:
        await member.add_roles(discord.Object(champion.id))
    assert refused.value.code == 50013
    pg.set_role(own, Permission(own.permissions) | Permission.MANAGE_ROLES)
    await member.add_roles(discord.Object(champion.id))
    roles = pg.world.guild.members[ann.id].roles
    assert roles == [champion.id]
    await member.remove_roles(discord.Object(champion.id))
    assert roles == []


async def test_not_every_role_can_be_given(pg: Playground, raw: Raw) -> None:
    ann, own, high = pg.person("Ann"), pg.role("Castellan"), pg.role("High")
    pg.set_role(own, Permission(own.permissions) | Permission.MANAGE_ROLES)
    high.position = own.position
    guild = pg.world.guild.id
    for who, role, expected in (
        (ann.id, high.id, (403, 50013)),
        (ann.id, own.id, (400, 50028)),
        (ann.id, guild, (400, 50028)),
        (ann.id, 1, (404, 10011)),
        (1, high.id, (404, 10007)),
    ):
        status, body = await raw("PUT", f"/guilds/{guild}/members/{who}/roles/{role}")
        assert (status, body["code"]) == expected
    assert pg.world.guild.members[ann.id].roles == []


async def test_who_opened_a_private_thread_may_bring_people_in_and_out(pg: Playground, bot: TinyBot) -> None:
    """Without Manage Threads; in others' threads it takes that right to remove a member."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    pg.revoke(Permission.MANAGE_THREADS)
    channel = bot.get_channel(pg.general.id)
    assert isinstance(channel, discord.TextChannel)
    kind = discord.ChannelType.private_thread
    thread = await channel.create_thread(name="Ann's hand", type=kind, invitable=False)
    await thread.add_user(discord.Object(ann.id))
    await thread.remove_user(discord.Object(ann.id))
    [place] = pg.threads()
    assert list(place.thread_members) == [pg.world.bot.id]
    place.owner_id = bob.id
    for attempt in (thread.add_user(discord.Object(ann.id)), thread.remove_user(discord.Object(bob.id))):
        with pytest.raises(discord.Forbidden) as refused:
            await attempt
        assert refused.value.code == 50013
    place.invitable = True
    await thread.add_user(discord.Object(ann.id))
    assert [member.id for member in await thread.fetch_members()] == [pg.world.bot.id, ann.id]


async def test_a_silent_message_calls_nobody(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")

    async def whisper(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_message(f"{ann.mention} look", silent=True)
        await interaction.followup.send(f"{ann.mention} and look", silent=True)

    bot.handlers["run"] = whisper
    await (await pg.person("Bob").slash("run")).follow_up()
    await bot.get_partial_messageable(pg.general.id).send(f"{ann.mention} again", silent=True)
    assert [message.mentions for message in ann.messages()] == [[ann.id]] * 3
    assert ann.pings() == []
