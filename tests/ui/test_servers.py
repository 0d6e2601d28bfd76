"""A stage whose client received no server from the gateway: it fetches facts from Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.undelivered import Undelivered
from bot.store import Posts, SeatRow
from bot.tables.preferences import Preferences
from bot.tables.presence import Presence
from bot.tables.table import Table
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.open_panels import OpenPanels
from bot.ui.panel.words_first import WordsFirst
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.guilds import Servers
from bot.work.drawing import Studio
from engines.registry import game
from playground.driver import Playground
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.ui.kept_settings import KeptSettings
from tests.ui.tables import table_of


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground


@pytest.fixture
async def client(pg: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    """Logged in, but never connected to the gateway: its cache is empty."""
    monkeypatch.setattr(discord.http.Route, "BASE", pg.rest_url)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(pg.token)
        yield client


@pytest.fixture
def servers(client: discord.Client) -> Servers:
    return Servers(client, lambda guild: False)


@pytest.fixture
def stage(client: discord.Client, servers: Servers) -> DiscordStage:
    preferences = Preferences(KeptSettings())
    assembly = PanelAssembly(preferences, WordsFirst(preferences))
    return DiscordStage(client, servers, Studio(), OpenPanels(Presence(), assembly), assembly)


def table_in(pg: Playground, *people: int) -> Table:
    its_game: Any = game("kingdomino")
    table = table_of("kingdomino", its_game.setup(its_game.options_type(), 2, "5" * 64), 2)
    seats = tuple(SeatRow(user, str(user)) for user in people) or table.row.seats
    return replace(table, row=replace(table.row, guild=pg.world.guild.id, channel=pg.general.id, seats=seats))


def asked(pg: Playground) -> list[str]:
    return [one["path"].partition("?")[0] for one in pg.requests if "/guilds/" in one["path"]]


async def test_a_table_gets_its_thread_and_its_picture_there(pg: Playground, stage: DiscordStage) -> None:
    table = table_in(pg)
    venue = await stage.open_venue(table, Posts())
    assert [thread.id for thread in pg.threads(pg.general)] == [venue]
    assert await stage.open_venue(table, Posts()) == venue  # found, not created again
    posts = Posts(venue=venue)
    assert await stage.find_board(table, posts) is None
    await stage.show_board(table, posts, [], [])
    found = await stage.find_board(table, posts)
    assert found is not None
    assert found.seq == table.seq
    lobby = await stage.show_lobby(table, posts, maybe_delivered=True)
    assert await stage.show_lobby(table, posts, maybe_delivered=True) == lobby


async def test_a_picture_is_found_in_a_thread_that_came_since_the_server_was_asked_about(
    pg: Playground, servers: Servers, stage: DiscordStage
) -> None:
    table = table_in(pg)
    await servers.of(pg.world.guild.id)
    thread = await make_thread(pg)
    posts = Posts(venue=thread)
    await stage.show_board(table, posts, [], [])
    assert await stage.find_board(table, posts) is not None


@pytest.mark.parametrize("how", ["retired", "refreshed"])
async def test_a_picture_that_was_changed_and_not_noted_keeps_its_new_self(
    pg: Playground, stage: DiscordStage, wrong_requests: None, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    """A crash between the edit and its record: the recorded picture no longer exists."""
    table = table_in(pg)
    posts = Posts(venue=pg.general.id)
    posts = replace(posts, board=await stage.show_board(table, posts, [], []))
    [message] = [one for one in pg.person("Ann").messages(pg.general) if one.attachments]
    later = replace(table, row=replace(table.row, seq=table.seq + 1))
    await stage.edit_board(later, posts, [])
    changed = message.attachments[0].filename
    assert changed.endswith(f"-{later.seq}.png")
    before = message.labels
    if how == "retired":
        await stage.retire_board(posts)
        assert before
        assert message.labels == []
    else:
        await stage.refresh_board(later, posts)
        assert message.labels == before
    assert [file.filename for file in message.attachments] == [changed]
    assert [line for line in caplog.records if line.levelname == "ERROR"] == []


async def make_thread(pg: Playground) -> int:
    async with aiohttp.ClientSession() as session:
        made = await Raw(pg, session)("POST", f"/channels/{pg.general.id}/threads", {"name": "t", "type": 11})
    return int(made[1]["id"])


async def test_what_is_missing_there_is_told(pg: Playground, stage: DiscordStage) -> None:
    table = table_in(pg)
    pg.revoke(Permission.ATTACH_FILES)
    assert await stage.missing_at(table, pg.general.id) == ["attach_files"]


async def test_who_has_left_the_server_is_known(
    pg: Playground, servers: Servers, stage: DiscordStage
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = table_in(pg, ann.id, bob.id)
    pg.remove_member(bob)
    assert await Greetings(servers, stage).absent(table.row) == {bob.id}


async def test_a_server_is_asked_about_once_in_a_while(pg: Playground, servers: Servers) -> None:
    guild = pg.world.guild.id
    first = await servers.of(guild)
    assert first is not None
    assert first.me.id == pg.world.bot.id
    assert await servers.of(guild) is first
    assert len(asked(pg)) == 4
    assert await servers.of(guild, fresh=True) is not first


async def test_a_server_that_the_bot_is_not_in_is_no_place(pg: Playground, servers: Servers) -> None:
    pg.kick()
    with pytest.raises(Undelivered):
        await servers.of(pg.world.guild.id)


async def test_of_its_own_servers_a_client_asks_nothing(pg: Playground, client: discord.Client) -> None:
    servers = Servers(client)
    assert await servers.of(pg.world.guild.id) is None
    assert servers.is_lost(pg.world.guild.id)
    assert asked(pg) == []
