"""`/next`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.contract import Command
from bot.features.next_table.cards import NextTableCards
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.outside import anywhere
from bot.ui.interactions.reply import replying


def next_command(cards: NextTableCards) -> Command:
    """It works everywhere, also where the bot is no member."""

    @anywhere
    @app_commands.command(name=localized("cmd-next"), description=localized("cmd-next-help"))
    async def next_(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await cards.command(reply)

    return next_
