"""`/me tables`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.contract import Command
from bot.features.my_tables.cards import MyTables
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying


def tables_command(lists: MyTables) -> Command:
    @app_commands.command(name=localized("cmd-tables"), description=localized("cmd-tables-help"))
    async def tables(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await lists.card(reply.person.id, reply.words))

    return tables
