"""`/table`: new, list, show, hand, leave, replace, end, log, export."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.contract import Command, Core
from bot.features.table_commands.table_handlers import TableHandlers
from bot.features.table_commands.table_list import list_card
from bot.tables.refusal import Refusal
from bot.ui.interactions.access import sees
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.command_tree import opens_form
from bot.ui.interactions.reply import replying
from bot.ui.interactions.table_picker import Run, TableAction


def table_commands(core: Core, handlers: TableHandlers) -> list[Command]:
    """Without a table they mean the one that is played here, or one of the person's own."""
    picker = core.picker

    @opens_form
    @app_commands.command(name=localized("cmd-new"), description=localized("cmd-new-help"))
    @app_commands.rename(game=localized("cmd-arg-game"))
    @app_commands.describe(game=localized("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def new(interaction: discord.Interaction, game: app_commands.Choice[str] | None = None) -> None:
        async with replying(interaction) as reply:
            if game is None and interaction.response.is_done():  # it came with options that no version has
                raise Refusal("unknown-command")
            if game is None:
                await reply.ask(await core.opening.form(reply))
            else:
                await core.opening.open(game.value, reply)

    @app_commands.command(name=localized("cmd-list"), description=localized("cmd-list-help"))
    async def list_open(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            rows = await core.tables.open_in(interaction.guild_id or 0)
            seen = [row for row in rows if sees(interaction, row)]
            card = await list_card(seen, interaction.user.id, reply.words, core.tables, core.store)
            await reply.answer(card)

    title, about = localized("cmd-replace"), localized("cmd-replace-help")
    replacing = picker.add(TableAction("replace", title, about, handlers.replace))

    @app_commands.command(name=title, description=about)
    @app_commands.rename(player=localized("cmd-arg-player"), table=localized("cmd-arg-table"))
    @app_commands.describe(player=localized("cmd-arg-player-help"), table=localized("cmd-arg-table-help"))
    async def replace(interaction: discord.Interaction, player: str, table: str | None = None) -> None:
        await picker.carry_out(replacing, interaction, table, player)

    @replace.autocomplete("table")
    async def tables(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await picker.offered(replacing, interaction, typed)

    @replace.autocomplete("player")
    async def players(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            rows = await picker.meant(replacing, interaction, interaction.namespace.table)
        except Refusal:
            return []
        if len(rows) != 1 or not sees(interaction, rows[0]):
            return []
        return [
            app_commands.Choice(name=seat.name, value=str(number))
            for number, seat in enumerate(rows[0].seats)
            if seat.user is not None and typed.lower() in seat.name.lower()
        ]

    def at_table(name: str, title: str, about: str, run: Run, **how: bool) -> Command:
        return picker.command(TableAction(name, localized(title), localized(about), run, **how))

    return [
        new,
        list_open,
        at_table("show", "cmd-show", "cmd-show-help", handlers.show, looks=True),
        at_table("hand", "cmd-hand", "cmd-hand-help", handlers.hand),
        at_table("leave", "cmd-leave", "cmd-leave-help", handlers.leaving, anywhere=True),
        replace,
        at_table("end", "cmd-end", "cmd-end-help", handlers.ending),
        at_table("log", "cmd-log", "cmd-log-help", handlers.log, looks=True),
        at_table("export", "cmd-export", "cmd-export-help", handlers.export, looks=True),
    ]
