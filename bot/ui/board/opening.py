"""Opens a table in the person's channel: by command, or after a lesson, then also with a computer player."""

from __future__ import annotations

from discord import ui

from bot.tables.actors import Venue
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.board.opening_form import Wanted, opening_form
from bot.ui.board.warm_up import WarmUp
from bot.ui.cards.button_names import button_names
from bot.ui.cards.card import Card, Link
from bot.ui.cards.links import jump_link
from bot.ui.interactions.reply import Reply, table_language
from bot.ui.slots import Slots
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.venues import check_allowed, check_channel, venue_for_new
from bot.work.backlog import Backlog


class Opening:
    """Opens tables in the channel of an interaction and answers it; a Refusal says why none can be there."""

    def __init__(
        self,
        tables: Tables,
        greetings: Greetings,
        rehearsal: WarmUp,
        preferences: Preferences,
        slots: Slots,
        backlog: Backlog,
    ) -> None:
        self._tables = tables
        self._greetings = greetings
        self._rehearsal = rehearsal
        self._preferences = preferences
        self._slots = slots
        self._backlog = backlog

    async def open(self, key: str, reply: Reply, wanted: Wanted | None = None) -> None:
        """Open a table in its lobby and answer with what features add for the person who opened it.

        `wanted` is how the form describes it; without it the table is as the server has set.
        """
        table = await self._opened(key, reply, wanted)
        names = button_names(table.row.lang, key)
        text = reply.words("opened", table=table.id, game=reply.words(key), **names)
        await reply.answer(await self._slots.opened(Card(text), table, reply))
        self._greetings.send(table, reply.person, reply)

    async def open_against(self, key: str, level: str, reply: Reply) -> None:
        """Starts a game against computer players of that level immediately, in the person's own language,
        because they are the only human player."""
        table = await self._opened(key, reply, lang=reply.words.lang)
        person, engine = reply.person, table.game
        player = level if level in engine.players else None
        while len(table.seats) < max(2, engine.seats[0]):
            table = await self._tables.lobby.add_computer(table.id, person, player, None)
        table = await self._tables.lobby.start(table.id, person, None)
        place = jump_link(table.row.guild, table.row.channel)
        text = reply.words("learn-started", table=table.id, name=table.names[-1])
        await reply.answer(Card(text, rows=((Link(reply.words("go-to-table"), place),),)))
        self._greetings.send(table, person, reply)

    async def form(self, reply: Reply) -> ui.Modal:
        """Returns the form for a new table; raises a Refusal if none can be opened."""
        await self._venue(reply)
        server = await self._preferences.of_server(reply.interaction.guild_id or 0)
        return opening_form(server, reply.words)

    async def _venue(self, reply: Reply, lang: str | None = None) -> Venue:
        """Returns the place for a new table, with its language; a Refusal if none can be opened there."""
        interaction = reply.interaction
        if self._backlog.is_full:
            raise Refusal("very-busy")
        guild, channel = venue_for_new(interaction)
        check_allowed(interaction, reply.words)
        check_channel(interaction, await self._preferences.of_server(guild))
        return Venue(guild, channel, lang or table_language(interaction))

    async def _opened(
        self, key: str, reply: Reply, wanted: Wanted | None = None, lang: str | None = None
    ) -> Table:
        venue, person, request = await self._venue(reply, lang), reply.person, reply.request
        if wanted is None:
            table = await self._tables.lobby.open(venue, person, key, request)
        else:
            terms = {"pace": wanted.pace, "rated": wanted.rated}
            table = await self._tables.lobby.open(
                venue, person, key, request, computers=wanted.computers, player=wanted.level, terms=terms
            )
        self._rehearsal.prepare([key])
        return table
