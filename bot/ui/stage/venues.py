"""Venues of tables: the channels and threads that can host one, and the permissions the bot needs there."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.tables.preferences import ServerSettings
from bot.tables.refusal import Refusal
from bot.texts import Translator
from bot.ui.interactions.outside import check_home

NEEDED = ("view_channel", "send_messages", "attach_files")
"""The permissions that hosting a table in a channel needs; threads are optional."""
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
PERMISSIONS = {*NEEDED, *NEEDED_IN_THREADS, "manage_threads"}
"""All permissions that a refusal can name; the last one for a locked thread."""
HOSTING = (discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.Thread)


def venue_for_new(interaction: discord.Interaction) -> tuple[int, int]:
    """Returns the server and the channel or thread for a table opened here; raises a Refusal if none can be.

    Threads are venues, except those made for another table: a table opened there goes to the parent channel.
    """
    check_home(interaction)
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or channel is None:
        raise Refusal("only-in-server")
    if not isinstance(channel, HOSTING):
        raise Refusal("no-tables-here")
    if not isinstance(channel, discord.Thread):
        return guild, channel.id
    me = interaction.client.user
    if me is not None and channel.owner_id == me.id and isinstance(channel.parent, discord.TextChannel):
        return guild, channel.parent.id
    if channel.locked and not interaction.app_permissions.manage_threads:
        raise Refusal("thread-locked")
    if channel.is_private() and not interaction.app_permissions.manage_threads and _outside(channel):
        raise Refusal("not-in-thread")
    return guild, channel.id


def _outside(thread: discord.Thread) -> bool:
    """Returns whether the bot is not a member of a private thread, and so receives no events of it."""
    cached = thread.guild.get_thread(thread.id)
    return cached is None or cached.me is None


def check_allowed(interaction: discord.Interaction, words: Translator) -> None:
    """Raises a Refusal that names the permissions that the bot lacks in the command's channel."""
    missing = [
        name for name in _needed(interaction.channel) if not getattr(interaction.app_permissions, name)
    ]
    if missing:
        raise Refusal("missing-permission", permissions=permission_names(missing, words))


def missing_permissions(channel: object, rights: discord.Permissions) -> list[str]:
    """Returns the permissions that the bot lacks in a channel where it has these rights."""
    missing = [name for name in _needed(channel) if not getattr(rights, name)]
    if not missing and isinstance(channel, discord.Thread) and channel.locked and not rights.manage_threads:
        return ["manage_threads"]
    return missing


def permission_names(permissions: Sequence[str], words: Translator) -> str:
    """Permissions as people call them."""
    return ", ".join(words(f"permission-{name.replace('_', '-')}") for name in permissions)


def makes_threads(rights: discord.Permissions, *, private: bool = False) -> bool:
    """Whether the bot may make threads in a channel and write there; private ones are enough for some."""
    allowed = rights.create_public_threads or (private and rights.create_private_threads)
    return allowed and rights.send_messages_in_threads


def _needed(channel: object) -> Sequence[str]:
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def check_channel(interaction: discord.Interaction, settings: ServerSettings) -> None:
    """A Refusal that names the channels in which tables may be opened, where this is none of them."""
    channel = interaction.channel
    where = {getattr(channel, "id", 0), getattr(channel, "parent_id", 0)}
    if settings.channels and not where & {*settings.channels}:
        raise Refusal("not-in-this-channel", channels=" ".join(f"<#{one}>" for one in settings.channels))
