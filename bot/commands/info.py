"""`/rules`, `/help`, `/about`, `/privacy`: what can be known without a table."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import discord
from discord import app_commands

from bot.commands.reply import private_reply
from bot.commands.table import GAME_CHOICES
from bot.commands.translation import said
from bot.service.studio import Studio
from bot.ui.card import Card
from bot.ui.faces import hosted
from bot.ui.looks import rules_card
from bot.ui.router import answer, words_for


def info_commands(studio: Studio) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands that tell about the games and the bot."""

    @app_commands.command(name=said("cmd-rules"), description=said("cmd-rules-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with private_reply(interaction):
            key = game.value if game else hosted()[0]
            await answer(interaction, await rules_card(key, 0, words_for(interaction), studio))

    @app_commands.command(name=said("cmd-help"), description=said("cmd-help-help"))
    async def help_(interaction: discord.Interaction) -> None:
        async with private_reply(interaction):
            await answer(interaction, Card(words_for(interaction)("help-text")))

    @app_commands.command(name=said("cmd-about"), description=said("cmd-about-help"))
    async def about(interaction: discord.Interaction) -> None:
        async with private_reply(interaction):
            its_words = words_for(interaction)
            games = ", ".join(its_words(key) for key in hosted())
            await answer(
                interaction, Card(its_words("about-text", version=version("castellan"), games=games))
            )

    @app_commands.command(name=said("cmd-privacy"), description=said("cmd-privacy-help"))
    async def privacy(interaction: discord.Interaction) -> None:
        async with private_reply(interaction):
            await answer(interaction, Card(words_for(interaction)("privacy-text")))

    return [rules, help_, about, privacy]
