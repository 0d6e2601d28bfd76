"""Commands of the context menus of people and messages."""

import discord
import pytest
from discord import app_commands

from playground.driver import CannotDo, Person, Playground
from playground.installs import CommandKind
from playground.model import MessageKind
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot

Interaction = discord.Interaction[discord.Client]


@app_commands.context_menu(name="Invite to a table")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def invite(interaction: Interaction, whom: discord.User | discord.Member) -> None:
    known = type(whom).__name__
    await interaction.response.send_message(f"{whom.mention} {known}", ephemeral=True)


@app_commands.context_menu(name="Quote")
@app_commands.guild_only()
async def quote(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.display_name}: {message.content}")


@pytest.fixture
async def ann(pg: Playground, bot: TinyBot) -> Person:
    bot.tree.add_command(invite)
    bot.tree.add_command(quote)
    await bot.tree.sync()
    return pg.person("Ann")


async def test_a_persons_menu_is_used_on_that_person(pg: Playground, ann: Person) -> None:
    bob = pg.person("Bob")
    answer = await (await ann.use("Invite to a table", bob)).message()
    assert answer.text == f"{bob.mention} Member"
    assert answer.kind == MessageKind.CONTEXT_MENU_COMMAND
    pg.remove_member(bob)
    assert (await (await ann.use("Invite to a table", bob)).message()).text == f"{bob.mention} User"


async def test_a_messages_menu_tells_what_the_message_says(
    pg: Playground, bot: TinyBot, raw: Raw, ann: Person
) -> None:
    """Also for a bot without message content: Discord sends it this message."""
    said = await pg.person("Bob").say("castles in the air")
    answer = await (await ann.use("Quote", said)).message()
    assert answer.text == "Bob: castles in the air"
    _, body = await raw("GET", f"/channels/{pg.general.id}/messages/{answer.id}")
    assert body["interaction_metadata"]["target_message_id"] == str(said.id)
    secret = await (await ann.slash("quiet")).message()
    with pytest.raises(CannotDo, match="only one person sees"):
        await ann.use("Quote", secret)
    pg.delete_message(said)
    with pytest.raises(CannotDo, match="is gone"):
        await ann.use("Quote", said)


async def test_menus_are_offered_where_their_installation_and_context_allow(
    pg: Playground, ann: Person
) -> None:
    bob, kinds = pg.person("Bob"), (CommandKind.USER, CommandKind.MESSAGE)
    group = pg.chat(ann, bob, pg.person("Eve"))
    assert [ann.offered(kind=kind) for kind in kinds] == [["Invite to a table"], ["Quote"]]
    assert [ann.offered(group, kind=kind) for kind in kinds] == [[], []]
    with pytest.raises(CannotDo, match="no command 'Invite to a table'"):
        await ann.use("Invite to a table", bob, channel=group)
    with pytest.raises(CannotDo, match="no command /Quote"):
        await ann.slash("Quote")
    ann.install()
    assert [ann.offered(group, kind=kind) for kind in kinds] == [["Invite to a table"], []]
    answer = await ann.use("Invite to a table", bob, channel=group)
    assert (await answer.message()).text == f"{bob.mention} User"


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([{"type": 2, "name": f"Menu {n}"} for n in range(16)], 30032),
        ([{"type": 2, "name": "Menu", "description": "why"}], 50035),
        ([{"type": 3, "name": "Menu", "options": [{"type": 3, "name": "x", "description": "x"}]}], 50035),
        ([{"type": 2, "name": "Menu"}, {"type": 2, "name": "Menu"}], 50035),
        ([{"type": 2, "name": "x" * 33}], 50035),
    ],
)
async def test_wrong_menus_are_refused(
    pg: Playground, raw: Raw, wrong_requests: None, commands: list[object], code: int
) -> None:
    status, body = await raw("PUT", f"/applications/{pg.world.bot.id}/commands", commands)
    assert (status, body["code"]) == (400, code)


async def test_a_name_can_be_that_of_a_slash_command_and_of_both_menus(pg: Playground, raw: Raw) -> None:
    path = f"/applications/{pg.world.bot.id}/commands"
    commands = [
        {"type": 1, "name": "page", "description": "x"},
        {"type": 2, "name": "page"},
        {"type": 3, "name": "page"},
    ]
    status, stored = await raw("PUT", path, commands)
    assert status == 200
    assert len({one["id"] for one in stored}) == 3
    ann = pg.person("Ann")
    used = await ann.use("page", pg.person("Bob"))
    assert used.interaction.data["id"] == stored[1]["id"]
