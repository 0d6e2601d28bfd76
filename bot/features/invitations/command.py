"""*Invite to a table* in the context menu of a person."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.invitations.cards import InvitationCards
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.outside import IN_SERVERS, SERVERS
from bot.ui.interactions.reply import replying


def invite_menu(cards: InvitationCards) -> app_commands.ContextMenu:
    async def invite(interaction: discord.Interaction, member: discord.Member) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await cards.from_menu(reply, member))

    return app_commands.ContextMenu(
        name=localized("menu-invite"),
        callback=invite,
        allowed_installs=SERVERS,
        allowed_contexts=IN_SERVERS,
    )
