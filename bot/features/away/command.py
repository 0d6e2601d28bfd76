"""`/me away`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.away.absences import Absences
from bot.features.contract import Command
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying, words_for

HOW = [
    app_commands.Choice(name=localized("away-stand-in"), value="stand_in"),
    app_commands.Choice(name=localized("away-pause"), value="pause"),
]


def away_command(absences: Absences) -> Command:
    @app_commands.command(name=localized("cmd-away"), description=localized("cmd-away-help"))
    @app_commands.rename(until=localized("cmd-arg-until"), how=localized("cmd-arg-how"))
    @app_commands.describe(until=localized("cmd-arg-until-help"), how=localized("cmd-arg-how-help"))
    @app_commands.choices(how=HOW)
    async def away(
        interaction: discord.Interaction, until: str, how: app_commands.Choice[str] | None = None
    ) -> None:
        async with replying(interaction) as reply:
            paused = how is not None and how.value == "pause"
            await reply.answer(
                await absences.go_away(reply.person.id, until, "pause" if paused else "stand_in", reply.words)
            )

    @away.autocomplete("until")
    async def ends(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await absences.ends_of_absence(interaction.user.id, typed, words_for(interaction))
        return [app_commands.Choice(name=name, value=value) for name, value in offered]

    return away
