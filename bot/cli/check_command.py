"""`castellan check`: checks whether the bot can run here, and which permissions it lacks in its servers.

It changes nothing and can run while the bot runs. Each line begins with `ok` or with `!!`; a line that
reports a problem says how to fix it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import binascii
import logging
import sys
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.process.client import point_at
from bot.process.invitation import ASKED, WANTED, displayed, invitation
from bot.settings import BadSettings, Settings, load
from bot.store import UnusableFile
from bot.store.maintenance.checkup import check_up
from bot.ui.stage.venues import NEEDED

HELP = "check settings, token, database, and the bot's permissions in each server"
EXAMPLES = {
    "castellan check": "checks the settings, the token, the database and every server",
    "castellan check --channels": "also checks every channel, which takes longer",
}
EXITS = {0: "everything is right", 1: "something has to be fixed; its line begins with !!"}
PAGE = 200
"""The number of servers that Discord returns per request."""


@dataclass(frozen=True)
class Found:
    """One line of the report."""

    right: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok' if self.right else '!!'}  {self.text}"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--channels", action="store_true", help="also check every channel; slow with many servers"
    )


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 if everything is right, otherwise 1."""
    return asyncio.run(_report(channels=arguments.channels))


async def _report(*, channels: bool) -> int:
    right = True
    async for finding in checked(channels=channels):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        right = right and finding.right
    return 0 if right else 1


async def checked(*, channels: bool) -> AsyncIterator[Found]:
    """Yields the findings one after the other; without usable settings there is only one."""
    try:
        settings = load()
    except BadSettings as error:
        yield Found(False, f"settings: {error}")
        return
    yield Found(True, "settings: valid")
    if settings.api:
        yield Found(True, "token: not checked, because DISCORD_API replaces Discord")
    else:
        yield token_form(settings.discord_token.get_secret_value())
    yield _database(settings)
    point_at(settings)
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.discord_token.get_secret_value())
            async for finding in _at_discord(client, channels=channels):
                yield finding
    except discord.LoginFailure:
        yield Found(False, "Discord: does not accept DISCORD_TOKEN; copy the bot's token into .env again")
    except (aiohttp.ClientError, discord.DiscordServerError, OSError) as error:
        yield Found(False, f"Discord: can't be reached ({error}); check the network")


def token_form(token: str) -> Found:
    """Checks the form of a token: three parts, the first of which is the application's id."""
    parts = token.split(".")
    try:
        number = base64.urlsafe_b64decode(parts[0] + "==").decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        number = ""
    if len(parts) != 3 or not number.isdecimal() or not all(parts):
        return Found(
            False,
            "token: DISCORD_TOKEN is not a bot token (three parts separated by dots); copy it from "
            "the page Bot of your application, not the client secret or the public key",
        )
    return Found(True, f"token: looks valid, for application {number}")


def _database(settings: Settings) -> Found:
    try:
        looked = check_up(settings.data)
    except UnusableFile as error:
        return Found(False, f"database: {error}")
    if looked.schema is None:
        return Found(True, f"database: {settings.data} is empty; the first start prepares it")
    later = "" if looked.schema == looked.newest else f"; the next start migrates it to {looked.newest}"
    return Found(True, f"database: {settings.data} has {looked.tables} tables, schema {looked.schema}{later}")


async def _at_discord(client: discord.Client, *, channels: bool) -> AsyncIterator[Found]:
    yield Found(True, f"Discord: logged in as {client.user}")
    yield Found(True, f"invitation: {invitation(client.application_id)}")
    start = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
    limit = start["session_start_limit"]
    yield Found(
        limit["remaining"] > start["shards"],
        f"Discord: {start['shards']} shards recommended, "
        f"{limit['remaining']} of {limit['total']} starts left today",
    )
    servers = 0
    async for guild in _guilds(client):
        servers += 1
        rights = discord.Permissions(int(guild["permissions"]))
        yield _server(client, guild, rights)
        if channels:
            async for finding in _channels(client, int(guild["id"]), guild["name"]):
                yield finding
    if not servers:
        yield Found(True, "servers: none yet; open the invitation address above")


async def _guilds(client: discord.Client) -> AsyncIterator[Any]:
    after: int | None = None
    while page := await client.http.get_guilds(PAGE, after=after):
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after = int(page[-1]["id"])


def _server(client: discord.Client, guild: Any, rights: discord.Permissions) -> Found:
    """Reports the permissions that the bot lacks in the whole server; only required ones are a problem."""
    server = f"server {guild['name']} ({guild['id']})"
    lacking = _lacking(rights, ASKED)
    if not lacking:
        return Found(True, f"{server}: has all permissions")
    lines = [f"{server} lacks {_names(lacking)}"]
    lines += [f"    without {_names([name])}, {WANTED[name]}" for name in lacking if name in WANTED]
    lines += [
        "    grant it under Server Settings, Roles, the bot's own role, or open this as a server manager:",
        f"    {invitation(client.application_id, int(guild['id']))}",
    ]
    return Found(not set(lacking) & set(NEEDED), "\n".join(lines))


async def _channels(client: discord.Client, guild_id: int, name: str) -> AsyncIterator[Found]:
    """Reports channels that deny the bot a permission which it has in the server."""
    assert client.user is not None
    try:
        guild = await client.fetch_guild(guild_id)
        me = await guild.fetch_member(client.user.id)
        places = await guild.fetch_channels()
    except discord.HTTPException as error:
        yield Found(False, f"server {name} ({guild_id}): its channels can't be read: {error}")
        return
    for place in places:
        if not isinstance(place, discord.TextChannel | discord.VoiceChannel | discord.ForumChannel):
            continue
        rights = place.permissions_for(me)
        taken = [one for one in _lacking(rights, ASKED) if getattr(me.guild_permissions, one)]
        if taken and rights.view_channel:  # a hidden channel is not meant for the bot
            yield Found(
                not set(taken) & set(NEEDED),
                f"    #{place.name} lacks {_names(taken)}: Edit Channel, Permissions, the bot's own role",
            )


def _lacking(rights: discord.Permissions, names: Iterable[str]) -> list[str]:
    return [name for name in names if not (rights.administrator or getattr(rights, name))]


def _names(permissions: Iterable[str]) -> str:
    """Returns the names that Discord's English client shows."""
    return ", ".join(displayed(name) for name in permissions)
