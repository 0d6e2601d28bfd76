"""Access to tables: the permissions in the table's own channel decide, wherever the person types or presses.

A button's id proves nothing, because presses can be forged. In its server a table exists for people who can
see its channel; in private messages it exists for its players.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal


@dataclass(frozen=True)
class Rights:
    """A person's rights in one channel."""

    sees: bool
    moderates: bool = False


def rights_in(interaction: discord.Interaction, channel_id: int) -> Rights:
    """Computes the user's rights in a channel or thread of their server from the bot's cache."""
    here = interaction.channel
    member, guild = interaction.user, interaction.guild
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return Rights(sees=False)
    if here is not None and channel_id in (here.id, getattr(here, "parent_id", None)):
        return Rights(sees=True, moderates=interaction.permissions.manage_messages)
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None:
        return Rights(sees=False)
    allowed = channel.permissions_for(member)
    sees = allowed.view_channel
    if isinstance(channel, discord.Thread) and channel.is_private():
        # Thread membership is unknown without fetching members: from elsewhere only people who see all
        # threads have access.
        sees = sees and allowed.manage_threads
    return Rights(sees, sees and allowed.manage_messages)


def sees(interaction: discord.Interaction, row: TableRow) -> bool:
    """Returns whether the user may know about a table."""
    if row.guild != interaction.guild_id:
        return False
    if rights_in(interaction, row.channel).sees:
        return True
    return _plays(interaction, row) and _channel_unknown(interaction, row)


def person_at(interaction: discord.Interaction, row: TableRow, person: Person) -> Person:
    """Returns the person with their rights at the table; raises a Refusal if they may not know about it."""
    if interaction.guild_id is None:
        if not _plays(interaction, row):
            raise Refusal("unknown-table")
        return person
    if not sees(interaction, row):
        raise Refusal("unknown-table")
    return replace(person, moderator=rights_in(interaction, row.channel).moderates)


def _plays(interaction: discord.Interaction, row: TableRow) -> bool:
    return any(seat.user == interaction.user.id for seat in row.seats)


def _channel_unknown(interaction: discord.Interaction, row: TableRow) -> bool:
    """A channel that was deleted, or a thread that sleeps or is private: its players know it all the same."""
    guild = interaction.guild
    channel = guild.get_channel_or_thread(row.channel) if guild is not None else None
    if channel is None:
        return True
    return isinstance(channel, discord.Thread) and channel.is_private()


def may_write(interaction: discord.Interaction) -> bool:
    """Whether the person could say it there themselves."""
    if isinstance(interaction.channel, discord.Thread):
        return interaction.permissions.send_messages_in_threads
    return interaction.permissions.send_messages
