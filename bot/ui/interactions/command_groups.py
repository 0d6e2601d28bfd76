"""The groups below which features put their subcommands: `/table`, `/me` and `/server`."""

from __future__ import annotations

from discord import app_commands

from bot.ui.interactions.command_texts import localized


def command_groups() -> dict[str, app_commands.Group]:
    """The groups by name, still empty. `/me` also works in private messages with the bot."""
    return {
        "table": app_commands.Group(
            name=localized("cmd-table"), description=localized("cmd-table-help"), guild_only=True
        ),
        "me": app_commands.Group(name=localized("cmd-me"), description=localized("cmd-me-help")),
        "server": app_commands.Group(
            name=localized("cmd-server"), description=localized("cmd-server-help"), guild_only=True
        ),
    }
