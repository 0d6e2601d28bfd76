"""`/me applause`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.applause.cards import ApplauseCards
from bot.features.contract import Command
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying


def applause_command(cards: ApplauseCards) -> Command:
    @app_commands.command(name=localized("cmd-applause"), description=localized("cmd-applause-help"))
    async def applause(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await cards.card(reply.person.id, reply.words))

    return applause
