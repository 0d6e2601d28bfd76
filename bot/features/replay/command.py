"""`/table replay`: a finished game turn by turn, from the list of tables or from the file of an export."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.replay.file_handlers import FileHandlers
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.reply import replying
from bot.ui.interactions.table_picker import Choices, TableAction, TablePicker


def replay_command(
    picker: TablePicker, action: TableAction, files: FileHandlers
) -> app_commands.Command[Any, ..., Any]:
    """A file takes precedence over a table."""
    picker.add(action)

    @app_commands.command(name=action.title, description=action.help)
    @app_commands.rename(table=localized("cmd-arg-table"), file=localized("cmd-arg-file"))
    @app_commands.describe(table=localized("cmd-arg-table-help"), file=localized("cmd-arg-file-help"))
    async def replay(
        interaction: discord.Interaction, table: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        if file is None:
            await picker.carry_out(action, interaction, table)
            return
        async with replying(interaction) as reply:
            await reply.answer(await files.command(file, reply))

    @replay.autocomplete("table")
    async def offered(interaction: discord.Interaction, typed: str) -> Choices:
        return await picker.offered(action, interaction, typed)

    return replay
