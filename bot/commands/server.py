"""`/server`: how a server wants its tables, for who may manage it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.translation import said
from bot.ui.own import Own
from bot.ui.reply import replying


class ServerCommands(app_commands.Group):
    """Shown to who may manage the server; whether somebody may is checked again when it is used."""

    def __init__(self, own: Own) -> None:
        super().__init__(
            name=said("cmd-server"),
            description=said("cmd-server-help"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._own = own

    @app_commands.command(name=said("cmd-settings"), description=said("cmd-server-settings-help"))
    @app_commands.rename(role=said("cmd-arg-role"))
    @app_commands.describe(role=said("cmd-arg-role-help"))
    async def settings(self, interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        async with replying(interaction) as reply:
            if role is not None and not role.is_default():
                await self._own.call_role_from_now_on(interaction, role.id)
            await reply.answer(await self._own.server(interaction, reply.words))
