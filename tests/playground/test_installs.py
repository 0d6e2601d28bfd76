"""Installations by servers and by people: where commands are offered, and how the bot may answer there."""

import discord
import pytest
from discord import app_commands

from playground.driver import CannotDo, Person, Playground
from playground.model import Channel
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot, board

Interaction = discord.Interaction[discord.Client]


@app_commands.command(name="everywhere", description="Works in all places")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def everywhere(interaction: Interaction) -> None:
    await interaction.response.send_message(view=board("Here I am"))


@app_commands.command(name="chatter", description="Says much")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def chatter(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    said = 0
    try:
        await interaction.edit_original_response(content="thinking is over")
        for said in range(7):
            await interaction.followup.send(f"{said}", ephemeral=True)
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"{error.status} {error.code} after {said}")
    else:
        await interaction.edit_original_response(content="all said")


@app_commands.command(name="tables", description="Only where the bot is")
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def tables(interaction: Interaction) -> None:
    await interaction.response.send_message("a table")


@pytest.fixture
async def ann(pg: Playground, bot: TinyBot) -> Person:
    bot.tree.add_command(everywhere)
    bot.tree.add_command(chatter)
    bot.tree.add_command(tables)
    for name in ("table", "quiet", "slow", "run"):
        bot.tree.remove_command(name)
    await bot.tree.sync()
    return pg.person("Ann")


def elsewhere(pg: Playground, *people: Person) -> Channel:
    """A channel of a server that the bot is not in."""
    guild = pg.guild("Elsewhere")
    for person in people:
        person.join(guild)
    pg.kick(guild)
    return pg.channel("hall", guild=guild)


async def test_commands_are_offered_only_where_an_installation_allows_them(
    pg: Playground, ann: Person
) -> None:
    bob = pg.person("Bob")
    hall = elsewhere(pg, ann, bob)
    group, direct = pg.chat(ann, bob, pg.person("Eve")), pg.chat(ann, bob)
    anywhere = ["everywhere", "chatter"]
    assert ann.offered() == [*anywhere, "tables"]
    assert ann.offered(ann.dm) == anywhere
    for place in (hall, group, direct):
        assert ann.offered(place) == []
        with pytest.raises(CannotDo, match="no command /everywhere"):
            await ann.slash("everywhere", channel=place)
    ann.install()
    assert ann.offered() == [*anywhere, "tables"]
    for place in (ann.dm, hall, group, direct):
        assert ann.offered(place) == anywhere
        assert bob.offered(place) == []
    ann.uninstall()
    assert [ann.offered(place) for place in (hall, group, direct)] == [[], [], []]


async def test_an_interaction_says_by_whose_installation_it_came_and_from_where(
    pg: Playground, bot: TinyBot, ann: Person
) -> None:
    bob = pg.person("Bob")
    group = pg.chat(ann, bob, pg.person("Eve"), name="Three")
    hall = elsewhere(pg, ann)
    ann.install()
    for place in (pg.general, ann.dm, group, pg.chat(ann, bob), hall):
        assert (await (await ann.slash("everywhere", channel=place)).message()).text == "Here I am"
    await (await ann.slash("tables")).message()
    mine, server = {1: ann.id}, {0: pg.world.guild.id}
    assert [one._integration_owners for one in bot.seen] == [
        server | mine,
        {0: 0} | mine,
        mine,
        mine,
        mine,
        server,
    ]
    flags = [(c.guild, c.dm_channel, c.private_channel) for c in (one.context for one in bot.seen)]
    assert [flag.index(True) for flag in flags] == [0, 1, 2, 2, 0, 0]
    assert {one.filesize_limit for one in bot.seen} == {10 * 1024 * 1024}
    chat = bot.seen[2].channel
    assert isinstance(chat, discord.GroupChannel)
    assert (chat.name, [one.name for one in chat.recipients]) == ("Three", ["ann", "bob", "eve"])
    assert bot.seen[4].guild_id == hall.guild_id
    assert bot.seen[4].app_permissions.send_messages


