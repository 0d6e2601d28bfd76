"""The button to the next table, and the panel or the link that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.features.contract import Core
from bot.features.next_table.service import NextTables
from bot.features.next_table.store import WaitingTable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Link
from bot.ui.cards.links import jump_link, moment
from bot.ui.interactions.access import person_at
from bot.ui.interactions.click import Click
from bot.ui.interactions.outside import is_chat
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply
from bot.ui.stage.posts import BoardPost

VERB = "next"


class NextTableCards:
    """Leads a person to the table that waits for them: to its panel if that may be shown, else its board."""

    def __init__(self, core: Core, tables: NextTables) -> None:
        self._next = tables
        self._tables = core.tables
        self._deciding = core.deciding
        self._panels = core.open_panels

    async def buttons(
        self, table: Table, user: int, place: int | None, words: Translator
    ) -> Sequence[Button | Link]:
        """Below a panel that asks nothing any more. A table of another server has its board linked there."""
        waiting = await self._next.offered_to(user, table.id)
        if not waiting:
            return ()
        first = waiting[0]
        label = words("next-table", game=words(first.game), count=len(waiting))
        if place in (None, first.guild):
            return (Button(label, Press(table.id, table.seq, VERB).id, "primary"),)
        return (Link(label, _address(first)),)

    async def press(self, click: Click) -> Card | None:
        """Returns the next table's panel to replace the pressed one; if there is none, sends a link."""
        waiting = await self._next.waiting(click.person.id, click.table)
        if not waiting:
            raise Refusal("nothing-waits")
        if panel := await self._panel(waiting, click):
            return panel
        link = _link(waiting, click.words)
        await (click.reply.beside(link) if click.reply.on_private_message else click.reply.answer(link))
        return None

    async def command(self, reply: Reply) -> None:
        """`/next`. The panel follows its table as one does that a button has opened."""
        click = Click(Press(NO_TABLE, 0, VERB), reply, (), reply.person)
        waiting = await self._next.waiting(reply.person.id)
        if not waiting:
            await reply.answer(Card(reply.words("refused-nothing-waits")))
            return
        card = await self._panel(waiting, click)
        if card is None:
            await reply.answer(_link(waiting, reply.words))
            return
        key = (card.table, reply.person.id)
        if reply.interaction.guild_id is None or not card.table:
            await reply.answer(card)
            return
        with self._panels.used(key, asks=True):
            await reply.answer(card)
            await self._panels.shown(key, reply.interaction, reply.words, card)

    async def _panel(self, waiting: Sequence[WaitingTable], click: Click) -> Card | None:
        """The panel of the first table that may be shown here; None if the first one belongs elsewhere."""
        interaction = click.reply.interaction
        if is_chat(interaction):
            return None
        for one in waiting:
            if interaction.guild_id not in (None, one.guild):
                return None
            row = await self._tables.row(one.table)
            try:
                person = person_at(interaction, row, click.person)
            except Refusal:  # its channel is closed to them by now
                continue
            click.reply.about(row)
            title = click.words("next-title", game=click.words(one.game), venue=f"<#{one.venue}>")
            there = replace(click, press=Press(one.table, row.seq, "turn"), person=person)
            return await self._deciding.turn(there, title)
        return None


def _link(waiting: Sequence[WaitingTable], words: Translator) -> Card:
    first = waiting[0]
    game = words(first.game)
    lines = [words("next-elsewhere", game=game, since=moment(first.since))]
    if len(waiting) > 1:
        lines.append(f"-# {words('next-others', count=len(waiting) - 1)}")
    return Card("\n".join(lines), rows=((Link(words("go-to-table"), _address(first)),),))


def _address(one: WaitingTable) -> str:
    """Its newest board, where the button of the turn is."""
    board = BoardPost.model_validate_json(one.board).message if one.board else None
    return jump_link(one.guild, one.venue, board)
