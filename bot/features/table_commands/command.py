"""`/table`: open, list, show, hand, leave, replace, end, log, export, film."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from bot.features.table_commands.table_handlers import LOOKING, Deeds, table_label, which_table_card
from bot.features.table_commands.table_list import list_card
from bot.store import Store, TableRow
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts import Words
from bot.ui.board.opening import Opening
from bot.ui.cards.card import cut
from bot.ui.faces import hosted
from bot.ui.interactions.access import sees
from bot.ui.interactions.command_texts import said
from bot.ui.interactions.press import NO_TABLE, is_table_id
from bot.ui.interactions.reply import replying, words_for

GAME_CHOICES = [app_commands.Choice(name=said(key), value=key) for key in hosted()]


class TableCommands(app_commands.Group):
    """The commands about tables. Without a `table` they mean the one that is played here, or yours."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        deeds: Deeds,
        opening: Opening,
    ) -> None:
        super().__init__(name=said("cmd-table"), description=said("cmd-table-help"), guild_only=True)
        self._tables = tables
        self._store = store
        self._deeds = deeds
        self._opening = opening

    @app_commands.command(name=said("cmd-new"), description=said("cmd-new-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def new(self, interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
        async with replying(interaction) as reply:
            await self._opening.open(game.value, reply)

    @app_commands.command(name=said("cmd-list"), description=said("cmd-list-help"))
    async def list_open(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            rows = await self._tables.open_in(interaction.guild_id or 0)
            seen = [row for row in rows if sees(interaction, row)]
            await reply.answer(
                await list_card(seen, interaction.user.id, reply.words, self._tables, self._store)
            )

    @app_commands.command(name=said("cmd-show"), description=said("cmd-show-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("show", interaction, table)

    @app_commands.command(name=said("cmd-hand"), description=said("cmd-hand-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("hand", interaction, table)

    @app_commands.command(name=said("cmd-leave"), description=said("cmd-leave-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("leave", interaction, table)

    @app_commands.command(name=said("cmd-replace"), description=said("cmd-replace-help"))
    @app_commands.rename(player=said("cmd-arg-player"), table=said("cmd-arg-table"))
    @app_commands.describe(player=said("cmd-arg-player-help"), table=said("cmd-arg-table-help"))
    async def replace(self, interaction: discord.Interaction, player: str, table: str | None = None) -> None:
        await self._carry_out("replace", interaction, table, player)

    @app_commands.command(name=said("cmd-end"), description=said("cmd-end-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("end", interaction, table)

    @app_commands.command(name=said("cmd-log"), description=said("cmd-log-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("log", interaction, table)

    @app_commands.command(name=said("cmd-export"), description=said("cmd-export-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("export", interaction, table)

    async def _carry_out(
        self, command: str, interaction: discord.Interaction, wanted: str | None, typed: str = ""
    ) -> None:
        """Do it at the table that is meant; where several could be, offer them."""
        async with replying(interaction) as reply:
            rows = await self._meant(command, interaction, wanted)
            if len(rows) == 1:
                if card := await self._deeds.carry_out(command, rows[0], reply, typed):
                    await reply.answer(card)
            elif rows:
                await reply.answer(which_table_card(command, rows, reply.words, typed))
            else:
                raise Refusal("no-table-here")

    @app_commands.command(name=said("cmd-film"), description=said("cmd-film-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def film(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._carry_out("film", interaction, table)

    @show.autocomplete("table")
    @log.autocomplete("table")
    @export.autocomplete("table")
    @film.autocomplete("table")
    async def which_to_look_at(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        rows = [
            *await self._open_here(interaction),
            *await self._tables.finished_in(interaction.guild_id or 0),
        ]
        return _choices([row for row in rows if sees(interaction, row)], typed, words_for(interaction))

    @hand.autocomplete("table")
    @replace.autocomplete("table")
    @end.autocomplete("table")
    async def which(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        rows = await self._open_here(interaction)
        return _choices([row for row in rows if sees(interaction, row)], typed, words_for(interaction))

    async def _open_here(self, interaction: discord.Interaction) -> list[TableRow]:
        """The open tables of the server, one's own first."""
        guild = interaction.guild_id or 0
        mine = await self._tables.of_person(interaction.user.id, guild)
        return mine + [row for row in await self._tables.open_in(guild) if row not in mine]

    @leave.autocomplete("table")
    async def which_to_leave(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        rows = await self._tables.of_person(interaction.user.id, None)
        return _choices(rows, typed, words_for(interaction))

    @replace.autocomplete("player")
    async def whom(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            rows = await self._meant("replace", interaction, interaction.namespace.table)
        except Refusal:
            return []
        if len(rows) != 1 or not sees(interaction, rows[0]):
            return []
        return [
            app_commands.Choice(name=seat.name, value=str(number))
            for number, seat in enumerate(rows[0].seats)
            if seat.user is not None and typed.lower() in seat.name.lower()
        ]

    async def _meant(
        self, command: str, interaction: discord.Interaction, wanted: str | None
    ) -> list[TableRow]:
        """The one named, the one played here, or one's own: open ones, and to look at those that are over.

        What can be left is found wherever it is, even where one is no longer.
        """
        if wanted:
            return [await self._by_id(wanted)]
        with suppress(Refusal):
            return [await self._tables.row_at(interaction.channel_id or 0)]
        user, guild = interaction.user.id, interaction.guild_id or 0
        mine = await self._tables.of_person(user, guild)
        if command == "leave":
            return mine or await self._tables.of_person(user, None)
        mine = [row for row in mine if sees(interaction, row)]
        if command in LOOKING and len(mine) != 1:
            over = await self._tables.finished_in(guild, user)
            mine += [row for row in over if sees(interaction, row)]
        return mine

    async def _by_id(self, wanted: str) -> TableRow:
        table_id = wanted.strip().upper()
        if not is_table_id(table_id) or table_id == NO_TABLE:
            raise Refusal("unknown-table")
        return await self._tables.row(table_id)


def _choices(rows: list[TableRow], typed: str, words: Words) -> list[app_commands.Choice[str]]:
    labels = [(table_label(row, words), row.id) for row in rows]
    found = [(label, table_id) for label, table_id in labels if typed.lower() in label.lower()]
    return [app_commands.Choice(name=cut(label, 100), value=table_id) for label, table_id in found[:25]]
