"""What the commands about a table do, whether its id was typed or it was chosen in the menu of one's tables.

Leaving and closing ask first: nothing happens before a second press.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext

from bot.features.film.filming import Filming
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import read_terms
from bot.texts import Words
from bot.ui.board.board import board_card
from bot.ui.board.log_card import log_card
from bot.ui.board.reminder_cards import stood_in_card
from bot.ui.cards.card import OPTIONS_IN_MENU, Button, Card, Choice, Menu
from bot.ui.faces import import_face
from bot.ui.interactions.access import person_at
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply
from bot.ui.panel.catch_up import Since
from bot.ui.panel.open_panels import Panels
from bot.ui.panel.questions import Path, panel_card
from bot.ui.panel.words_first import WordsFirst
from bot.ui.stage.greetings import Greetings
from bot.work.drawing import Studio

LOOKING = ("show", "log", "export", "film")
"""The commands that are also about games which are over."""
COMMANDS = (*LOOKING, "hand", "leave", "replace", "end")
LONGEST_TYPED = 40
"""Characters of what was typed that go into the id of a menu."""


def table_label(row: TableRow, words: Words) -> str:
    """A table in one line, for menus and lists."""
    return f"{row.id} · {words(row.game)} · {', '.join(seat.name for seat in row.seats)}"


def which_table_card(command: str, rows: Sequence[TableRow], words: Words, typed: str = "") -> Card:
    """A menu of tables: choosing one carries the command out."""
    phases = {"playing": "lobby-playing", "over": "lobby-over", "ended": "lobby-ended"}
    choices = tuple(
        Choice(table_label(row, words), row.id, words(phases[row.phase]) if row.phase in phases else "")
        for row in rows[:OPTIONS_IN_MENU]
    )
    argument = f"{command} {typed[:LONGEST_TYPED]}".strip()
    menu = Menu(Press(NO_TABLE, 0, "command", argument).id, words("which-table-hint"), choices)
    return Card(words("which-table"), rows=(menu,))


class Deeds:
    """One method for each command, and one for each thing that was asked about first."""

    def __init__(
        self,
        tables: Tables,
        studio: Studio,
        greetings: Greetings,
        filming: Filming,
        panels: Panels,
        words_first: WordsFirst,
        since: Since,
    ) -> None:
        self._tables = tables
        self._studio = studio
        self._greetings = greetings
        self._filming = filming
        self._panels = panels
        self._words_first = words_first
        self._since = since

    async def carry_out(self, command: str, row: TableRow, reply: Reply, typed: str = "") -> Card | None:
        """Do what the command says at that table; `typed` is who is to be replaced.

        None when the answer comes by itself, as a film and a panel do.
        """
        if command == "leave":
            return self.ask_leave(row, reply)
        person = person_at(reply.interaction, row, reply.person)
        reply.about(row)
        match command:
            case "show":
                return await self._show(row, reply)
            case "hand":
                await self._hand(row, reply)
                return None
            case "log":
                return await self._log(row, reply)
            case "export":
                return await self._export(row, person, reply)
            case "film":
                await self.film(row, reply)
                return None
            case "replace":
                return await self._replace(row, person, reply, typed)
            case "end":
                return self.ask_end(row, person, reply.words)
        raise Refusal("unknown-button")

    async def _table(self, row: TableRow) -> Table:
        """The table with its game's face at hand."""
        table = await self._tables.get(row.id)
        await import_face(table.game.key, self._studio)
        return table

    async def _started(self, row: TableRow) -> Table:
        table = await self._table(row)
        if table.state is None:
            raise Refusal("not-started")
        return table

    async def _show(self, row: TableRow, reply: Reply) -> Card:
        table = await self._started(row)
        news = await self._tables.entries(table.id, after=max(0, table.seq - 3))
        card = await board_card(table, reply.words, self._studio, news)
        return await self._words_first.post(card, table, reply.words, self._studio, [reply.person.id])

    async def _hand(self, row: TableRow, reply: Reply) -> None:
        """The panel, which follows the table as one does that a button has opened."""
        interaction, key = reply.interaction, (row.id, reply.person.id)
        at_server = interaction.guild_id is not None
        with self._panels.used(key, asks=True) if at_server else nullcontext():
            card = await self._own_panel(row, reply)
            await reply.answer(card)
            if at_server:
                self._panels.shown(key, interaction, reply.words, card)

    async def _own_panel(self, row: TableRow, reply: Reply) -> Card:
        table = await self._started(row)
        mine = table.seats_of(reply.person.id)
        if not mine:
            raise Refusal("not-playing")
        seat = next((seat for seat in mine if seat in table.to_act), mine[0])
        if table.phase == "playing" and table.seats[seat].stand_in:
            return stood_in_card(table, reply.words)
        every = await self._words_first.preferences.confirms_every(reply.person.id)
        card = await panel_card(table, seat, Path(), reply.words, self._studio, every=every)
        card = await self._since.panel(card, table, seat, reply.words)
        return await self._words_first.panel(card, table, seat, reply.words, self._studio)

    async def _log(self, row: TableRow, reply: Reply) -> Card:
        table = await self._table(row)
        return log_card(table, await self._tables.entries(table.id, upto=table.seq), reply.words)

    async def _export(self, row: TableRow, person: Person, reply: Reply) -> Card:
        try:
            table = await self._started(row)
        except Refusal as refusal:
            if refusal.code != "unreadable-table" or not person.moderator:
                raise
            return await self._export_raw(row, person, reply)
        data = (await self._tables.record(table.id)).write().encode()
        message = "exported" if table.revealed else "exported-unfinished"
        return Card(reply.words(message, table=table.id), files=((f"{table.id}.json", data),))

    async def _export_raw(self, row: TableRow, person: Person, reply: Reply) -> Card:
        """The stored rows of a table that can't be read. Who plays there closes it first: the rows hold
        everybody's secrets, and should it be readable again, the game would go on."""
        if row.phase == "playing" and any(seat.user == person.id for seat in row.seats):
            raise Refusal("close-before-export", table=row.id)
        data = json.dumps(await self._tables.raw(row.id), indent=1, ensure_ascii=False).encode()
        return Card(reply.words("exported-raw", table=row.id), files=((f"{row.id}-raw.json", data),))

    async def film(self, row: TableRow, reply: Reply) -> None:
        """Make the film of a game that is over; how far it is, is shown meanwhile."""
        await self._filming.answer(await self._started(row), reply)

    async def _replace(self, row: TableRow, person: Person, reply: Reply, player: str) -> Card:
        named = (seat for seat, held in enumerate(row.seats) if player in (str(seat), held.name))
        seat = next(named, len(row.seats))
        absent = await self._greetings.absent(row)
        await self._tables.play.replace_with_computer(row.id, person, seat, reply.request, absent=absent)
        return Card(reply.words("replaced", table=row.id, name=row.seats[seat].name))

    # What is asked about first

    def ask_leave(self, row: TableRow, reply: Reply) -> Card:
        """What leaving would mean. Anybody can leave where they sit, even what they can't see any more."""
        words, means = reply.words, self._leaving(row, reply)
        text = words(f"ask-leave-{means}", table=row.id)
        if means == "game" and read_terms(row.terms).rated:
            text = f"{text}\n{words('ask-leave-rated')}"
        deed = Press(NO_TABLE, 0, "retire", f"{row.id} {means}")
        return _question(text, Button(words("leave"), deed.id, "danger"), words)

    async def leave(self, row: TableRow, asked: str, reply: Reply) -> Card:
        """Leave a lobby or a running game; if that means something else by now, it is asked about again."""
        if self._leaving(row, reply) != asked:
            return self.ask_leave(row, reply)
        absent = await self._greetings.absent(row)
        await self._tables.leave(row.id, reply.person, reply.request, absent=absent)
        return Card(reply.words("left", table=row.id))

    def _leaving(self, row: TableRow, reply: Reply) -> str:
        """What leaving means: for the last person, in the lobby, in a game."""
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
    def ask_end(row: TableRow, person: Person, words: Words) -> Card:
        """What closing the table would mean; for its host and moderators."""
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

    async def close(self, row: TableRow, asked: str, person: Person, reply: Reply) -> Card:
        """Close it, having been asked; if its game has begun meanwhile, that is asked about again."""
        if row.phase in ("lobby", "playing") and row.phase != asked:
            return self.ask_end(row, person, reply.words)
        return await self.end(row, person, reply)

    async def end(self, row: TableRow, person: Person, reply: Reply) -> Card:
        """Close a table, even one whose game can't be read."""
        await self._tables.end(row.id, person, reply.request)
        return Card(reply.words("ended", table=row.id))


def sits_alone(row: TableRow, person: Person) -> bool:
    """Whether no other person sits at the table."""
    return not _others(row, person)


def _others(row: TableRow, person: Person) -> int:
    return sum(seat.user is not None and seat.user != person.id for seat in row.seats)


def _question(text: str, deed: Button, words: Words) -> Card:
    """The way back comes first: what can't be taken back lies where nobody taps by habit."""
    never_mind = Button(words("never-mind"), Press(NO_TABLE, 0, "nothing").id)
    return Card(text, rows=((never_mind, deed),))
