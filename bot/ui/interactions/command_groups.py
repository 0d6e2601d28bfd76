"""The groups below which features put their subcommands: `/table`, `/me` and `/server`."""

from __future__ import annotations

from discord import app_commands

from bot.ui.interactions.command_texts import said


def command_groups() -> dict[str, app_commands.Group]:
    """The groups by name, still empty. `/me` also works in private messages with the bot."""
    return {
        "table": app_commands.Group(
            name=said("cmd-table"), description=said("cmd-table-help"), guild_only=True
        ),
        "me": app_commands.Group(name=said("cmd-me"), description=said("cmd-me-help")),
        "server": app_commands.Group(
            name=said("cmd-server"), description=said("cmd-server-help"), guild_only=True
        ),
    }