async def test_the_bot_is_no_member_of_a_chat_of_people(
    pg: Playground, bot: TinyBot, raw: Raw, ann: Person
) -> None:
    group = pg.chat(ann, pg.person("Bob"), pg.person("Eve"))
    ann.install()
    heard: list[discord.Message] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    bot.on_message = on_message  # type: ignore[attr-defined]
    await ann.say("hello", group)
    await (await ann.slash("everywhere", channel=group)).message()
    for method, path in (("GET", ""), ("POST", "/messages"), ("GET", "/messages")):
        status, body = await raw(
            method, f"/channels/{group.id}{path}", {"content": "x"} if method == "POST" else None
        )
        assert (status, body["code"]) == (403, 50001)
    assert heard == []
    assert [m.text for m in pg.person("Bob").messages(group)] == ["hello", "Here I am"]
    assert pg.person("Ida").messages(group) == []


async def test_where_only_its_user_has_it_the_bot_says_at_most_five_things_more(
    pg: Playground, ann: Person
) -> None:
    ann.install()
    hall = elsewhere(pg, ann)
    outside = await ann.slash("chatter", channel=hall)
    last = await ann.sees(lambda m: "after" in m.text, channel=hall)
    assert last.text == "400 40094 after 5"
    assert len(outside.interaction.message_ids) == 6
    here = await ann.slash("chatter")
    await ann.sees(lambda m: m.text == "all said")
    assert len(here.interaction.message_ids) == 8


async def test_a_server_may_keep_answers_of_its_peoples_applications_private(
    pg: Playground, ann: Person
) -> None:
    bob = pg.person("Bob")
    hall = elsewhere(pg, ann, bob)
    ann.install()
    public = await (await ann.slash("everywhere", channel=hall)).message()
    assert not public.ephemeral
    pg.overwrite(hall, deny=Permission.USE_EXTERNAL_APPS)
    assert (await (await ann.slash("everywhere", channel=hall)).message()).ephemeral_to == ann.id
    assert bob.messages(hall) == [public]
    # Where the server has it too, its answers are as public as it likes.
    pg.overwrite(pg.general, deny=Permission.USE_EXTERNAL_APPS)
    assert not (await (await ann.slash("everywhere")).message()).ephemeral


async def test_others_press_the_buttons_of_what_somebody_brought_along(
    pg: Playground, bot: TinyBot, ann: Person
) -> None:
    bob = pg.person("Bob")
    ann.install()
    for place in (pg.chat(ann, bob, pg.person("Eve")), elsewhere(pg, ann, bob)):
        shown = await (await ann.slash("everywhere", channel=place)).message()
        assert (await (await bob.select(shown, "pick", ["B"])).message()).text == "Picked ['B']"
        assert bot.seen[-1].user.id == bob.id
        assert bot.seen[-1]._integration_owners == {1: ann.id}
        await (await bob.submit_modal(await bob.click(shown, label="Ask"), {"name": "Bob"})).message()
        assert bot.seen[-1]._integration_owners == {1: ann.id}


async def test_what_a_server_had_is_dead_when_the_bot_is_thrown_out(pg: Playground, ann: Person) -> None:
    lobby = await (await ann.slash("everywhere")).message()
    ann.install()
    brought = await (await ann.slash("everywhere")).message()
    pg.kick()
    with pytest.raises(CannotDo, match="is not in Playground any more"):
        await ann.click(lobby, label="Draw")
    assert (await (await ann.click(brought, label="Draw")).message()).text == "Drawn"


async def test_the_developer_portal_has_to_allow_installations_by_people(
    pg: Playground, bot: TinyBot, raw: Raw
) -> None:
    ann = pg.person("Ann")
    ann.install()
    group = pg.chat(ann, pg.person("Bob"), pg.person("Eve"))
    # None of these commands names its contexts: they appear wherever the portal allows it.
    assert ann.offered(group) == ["table", "quiet", "slow", "run"]
    pg.portal(user_install=False)
    assert ann.offered(group) == []
    bot.tree.add_command(everywhere)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.tree.sync()
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert "integration_types" in refused.value.text
    pg.portal(user_install=True)
    await bot.tree.sync()
    assert "everywhere" in ann.offered(group)


@pytest.mark.parametrize("wrong", [{"integration_types": [2]}, {"contexts": [3]}, {"contexts": 1}])
async def test_a_place_that_does_not_exist_is_refused(
    pg: Playground, raw: Raw, wrong_requests: None, wrong: dict[str, object]
) -> None:
    path = f"/applications/{pg.world.bot.id}/commands"
    status, body = await raw("PUT", path, [{"name": "x", "description": "x", **wrong}])
    assert (status, body["code"]) == (400, 50035)
