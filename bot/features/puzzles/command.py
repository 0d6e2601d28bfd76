"""`/puzzle`: one of the person's own mistakes, to find something better."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.puzzles.puzzle_handlers import PuzzleHandlers
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.outside import anywhere
from bot.ui.interactions.reply import replying


def puzzle_command(handlers: PuzzleHandlers) -> app_commands.Command[Any, ..., Any]:
    """It works everywhere, also where the bot is no member."""

    @anywhere
    @app_commands.command(name=localized("cmd-puzzle"), description=localized("cmd-puzzle-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def puzzle(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            card = await handlers.begin(reply, game.value if game else None)
            if card is not None:
                await reply.answer(card)

    return puzzle
