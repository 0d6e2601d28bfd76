"""Handles the undo buttons: undoing alone, asking the others, and their answers."""

from __future__ import annotations

from bot.features.contract import Core
from bot.tables.table import Table
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.panel.undo_buttons import own_deed


class UndoHandlers:
    """One method for each verb. The argument is the number of the decision that the button was made for."""

    def __init__(self, core: Core) -> None:
        self._undo = core.tables.undo
        self._studio = core.answering
        self._deciding = core.deciding

    async def undo(self, click: Click) -> Card:
        """Take the last decision back; the panel asks for it again."""
        what = _own_deed(await self._deciding.table(click), click)
        after = await self._undo.take_back(
            click.table, click.person, click.argument, click.request, self._studio
        )
        return await self._panel(after, click.words("taken-back", what=what), click)

    async def plead(self, click: Click) -> Card:
        """Ask the others whether the last decision may be taken back."""
        what = _own_deed(await self._deciding.table(click), click)
        after = await self._undo.ask(click.table, click.person, click.argument, click.request, self._studio)
        return await self._panel(after, click.words("asked-back", what=what), click)

    async def agree(self, click: Click) -> None:
        await self._undo.agree(click.table, click.person, click.argument, click.request, self._studio)

    async def refuse(self, click: Click) -> None:
        await self._undo.refuse(click.table, click.person, click.argument, click.request)

    async def _panel(self, table: Table, note: str, click: Click) -> Card:
        return await self._deciding.panel(table, self._deciding.seat(table, click), click, notes=(note,))


def _own_deed(table: Table, click: Click) -> str:
    """The decision that the button undoes, in the words of the person who pressed it."""
    entry = next((act for act in table.history.acts if act.seq == click.argument), None)
    if entry is None or entry.seat not in table.seats_of(click.person.id):
        return ""
    return own_deed(table, entry, click.words)
