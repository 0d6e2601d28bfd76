"""`/server`: its best players and records for everybody; how it wants its tables, for who may manage it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.club.cards import Asked, Clubhouse
from bot.features.settings.own import Own
from bot.features.table_commands.command import GAME_CHOICES
from bot.ui.interactions.command_texts import said
from bot.ui.interactions.reply import replying


class ServerCommands(app_commands.Group):
    """Discord shows a group to all or to some: whether somebody may manage the server is checked on use."""

    def __init__(self, own: Own, club: Clubhouse) -> None:
        super().__init__(
            name=said("cmd-server"),
            description=said("cmd-server-help"),
            guild_only=True,
        )
        self._own = own
        self._club = club

    @app_commands.command(name=said("cmd-settings"), description=said("cmd-server-settings-help"))
    @app_commands.rename(role=said("cmd-arg-role"))
    @app_commands.describe(role=said("cmd-arg-role-help"))
    async def settings(self, interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        async with replying(interaction) as reply:
            if role is not None and not role.is_default():
                await self._own.call_role_from_now_on(interaction, role.id)
            await reply.answer(await self._own.server(interaction, reply.words))

    @app_commands.command(name=said("cmd-top"), description=said("cmd-top-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def top(
        self, interaction: discord.Interaction, game: app_commands.Choice[str] | None = None
    ) -> None:
        async with replying(interaction) as reply:
            look = Asked("top", game=game.value if game else "")
            await reply.answer(await self._club.first(reply, look))

    @app_commands.command(name=said("cmd-records"), description=said("cmd-records-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def records(
        self, interaction: discord.Interaction, game: app_commands.Choice[str] | None = None
    ) -> None:
        async with replying(interaction) as reply:
            look = Asked("feats", game=game.value if game else "")
            await reply.answer(await self._club.first(reply, look))
