"""`/me`: one's settings and tables on all servers, all that is stored about one, and being forgotten."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.club.cards import Asked, Clubhouse
from bot.features.settings.own import Own
from bot.features.table_commands.command import GAME_CHOICES
from bot.ui.interactions.command_texts import said
from bot.ui.interactions.reply import replying, words_for

HOW = [
    app_commands.Choice(name=said("away-stand-in"), value="stand_in"),
    app_commands.Choice(name=said("away-pause"), value="pause"),
]


class MeCommands(app_commands.Group):
    """The commands about oneself. They work in any channel and in private messages with the bot."""

    def __init__(self, own: Own, club: Clubhouse) -> None:
        super().__init__(name=said("cmd-me"), description=said("cmd-me-help"))
        self._own = own
        self._club = club

    @app_commands.command(name=said("cmd-settings"), description=said("cmd-settings-help"))
    async def settings(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.settings(reply.person.id, reply.words))

    @app_commands.command(name=said("cmd-tables"), description=said("cmd-tables-help"))
    async def tables(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.lists.card(reply.person.id, reply.words))

    @app_commands.command(name=said("cmd-stats"), description=said("cmd-stats-help"))
    @app_commands.rename(person=said("cmd-arg-person"), game=said("cmd-arg-game"))
    @app_commands.describe(person=said("cmd-arg-person-help"), game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: app_commands.Choice[str] | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            look = Asked("page", person.id if person else reply.person.id, game.value if game else "")
            await reply.answer(await self._club.first(reply, look))

    @app_commands.command(name=said("cmd-away"), description=said("cmd-away-help"))
    @app_commands.rename(until=said("cmd-arg-until"), how=said("cmd-arg-how"))
    @app_commands.describe(until=said("cmd-arg-until-help"), how=said("cmd-arg-how-help"))
    @app_commands.choices(how=HOW)
    async def away(
        self,
        interaction: discord.Interaction,
        until: str,
        how: app_commands.Choice[str] | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            paused = how is not None and how.value == "pause"
            away = await self._own.go_away(
                reply.person.id, until, "pause" if paused else "stand_in", reply.words
            )
            await reply.answer(away)

    @away.autocomplete("until")
    async def ends(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await self._own.ends_of_absence(interaction.user.id, typed, words_for(interaction))
        return [app_commands.Choice(name=name, value=value) for name, value in offered]

    @app_commands.command(name=said("cmd-data"), description=said("cmd-data-help"))
    async def data(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.data(reply))

    @app_commands.command(name=said("cmd-forget"), description=said("cmd-forget-help"))
    async def forget(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await self._own.ask_forget(reply.person.id, reply.words))
