"""The address that invites the bot to a server, and the permissions that it asks for."""

from __future__ import annotations

import discord

from bot.ui.stage.venues import NEEDED

WANTED = {
    "create_public_threads": "tables are played in the channel itself",
    "create_private_threads": "tables of tournaments show no boards while their round is played",
    "send_messages_in_threads": "tables are played in the channel itself",
    "read_message_history": "a picture may appear twice after a crash",
}
"""The permissions that the bot can do without, each with the consequence."""
ASKED = (*NEEDED, *WANTED)
"""All permissions of the invitation; the first three are required."""


def permissions() -> discord.Permissions:
    """Returns the permissions of the invitation."""
    return discord.Permissions(**dict.fromkeys(ASKED, True))


def invitation(application: int | None, guild: int | None = None) -> str:
    """Returns the address that invites the bot; with a server's id, for a manager of that server."""
    address = (
        f"https://discord.com/oauth2/authorize?client_id={application}"
        f"&scope=bot+applications.commands&permissions={permissions().value}"
    )
    return address if guild is None else f"{address}&guild_id={guild}&disable_guild_select=true"


def displayed(permission: str) -> str:
    """Returns the name of a permission as Discord's English client shows it."""
    return (
        permission.replace("_", " ").title().replace(" In ", " in ").replace("View Channel", "View Channels")
    )
