"""The groups below which features put their subcommands: `/table`, `/me`, `/server` and `/tournament`."""

from __future__ import annotations

from discord import app_commands

from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.outside import (
    IN_SERVERS,
    IN_SERVERS_AND_CHATS,
    SERVERS,
    SERVERS_AND_PEOPLE,
    anywhere,
)


def command_groups() -> dict[str, app_commands.Group]:
    """The groups by name, still empty.

    `/me` works in all places. `/table` is also offered where the bot is no member: there it says where a
    table can be opened.
    """
    return {
        "table": app_commands.Group(
            name=localized("cmd-table"),
            description=localized("cmd-table-help"),
            allowed_installs=SERVERS_AND_PEOPLE,
            allowed_contexts=IN_SERVERS_AND_CHATS,
        ),
        "me": anywhere(app_commands.Group(name=localized("cmd-me"), description=localized("cmd-me-help"))),
        "server": app_commands.Group(
            name=localized("cmd-server"),
            description=localized("cmd-server-help"),
            allowed_installs=SERVERS,
            allowed_contexts=IN_SERVERS,
        ),
        "tournament": app_commands.Group(
            name=localized("cmd-tournament"),
            description=localized("cmd-tournament-help"),
            allowed_installs=SERVERS,
            allowed_contexts=IN_SERVERS,
        ),
    }
