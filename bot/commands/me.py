"""`/me`: one's settings and tables on all servers, all that is stored about one, and being forgotten."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.translation import said
from bot.ui.own import Own
from bot.ui.reply import replying


class MeCommands(app_commands.Group):
    """The commands about oneself. They work in any channel and in private messages with the bot."""

    def __init__(self, own: Own) -> None:
        super().__init__(name=said("cmd-me"), description=said("cmd-me-help"))
        self._own = own

    @app_commands.command(name=said("cmd-settings"), description=said("cmd-settings-help"))
    async def settings(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.settings(reply.person.id, reply.words))

    @app_commands.command(name=said("cmd-tables"), description=said("cmd-tables-help"))
    async def tables(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.lists.card(reply.person.id, reply.words))

    @app_commands.command(name=said("cmd-data"), description=said("cmd-data-help"))
    async def data(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.data(reply))

    @app_commands.command(name=said("cmd-forget"), description=said("cmd-forget-help"))
    async def forget(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.ask_forget(reply.person.id, reply.words))
