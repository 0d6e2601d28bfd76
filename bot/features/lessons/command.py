"""`/learn`: a first game of any kind, step by step, for oneself."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.lessons.lesson_handlers import LessonHandlers
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.outside import anywhere
from bot.ui.interactions.reply import replying


def learn_command(handlers: LessonHandlers) -> app_commands.Command[Any, ..., Any]:
    """It works everywhere, also where the bot is no member."""

    @anywhere
    @app_commands.command(name=localized("cmd-learn"), description=localized("cmd-learn-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await handlers.begin(game.value if game else None, reply))

    return learn
