"""`castellan check`: whether the bot could run here, and what each of its servers still has to allow it.

It changes nothing and can be run beside the bot. Each line begins with `ok` or with `!!`, and what is
wrong comes with its cure.
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
from bot.settings import BadSettings, Settings, load
from bot.store import UnusableFile
from bot.store.maintenance.checkup import check_up
from bot.ui.stage.venues import NEEDED

HELP = "check settings, token, database, and the bot's permissions in each server"
WANTED = {
    "create_public_threads": "tables are played in the channel itself",
    "send_messages_in_threads": "tables are played in the channel itself",
    "read_message_history": "a picture may appear twice after a crash",
}
"""What the bot can do without, and what it is like without."""
INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands"
    "&permissions={permissions}&guild_id={guild}&disable_guild_select=true"
)
PAGE = 200
"""How many servers Discord tells at once."""


@dataclass(frozen=True)
class Found:
    """One line of the report."""

    right: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok' if self.right else '!!'}  {self.text}"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--channels", action="store_true", help="look at every channel too: slow in many servers"
    )


def run(arguments: argparse.Namespace) -> int:
    """0 when everything is right, else 1."""
    return asyncio.run(_report(channels=arguments.channels))


async def _report(*, channels: bool) -> int:
    right = True
    async for finding in checked(channels=channels):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        right = right and finding.right
    return 0 if right else 1


async def checked(*, channels: bool) -> AsyncIterator[Found]:
    """Everything that is looked at, one after the other; without settings that is all."""
    try:
        settings = load()
    except BadSettings as error:
        yield Found(False, f"settings: {error}")
        return
    yield Found(True, "settings: all can be read")
    if settings.api:
        yield Found(True, "token: of a Discord of your own (DISCORD_API), any will do")
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
        yield Found(False, "Discord: it does not accept DISCORD_TOKEN; copy the bot's token again into .env")
    except (aiohttp.ClientError, discord.DiscordServerError, OSError) as error:
        yield Found(False, f"Discord: it can't be reached ({error}); check the network")


def token_form(token: str) -> Found:
    """Three parts, the first of which is the application's id: what was copied is a token and all of it."""
    parts = token.split(".")
    try:
        number = base64.urlsafe_b64decode(parts[0] + "==").decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        number = ""
    if len(parts) != 3 or not number.isdecimal() or not all(parts):
        return Found(
            False,
            "token: DISCORD_TOKEN is not a bot's token (three parts with dots between them); copy it from "
            "the page Bot of your application, not the client secret or the public key",
        )
    return Found(True, f"token: has the form of one, of application {number}")


def _database(settings: Settings) -> Found:
    try:
        looked = check_up(settings.data)
    except UnusableFile as error:
        return Found(False, f"database: {error}")
    if looked.schema is None:
        return Found(True, f"database: {settings.data} holds nothing yet: the first start makes it ready")
    later = "" if looked.schema == looked.newest else f", the next start brings it to {looked.newest}"
    return Found(True, f"database: {settings.data} has {looked.tables} tables, schema {looked.schema}{later}")


async def _at_discord(client: discord.Client, *, channels: bool) -> AsyncIterator[Found]:
    yield Found(True, f"Discord: logged in as {client.user}")
    start = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
    limit = start["session_start_limit"]
    yield Found(
        limit["remaining"] > start["shards"],
        f"Discord: {start['shards']} shards advised, "
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
        yield Found(True, "servers: none yet; the README says how to invite the bot")


async def _guilds(client: discord.Client) -> AsyncIterator[Any]:
    after: int | None = None
    while page := await client.http.get_guilds(PAGE, after=after):
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after = int(page[-1]["id"])


def _server(client: discord.Client, guild: Any, rights: discord.Permissions) -> Found:
    """The permissions that the bot lacks in the whole server; missing optional ones are no fault."""
    server = f"server {guild['name']} ({guild['id']})"
    lacking = _lacking(rights, (*NEEDED, *WANTED))
    if not lacking:
        return Found(True, f"{server}: has all permissions")
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, *WANTED), True))
    address = INVITATION.format(
        application=client.application_id, permissions=permissions.value, guild=guild["id"]
    )
    lines = [f"{server} lacks {_names(lacking)}"]
    lines += [f"    without {_names([name])} {WANTED[name]}" for name in lacking if name in WANTED]
    lines += [
        "    give it there: Server Settings, Roles, the bot's own role, or open this as its manager:",
        f"    {address}",
    ]
    return Found(not set(lacking) & set(NEEDED), "\n".join(lines))


async def _channels(client: discord.Client, guild_id: int, name: str) -> AsyncIterator[Found]:
    """Channels in which something is taken from the bot that it has in the server."""
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
        taken = [one for one in _lacking(rights, (*NEEDED, *WANTED)) if getattr(me.guild_permissions, one)]
        if taken and rights.view_channel:  # one that it can't see is not meant for it
            yield Found(
                not set(taken) & set(NEEDED),
                f"    #{place.name} lacks {_names(taken)}: Edit Channel, Permissions, the bot's own role",
            )


def _lacking(rights: discord.Permissions, names: Iterable[str]) -> list[str]:
    return [name for name in names if not (rights.administrator or getattr(rights, name))]


def _names(permissions: Iterable[str]) -> str:
    """As Discord's English client calls them: an operator reads this beside its settings."""
    return ", ".join(name.replace("_", " ").title().replace(" In ", " in ") for name in permissions)
