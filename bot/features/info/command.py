"""`/rules`, `/help`, `/about`, `/privacy`: what can be known without a table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.info.cards import help_card
from bot.ui.board.rules_card import rules_card
from bot.ui.cards.button_names import button_names
from bot.ui.cards.card import Card
from bot.ui.faces import hosted
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.outside import anywhere
from bot.ui.interactions.reply import public_language, replying
from bot.version import VERSION
from bot.work.drawing import Studio


def info_commands(studio: Studio) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands about the games and the bot itself."""

    @anywhere
    @app_commands.command(name=localized("cmd-rules"), description=localized("cmd-rules-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            key = game.value if game else hosted()[0]
            await reply.answer(await rules_card(key, 0, reply.words, studio))

    @anywhere
    @app_commands.command(name=localized("cmd-help"), description=localized("cmd-help-help"))
    async def help_(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(help_card(0, reply.words, button_names(public_language(interaction))))

    @anywhere
    @app_commands.command(name=localized("cmd-about"), description=localized("cmd-about-help"))
    async def about(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            games = ", ".join(reply.words(key) for key in hosted())
            text = reply.words("about-text", version=VERSION, games=games)
            await reply.answer(Card(text))

    @anywhere
    @app_commands.command(name=localized("cmd-privacy"), description=localized("cmd-privacy-help"))
    async def privacy(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(Card(reply.words("privacy-text")))

    return [rules, help_, about, privacy]
