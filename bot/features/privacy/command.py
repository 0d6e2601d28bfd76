"""`/me data` and `/me forget`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.contract import Command
from bot.features.privacy.privacy_handlers import PrivacyHandlers
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying


def privacy_commands(handlers: PrivacyHandlers) -> list[Command]:
    @app_commands.command(name=localized("cmd-data"), description=localized("cmd-data-help"))
    async def data(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await handlers.data(reply))

    @app_commands.command(name=localized("cmd-forget"), description=localized("cmd-forget-help"))
    async def forget(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await handlers.ask_forget(reply.person.id, reply.words))

    return [data, forget]
