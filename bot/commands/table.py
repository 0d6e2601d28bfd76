"""`/table`: open, list, show, hand, leave, replace, end, log, export, film."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.translation import said
from bot.service.people import Person, Venue
from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Table
from bot.service.tables import Tables
from bot.store import Store, TableRow
from bot.texts import Words, language
from bot.ui.access import person_at, sees
from bot.ui.board import board_card, captions
from bot.ui.card import Card, cut
from bot.ui.faces import hosted, import_face
from bot.ui.filming import Filming
from bot.ui.greetings import Greetings
from bot.ui.ids import NO_TABLE, is_table_id
from bot.ui.panel import Path, panel_card
from bot.ui.rehearsal import Rehearsal
from bot.ui.reply import Reply, replying, words_for
from bot.ui.venues import check_allowed, venue_for_new

GAME_CHOICES = [app_commands.Choice(name=said(key), value=key) for key in hosted()]
LONGEST_LOG = 3000


class TableCommands(app_commands.Group):
    """The commands about tables. Without a `table` they mean the one that is played here, or yours."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        studio: Studio,
        greetings: Greetings,
        rehearsal: Rehearsal,
        filming: Filming,
    ) -> None:
        super().__init__(name=said("cmd-table"), description=said("cmd-table-help"), guild_only=True)
        self._tables = tables
        self._store = store
        self._studio = studio
        self._greetings = greetings
        self._rehearsal = rehearsal
        self._filming = filming

    @app_commands.command(name=said("cmd-new"), description=said("cmd-new-help"))
    @app_commands.rename(game=said("cmd-arg-game"))
    @app_commands.describe(game=said("cmd-arg-game-help"))
    @app_commands.choices(game=GAME_CHOICES)
    async def new(self, interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
        async with replying(interaction) as reply:
            guild, channel = venue_for_new(interaction)
            check_allowed(interaction, reply.words)
            venue = Venue(guild, channel, language(str(interaction.guild_locale or interaction.locale)))
            person = reply.person
            table = await self._tables.lobby.open(venue, person, game.value, interaction.id)
            text = reply.words("opened", table=table.id, game=reply.words(game.value))
            await reply.answer(Card(text))
            self._rehearsal.prepare([game.value])
            self._greetings.send(table, person, reply)

    @app_commands.command(name=said("cmd-list"), description=said("cmd-list-help"))
    async def list_open(self, interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            rows = [
                row for row in await self._tables.open_in(interaction.guild_id or 0) if sees(interaction, row)
            ]
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
            found = await self._find(interaction, table, reply)
            if found.state is None:
                raise Refusal("not-started")
            news = await self._tables.entries(found.id, after=max(0, found.seq - 3))
            await reply.answer(await board_card(found, reply.words, self._studio, news))

    @app_commands.command(name=said("cmd-hand"), description=said("cmd-hand-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table, reply)
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
            row = await self._own(interaction, table)
            person, absent = reply.person, await self._greetings.absent(row)
            if row.phase == "lobby":
                await self._tables.lobby.leave(row.id, person, interaction.id, absent=absent)
            else:
                await self._tables.play.retire(row.id, person, interaction.id, absent=absent)
            await reply.answer(Card(reply.words("left", table=row.id)))

    @app_commands.command(name=said("cmd-replace"), description=said("cmd-replace-help"))
    @app_commands.rename(player=said("cmd-arg-player"), table=said("cmd-arg-table"))
    @app_commands.describe(player=said("cmd-arg-player-help"), table=said("cmd-arg-table-help"))
    async def replace(self, interaction: discord.Interaction, player: str, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            row, person = await self._meant(interaction, table, reply)
            seat = next(
                (seat for seat, held in enumerate(row.seats) if player in (str(seat), held.name)),
                len(row.seats),
            )
            absent = await self._greetings.absent(row)
            await self._tables.play.replace_with_computer(row.id, person, seat, interaction.id, absent=absent)
            text = reply.words("replaced", table=row.id, name=row.seats[seat].name)
            await reply.answer(Card(text))

    @app_commands.command(name=said("cmd-end"), description=said("cmd-end-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            row, person = await self._meant(interaction, table, reply)
            try:
                await self._tables.play.end(row.id, person, interaction.id)
            except Refusal as refusal:
                if refusal.code != "unreadable-table":
                    raise
                await self._tables.play.end_unreadable(row.id, person, interaction.id)
            await reply.answer(Card(reply.words("ended", table=row.id)))

    @app_commands.command(name=said("cmd-log"), description=said("cmd-log-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            found = await self._find(interaction, table, reply)
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
            found = await self._find(interaction, table, reply)
            if found.state is None:
                raise Refusal("not-started")
            record = await self._tables.record(found.id)
            data = record.write().encode()
            text = reply.words(
                "exported" if found.phase != "playing" else "exported-unfinished", table=found.id
            )
            await reply.answer(Card(text, files=((f"{found.id}.json", data),)))

    @app_commands.command(name=said("cmd-film"), description=said("cmd-film-help"))
    @app_commands.rename(table=said("cmd-arg-table"))
    @app_commands.describe(table=said("cmd-arg-table-help"))
    async def film(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            await self._filming.answer(await self._find(interaction, table, reply), reply)

    @show.autocomplete("table")
    @hand.autocomplete("table")
    @replace.autocomplete("table")
    @end.autocomplete("table")
    @log.autocomplete("table")
    @export.autocomplete("table")
    @film.autocomplete("table")
    async def which(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        guild = interaction.guild_id or 0
        mine = await self._tables.of_person(interaction.user.id, guild)
        rows = mine + [row for row in await self._tables.open_in(guild) if row not in mine]
        return _choices([row for row in rows if sees(interaction, row)], typed, words_for(interaction))

    @leave.autocomplete("table")
    async def which_to_leave(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        rows = await self._tables.of_person(interaction.user.id, None)
        return _choices(rows, typed, words_for(interaction))

    @replace.autocomplete("player")
    async def whom(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            row, _ = await self._meant(interaction, interaction.namespace.table, Reply(interaction))
        except Refusal:
            return []
        return [
            app_commands.Choice(name=seat.name, value=str(number))
            for number, seat in enumerate(row.seats)
            if seat.user is not None and typed.lower() in seat.name.lower()
        ]

    async def _find(self, interaction: discord.Interaction, wanted: str | None, reply: Reply) -> Table:
        """The table that is meant, with its game's face at hand."""
        row, _ = await self._meant(interaction, wanted, reply)
        table = await self._tables.get(row.id)
        await import_face(table.game.key, self._studio)
        return table

    async def _meant(
        self, interaction: discord.Interaction, wanted: str | None, reply: Reply
    ) -> tuple[TableRow, Person]:
        """The table that is meant, and whoever asks with their rights there."""
        row = await self._named(interaction, wanted)
        return row, person_at(interaction, row, reply.person)

    async def _named(self, interaction: discord.Interaction, wanted: str | None) -> TableRow:
        """The one named, the one played here, or the only one of yours."""
        if wanted:
            return await self._by_id(wanted)
        try:
            return await self._tables.row_at(interaction.channel_id or 0)
        except Refusal:
            return _only(await self._tables.of_person(interaction.user.id, interaction.guild_id or 0))

    async def _own(self, interaction: discord.Interaction, wanted: str | None) -> TableRow:
        """A table to leave: anybody can leave where they sit, even what they can't see any more."""
        row = await self._by_id(wanted) if wanted else None
        if row is None:
            try:
                row = await self._tables.row_at(interaction.channel_id or 0)
            except Refusal:
                here = await self._tables.of_person(interaction.user.id, interaction.guild_id or 0)
                row = _only(here or await self._tables.of_person(interaction.user.id, None))
        if not any(seat.user == interaction.user.id for seat in row.seats):
            person_at(interaction, row, Reply(interaction).person)  # what they can't see is not there
            raise Refusal("not-playing" if row.phase == "playing" else "not-seated")
        return row

    async def _by_id(self, wanted: str) -> TableRow:
        table_id = wanted.strip().upper()
        if not is_table_id(table_id) or table_id == NO_TABLE:
            raise Refusal("unknown-table")
        return await self._tables.row(table_id)


def _only(rows: list[TableRow]) -> TableRow:
    if len(rows) != 1:
        raise Refusal("which-table" if rows else "no-table-here")
    return rows[0]


def _choices(rows: list[TableRow], typed: str, words: Words) -> list[app_commands.Choice[str]]:
    choices = []
    for row in rows:
        label = f"{row.id} · {words(row.game)} · {', '.join(seat.name for seat in row.seats)}"
        if typed.lower() in label.lower():
            choices.append(app_commands.Choice(name=cut(label, 100), value=row.id))
    return choices[:25]
