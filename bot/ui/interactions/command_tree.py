"""Incoming slash commands: acknowledges them before they run, and drops those Discord no longer waits for."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands

from bot import logs
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.ui.interactions.outside import SERVERS, WITH_BOT
from bot.ui.interactions.reply import Reply, load_languages, replying

log = logging.getLogger(__name__)

FORM = "opens a form"
Command = app_commands.Command[Any, ..., Any]


def opens_form(command: Command) -> Command:
    """Mark a command that answers with a form if no option is given: a form has to be the first answer."""
    command.extras[FORM] = True
    return command


class Commands(app_commands.CommandTree[discord.Client]):
    """All commands answer privately, so that one acknowledgement serves them all but those with a form."""

    def __init__(self, client: discord.Client, preferences: Preferences) -> None:
        super().__init__(client, allowed_installs=SERVERS, allowed_contexts=WITH_BOT)
        self._preferences = preferences

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether to go on: a command that came too late or twice is not carried out."""
        logs.about(person=interaction.user.id, interaction=interaction.id)
        if interaction.type is not discord.InteractionType.application_command:
            await load_languages(interaction, self._preferences)
            return True  # the person is typing: the choices are the answer
        if _answers_with_form(interaction):
            await load_languages(interaction, self._preferences)
            return True
        heard, _ = await asyncio.gather(
            Reply(interaction).acknowledge(), load_languages(interaction, self._preferences)
        )
        return heard

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Refuses a command that differs from its registration: an outdated or a forged one."""
        async with replying(interaction):
            if isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            log.warning("event=command_outdated a client sent an outdated command: %s", error)
            raise Refusal("unknown-command")


def _answers_with_form(interaction: discord.Interaction) -> bool:
    command = interaction.command
    if not isinstance(command, app_commands.Command) or not command.extras.get(FORM):
        return False
    return not [*interaction.namespace]
