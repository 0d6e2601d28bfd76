"""`/me settings` and `/server settings`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.contract import Sub
from bot.features.settings.settings_handlers import SettingsHandlers
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying


def settings_commands(handlers: SettingsHandlers) -> list[Sub]:
    """Discord shows a group to all or to some: whether a person may manage the server is checked on use."""

    @app_commands.command(name=localized("cmd-settings"), description=localized("cmd-settings-help"))
    async def personal(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await handlers.settings(reply.person.id, reply.words))

    @app_commands.command(name=localized("cmd-settings"), description=localized("cmd-server-settings-help"))
    @app_commands.rename(role=localized("cmd-arg-role"))
    @app_commands.describe(role=localized("cmd-arg-role-help"))
    async def server(interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        async with replying(interaction) as reply:
            if role is not None and not role.is_default():
                await handlers.call_role_from_now_on(interaction, role.id)
            await reply.answer(await handlers.server(interaction, reply.words))

    return [Sub("me", personal), Sub("server", server)]
