"""Slash commands on their way in: acknowledged before they run, and not run when nobody listens any more."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.reply import Reply


class Commands(app_commands.CommandTree[discord.Client]):
    """All commands answer privately, so that one acknowledgement serves them all."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether to go on: a command that came too late or twice is not carried out."""
        if interaction.type is not discord.InteractionType.application_command:
            return True  # somebody types: the choices are the answer
        return await Reply(interaction).acknowledge()
