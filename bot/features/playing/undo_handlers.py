"""Taking back as it is pressed: alone, by asking the others, and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.playing.deciding import Deciding
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.cards.card import Card
from bot.ui.interactions.press import whole_number
from bot.ui.panel.undo_buttons import own_deed
from bot.work.drawing import Studio

if TYPE_CHECKING:
    from bot.features.playing.presses import Click


class StepsBack:
    """One method for each verb."""

    def __init__(self, tables: Tables, studio: Studio, deciding: Deciding) -> None:
        self._taking_back = tables.taking_back
        self._studio = studio
        self._deciding = deciding

    async def undo(self, click: Click) -> Card:
        """Take the last decision back; the panel asks for it again."""
        what = _own_deed(await self._deciding.table(click), click)
        after = await self._taking_back.take_back(
            click.table, click.person, _decision(click), click.request, self._studio
        )
        return await self._deciding.told(after, click.words("taken-back", what=what), click)

    async def plead(self, click: Click) -> Card:
        """Ask the others whether the last decision may be taken back."""
        what = _own_deed(await self._deciding.table(click), click)
        after = await self._taking_back.ask(
            click.table, click.person, _decision(click), click.request, self._studio
        )
        return await self._deciding.told(after, click.words("asked-back", what=what), click)

    async def agree(self, click: Click) -> None:
        await self._taking_back.agree(
            click.table, click.person, _decision(click), click.request, self._studio
        )

    async def refuse(self, click: Click) -> None:
        await self._taking_back.refuse(click.table, click.person, _decision(click), click.request)


def _decision(click: Click) -> int:
    """The decision that a button about taking back was made for."""
    number = whole_number(click.press.argument)
    if number is None:
        raise Refusal("unknown-button")
    return number


def _own_deed(table: Table, click: Click) -> str:
    """What the button undoes, in the words of whoever pressed it."""
    entry = next((one for one in table.course.acts if one.seq == _decision(click)), None)
    if entry is None or entry.seat not in table.seats_of(click.person.id):
        return ""
    return own_deed(table, entry, click.words)
