"""`/me stats`, `/server top` and `/server records`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.club.cards import ClubCards, ClubLook
from bot.features.contract import Sub
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.outside import IN_SERVERS, SERVERS
from bot.ui.interactions.reply import replying


def club_commands(club: ClubCards) -> list[Sub]:
    """Returns the commands for a person's page and for a server's leaderboard and records."""

    @app_commands.command(name=localized("cmd-stats"), description=localized("cmd-stats-help"))
    @app_commands.rename(person=localized("cmd-arg-person"), game=localized("cmd-arg-game"))
    @app_commands.describe(person=localized("cmd-arg-person-help"), game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: app_commands.Choice[str] | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            look = ClubLook("page", person.id if person else reply.person.id, game.value if game else "")
            await reply.answer(await club.first(reply, look))

    @app_commands.command(name=localized("cmd-top"), description=localized("cmd-top-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def top(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await club.first(reply, ClubLook("top", game=game.value if game else "")))

    @app_commands.command(name=localized("cmd-records"), description=localized("cmd-records-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def records(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await club.first(reply, ClubLook("feats", game=game.value if game else "")))

    return [Sub("me", stats), Sub("server", top), Sub("server", records)]


def page_menu(club: ClubCards) -> app_commands.ContextMenu:
    """*Show page* in the context menu of a person."""

    async def page(interaction: discord.Interaction, member: discord.Member) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await club.first(reply, ClubLook("page", member.id)))

    return app_commands.ContextMenu(
        name=localized("menu-page"), callback=page, allowed_installs=SERVERS, allowed_contexts=IN_SERVERS
    )
