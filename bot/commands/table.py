"""`/table`: open, list, show, hand, leave, end, log, export."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.translation import said
from bot.service.people import Venue
from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Table
from bot.service.tables import Tables
from bot.store import Store, TableRow
from bot.texts import Words, language
from bot.ui.board import board_card, captions
from bot.ui.card import Card, cut
from bot.ui.faces import hosted, import_face
from bot.ui.panel import Path, panel_card
from bot.ui.rehearsal import Rehearsal
from bot.ui.reply import replying, words_for
from bot.ui.stage import DiscordStage

NEEDED = ("view_channel", "send_messages", "attach_files")
"""The permissions that hosting a table in a channel takes; without threads it can be played too."""

GAME_CHOICES = [app_commands.Choice(name=said(key), value=key) for key in hosted()]
LONGEST_LOG = 3000


class TableCommands(app_commands.Group):
    """The commands about tables. Without a `table` they mean the one that is played here, or yours."""

    def __init__(
        self, tables: Tables, store: Store, studio: Studio, stage: DiscordStage, rehearsal: Rehearsal
    ) -> None:
        super().__init__(name=said("cmd-table"), description=said("cmd-table-help"), guild_only=True)
        self._tables = tables
        self._store = store
        self._studio = studio
        self._stage = stage
        self._rehearsal = rehearsal

    @app_commands.command(name=said("cmd-new"), description=said("cmd-new-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def new(self, interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
        async with replying(interaction) as reply:
            guild, channel = interaction.guild_id, interaction.channel
            if guild is None or channel is None:
                raise Refusal("only-in-server")
            self._check_permissions(interaction, reply.words)
            where = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
            venue = Venue(guild, where, language(str(interaction.guild_locale or interaction.locale)))
            person = reply.person
            table = await self._tables.lobby.open(venue, person, game.value, interaction.id)
            text = reply.words("opened", table=table.id, game=reply.words(game.value))
            await reply.answer(Card(text))
            self._rehearsal.prepare([game.value])
            if not await self._stage.greet(table, person):
                await reply.whisper(reply.words("private-messages-closed"))

    @staticmethod
    def _check_permissions(interaction: discord.Interaction, its_words: Words) -> None:
        missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
        if missing:
            named = ", ".join(its_words(f"permission-{name.replace('_', '-')}") for name in missing)
            raise Refusal("missing-permission", permissions=named)

    @app_commands.command(name=said("cmd-list"), description=said("cmd-list-help"))
    async def list_open(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            rows = await self._tables.open_in(interaction.guild_id or 0)
            lines = [await self._line(row, interaction.user.id, reply.words) for row in rows]
            await reply.answer(Card("\n".join(lines) if lines else reply.words("list-empty")))

    async def _line(self, row: TableRow, user: int, its_words: Words) -> str:
        posts = await self._store.posts(row.id)
        names = ", ".join(seat.name for seat in row.seats)
        mine = any(seat.user == user for seat in row.seats)
        return its_words(
            "list-line-yours" if mine else "list-line",
            table=row.id,
            game=its_words(row.game),
            phase=its_words(f"phase-{row.phase}"),
            names=names,
            venue=f"<#{posts.venue or row.channel}>",
        )

    @app_commands.command(name=said("cmd-show"), description=said("cmd-show-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            if found.state is None:
                raise Refusal("not-started")
            news = await self._tables.entries(found.id, after=max(0, found.seq - 3))
            await reply.answer(await board_card(found, reply.words, self._studio, news))

    @app_commands.command(name=said("cmd-hand"), description=said("cmd-hand-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            if found.state is None:
                raise Refusal("not-started")
            mine = found.seats_of(interaction.user.id)
            if not mine:
                raise Refusal("not-playing")
            seat = next((seat for seat in mine if seat in found.to_act), mine[0])
            await reply.answer(await panel_card(found, seat, Path(), reply.words, self._studio))

    @app_commands.command(name=said("cmd-leave"), description=said("cmd-leave-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            person = reply.person
            if found.phase == "lobby":
                await self._tables.lobby.leave(found.id, person, interaction.id)
            else:
                await self._tables.play.retire(found.id, person, interaction.id)
            await reply.answer(Card(reply.words("left", table=found.id)))

    @app_commands.command(name=said("cmd-end"), description=said("cmd-end-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            await self._tables.play.end(found.id, reply.person, interaction.id)
            await reply.answer(Card(reply.words("ended", table=found.id)))

    @app_commands.command(name=said("cmd-log"), description=said("cmd-log-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            entries = await self._tables.entries(found.id)
            lines = [line for entry in entries for line in captions(found, [entry], reply.words)]
            text = "\n".join(lines) or reply.words("log-empty")
            if len(text) <= LONGEST_LOG:
                await reply.answer(Card(text))
                return
            name = f"{found.id}-log.txt"
            shown = cut("…\n" + text[-LONGEST_LOG:], LONGEST_LOG + 10)
            await reply.answer(Card(shown, files=((name, text.encode()),)))

    @app_commands.command(name=said("cmd-export"), description=said("cmd-export-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table)
            if found.state is None:
                raise Refusal("not-started")
            record = await self._tables.record(found.id)
            data = record.write().encode()
            text = reply.words(
                "exported" if found.phase != "playing" else "exported-unfinished", table=found.id
            )
            await reply.answer(Card(text, files=((f"{found.id}.json", data),)))

    @show.autocomplete("table")
    @hand.autocomplete("table")
    @leave.autocomplete("table")
    @end.autocomplete("table")
    @log.autocomplete("table")
    @export.autocomplete("table")
    async def which(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        guild = interaction.guild_id or 0
        mine = await self._tables.of_person(interaction.user.id, guild)
        rows = mine + [row for row in await self._tables.open_in(guild) if row not in mine]
        its_words = words_for(interaction)
        choices = []
        for row in rows:
            label = f"{row.id} · {its_words(row.game)} · {', '.join(seat.name for seat in row.seats)}"
            if typed.lower() in label.lower():
                choices.append(app_commands.Choice(name=cut(label, 100), value=row.id))
        return choices[:25]

    async def _find(self, interaction: discord.Interaction, wanted: str | None) -> Table:
        """The table that is meant, with its game's face at hand."""
        table = await self._meant(interaction, wanted)
        await import_face(table.game.key, self._studio)
        return table

    async def _meant(self, interaction: discord.Interaction, wanted: str | None) -> Table:
        """The one named, the one played here, or the only one of yours."""
        if wanted:
            table = await self._tables.get(wanted.strip().upper())
            if table.row.guild != interaction.guild_id:
                raise Refusal("unknown-table")
            return table
        try:
            return await self._tables.at(interaction.channel_id or 0)
        except Refusal:
            mine = await self._tables.of_person(interaction.user.id, interaction.guild_id or 0)
            if len(mine) == 1:
                return await self._tables.get(mine[0].id)
            raise Refusal("which-table" if mine else "no-table-here") from None
