"""`/daily`: the castle of the day for oneself, and its boards."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.daily_castle.cards import BOARDS
from bot.features.daily_castle.daily_handlers import DailyCastleHandlers
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.outside import anywhere
from bot.ui.interactions.reply import replying

BOARD_CHOICES = [app_commands.Choice(name=localized(label), value=which) for which, label in BOARDS.items()]


def daily_command(daily: DailyCastleHandlers) -> app_commands.Command[Any, ..., Any]:
    """It works everywhere, also where the bot is no member.

    A command of Discord's is either played or has others below it: the boards are a choice of this one.
    """

    @anywhere
    @app_commands.command(name=localized("cmd-daily"), description=localized("cmd-daily-help"))
    @app_commands.rename(board=localized("cmd-arg-board"))
    @app_commands.describe(board=localized("cmd-arg-board-help"))
    @app_commands.choices(board=BOARD_CHOICES)
    async def play(interaction: discord.Interaction, board: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            card = await daily.boards.card(reply, board.value) if board else await daily.open(reply)
            await reply.answer(card)

    return play
