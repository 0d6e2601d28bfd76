"""Outside of the bot's servers: where people who have added the bot to their own account take it along.

Discord offers a command where its `integration_types` and `contexts` allow it. Every command carries both:
the tree gives `SERVERS` and `WITH_BOT` to a command that says nothing, `anywhere` opens one to all places.
"""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from bot.tables.refusal import Refusal

SERVERS = AppInstallationType(guild=True, user=False)
"""Only servers that have added the bot offer the command."""
SERVERS_AND_PEOPLE = AppInstallationType(guild=True, user=True)
IN_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
WITH_BOT = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in private messages with the bot."""
IN_SERVERS_AND_CHATS = AppCommandContext(guild=True, dm_channel=False, private_channel=True)
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Includes people's private chats, of which the bot is not a member."""
INVITATION = "https://discord.com/oauth2/authorize?client_id={application}"
"""The page that adds the bot to a server or to a user's account, as configured in the developer portal."""

Registered = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
C = TypeVar("C", bound=Registered)


def anywhere(command: C) -> C:
    """Opens a command to people who have added the bot to their own account, wherever they are."""
    command.allowed_installs = SERVERS_AND_PEOPLE
    command.allowed_contexts = EVERYWHERE
    return command


def keep_to_servers(command: Registered) -> None:
    """Take back what `anywhere` has opened: for an installation that people can't add to their accounts."""
    contexts = command.allowed_contexts or WITH_BOT
    command.allowed_installs = SERVERS
    command.allowed_contexts = AppCommandContext(
        guild=contexts.guild, dm_channel=contexts.dm_channel, private_channel=False
    )


def home_of(interaction: discord.Interaction) -> int | None:
    """Returns the interaction's server; None in private, and in servers without the bot."""
    guild = interaction.guild_id
    return guild if guild is not None and interaction.client.get_guild(guild) is not None else None


def is_chat(interaction: discord.Interaction) -> bool:
    """Returns whether the interaction comes from a private chat between people, without the bot."""
    return interaction.guild_id is None and interaction.context.private_channel


def check_home(interaction: discord.Interaction) -> None:
    """Raises a Refusal that says where tables can be opened, if the bot is not a member of the place."""
    if is_chat(interaction) or (interaction.guild_id is not None and home_of(interaction) is None):
        raise Refusal("not-a-member", invitation=INVITATION.format(application=interaction.application_id))
