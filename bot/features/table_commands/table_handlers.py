"""Handles the commands about a table.

Leaving and closing ask for confirmation: nothing happens before a second press.
"""

from __future__ import annotations

import json
from contextlib import nullcontext

from discord import ui

from bot.features.contract import Core
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.terms import read_terms
from bot.texts import Translator
from bot.ui.board.board import board_card
from bot.ui.board.log_card import log_card
from bot.ui.board.opening_form import Wanted
from bot.ui.cards.card import Button, Card
from bot.ui.faces import import_face
from bot.ui.interactions.access import person_at
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply
from bot.ui.panel.words_first import words_below


class TableHandlers:
    """One method for each subcommand of `/table`, and for each button of its questions."""

    def __init__(self, core: Core) -> None:
        self._tables = core.tables
        self._studio = core.answering
        self._greetings = core.greetings
        self._panels = core.open_panels
        self._assembly = core.panels
        self._words_first = core.panels.words_first
        self._slots = core.slots
        self._opening = core.opening

    async def form(self, click: Click) -> ui.Modal:
        """The form for a new table."""
        return await self._opening.form(click.reply)

    async def open(self, click: Click) -> None:
        """Open the table that the form describes."""
        wanted = Wanted.read(click.values)
        await self._opening.open(wanted.game, click.reply, wanted)

    async def _table(self, row: TableRow) -> Table:
        """Returns the table, after importing its game's face."""
        table = await self._tables.get(row.id)
        await import_face(table.game.key, self._studio)
        return table

    async def _started(self, row: TableRow) -> Table:
        table = await self._table(row)
        if table.state is None:
            raise Refusal("not-started")
        return table

    async def show(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        table = await self._started(row)
        news = await self._tables.entries(table.id, after=max(0, table.seq - 3))
        wanted = await self._words_first.wanted_by(reply.person.id)
        card = await board_card(table, reply.words, self._studio, news, slots=self._slots, whole=wanted)
        return await self._studio.run(words_below, card, table, reply.words) if wanted else card

    async def hand(self, row: TableRow, person: Person, reply: Reply, typed: str) -> None:
        """The panel, which follows the table as one does that a button has opened."""
        interaction, key = reply.interaction, (row.id, reply.person.id)
        at_server = interaction.guild_id is not None
        with self._panels.used(key, asks=True) if at_server else nullcontext():
            card = await self._own_panel(row, reply)
            await reply.answer(card)
            if at_server:
                await self._panels.shown(key, interaction, reply.words, card)

    async def _own_panel(self, row: TableRow, reply: Reply) -> Card:
        table = await self._started(row)
        seats = table.seats_of(reply.person.id)
        if not seats:
            raise Refusal("not-playing")
        seat = next((seat for seat in seats if seat in table.to_act), seats[0])
        return await self._assembly.panel(table, seat, reply.words, self._studio, catch_up=True)

    async def log(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        table = await self._table(row)
        return log_card(table, await self._tables.entries(table.id, upto=table.seq), reply.words)

    async def export(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        try:
            table = await self._started(row)
        except Refusal as refusal:
            if refusal.code != "unreadable-table" or not person.moderator:
                raise
            return await self._export_raw(row, person, reply)
        data = (await self._tables.record(table.id)).write().encode()
        message = "exported" if table.revealed else "exported-unfinished"
        if not table.can_be_replayed:
            message = "exported-older"
        return Card(reply.words(message, table=table.id), files=((f"{table.id}.json", data),))

    async def _export_raw(self, row: TableRow, person: Person, reply: Reply) -> Card:
        """Exports the stored rows of a table that can't be read. A player must close the table first: the
        rows hold all players' secrets, and the game would continue if it became readable again."""
        if row.phase == "playing" and any(seat.user == person.id for seat in row.seats):
            raise Refusal("close-before-export", table=row.id)
        data = json.dumps(await self._tables.raw(row.id), indent=1, ensure_ascii=False).encode()
        return Card(reply.words("exported-raw", table=row.id), files=((f"{row.id}-raw.json", data),))

    async def replace(self, row: TableRow, person: Person, reply: Reply, player: str) -> Card:
        named = (seat for seat, held in enumerate(row.seats) if player in (str(seat), held.name))
        seat = next(named, len(row.seats))
        absent = await self._greetings.absent(row)
        await self._tables.play.replace_with_computer(row.id, person, seat, reply.request, absent=absent)
        return Card(reply.words("replaced", table=row.id, name=row.seats[seat].name))

    # Commands that ask for confirmation

    async def leaving(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        """`/table leave`."""
        return self.ask_leave(row, reply)

    async def ending(self, row: TableRow, person: Person, reply: Reply, typed: str) -> Card:
        """`/table close`."""
        return self.ask_end(row, person, reply.words)

    async def pressed_end(self, click: Click) -> Card:
        """Closes the table; asks first if other people sit there or a game has begun."""
        row = await self._tables.row(click.table)
        if row.phase == "lobby" and not _others(row, click.person):
            return await self.end(row, click.person, click.reply)
        return self.ask_end(row, click.person, click.words)

    async def pressed_close(self, click: Click) -> Card:
        """Closes it after the question."""
        row = await self._tables.row(click.table)
        return await self.close(row, click.argument, click.person, click.reply)

    async def pressed_leave(self, click: Click) -> Card:
        """Leave a table after the question."""
        table_id, meaning = click.argument
        return await self.leave(await self._tables.row(table_id), meaning, click.reply)

    async def never_mind(self, click: Click) -> Card:
        """The person has been asked and would rather not."""
        return Card(click.words("nothing-changed"))

    def ask_leave(self, row: TableRow, reply: Reply) -> Card:
        """Asks for confirmation and explains the consequences of leaving. People can leave any table where
        they sit, even one that they can't see any more."""
        words, means = reply.words, self._leaving(row, reply)
        text = words(f"ask-leave-{means}", table=row.id)
        if means == "game" and read_terms(row.terms).rated:
            text = f"{text}\n{words('ask-leave-rated')}"
        deed = Press(NO_TABLE, 0, "retire", f"{row.id} {means}")
        return _question(text, Button(words("leave"), deed.id, "danger"), words)

    async def leave(self, row: TableRow, meaning: str, reply: Reply) -> Card:
        """Leaves a lobby or a running game; asks again if leaving has another consequence by now."""
        if self._leaving(row, reply) != meaning:
            return self.ask_leave(row, reply)
        absent = await self._greetings.absent(row)
        await self._tables.leave(row.id, reply.person, reply.request, absent=absent)
        return Card(reply.words("left", table=row.id))

    def _leaving(self, row: TableRow, reply: Reply) -> str:
        """Returns the kind of leaving: as the last person, in the lobby, or in a game."""
        if not any(seat.user == reply.person.id for seat in row.seats):
            person_at(reply.interaction, row, reply.person)  # what they can't see is not there
            reply.about(row)
            raise Refusal("not-playing" if row.phase == "playing" else "not-seated")
        reply.about(row)
        if row.phase not in ("lobby", "playing"):
            raise Refusal("table-over")
        if not _others(row, reply.person):
            return "last"
        return "lobby" if row.phase == "lobby" else "game"

    @staticmethod
    def ask_end(row: TableRow, person: Person, words: Translator) -> Card:
        """Asks for confirmation and explains the consequences of closing; for the host and moderators."""
        if person.id != row.host and not person.moderator:
            raise Refusal("only-host")
        if row.phase not in ("lobby", "playing"):
            raise Refusal("table-over")
        if row.phase == "lobby":
            text = words("ask-end-lobby", table=row.id, others=_others(row, person))
        else:
            text = words("ask-end-game", table=row.id)
        deed = Press(row.id, row.seq, "close", row.phase)
        return _question(text, Button(words("end-table"), deed.id, "danger"), words)

    async def close(self, row: TableRow, phase: str, person: Person, reply: Reply) -> Card:
        """Closes the table after confirmation; asks again if its game has begun since the question."""
        if row.phase in ("lobby", "playing") and row.phase != phase:
            return self.ask_end(row, person, reply.words)
        return await self.end(row, person, reply)

    async def end(self, row: TableRow, person: Person, reply: Reply) -> Card:
        """Closes a table, even one whose game can't be read."""
        await self._tables.end(row.id, person, reply.request)
        return Card(reply.words("ended", table=row.id))


def _others(row: TableRow, person: Person) -> int:
    return sum(seat.user is not None and seat.user != person.id for seat in row.seats)


def _question(text: str, deed: Button, words: Translator) -> Card:
    """Builds a question. The way back comes first, so that a habitual tap does nothing irreversible."""
    never_mind = Button(words("never-mind"), Press(NO_TABLE, 0, "nothing").id)
    return Card(text, rows=((never_mind, deed),))
