"""A hint in the panel: its answers are given already, and one press is left."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

from bot.features.coach.hints import hint_for, hint_text
from bot.features.coach.store import GivenHint, HintStore
from bot.features.contract import Core
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Link, Menu
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press
from bot.ui.panel.questions import AT_TABLES, Path


class HintHandlers:
    """One method for each verb."""

    def __init__(self, core: Core, given: HintStore) -> None:
        self._tables = core.tables
        self._thinking = core.thinking
        self._studio = core.answering
        self._deciding = core.deciding
        self._given = given

    async def hint(self, click: Click) -> Card:
        """The panel with the decision that the strong player would make, and the reasons for it."""
        table = await self._deciding.table(click)
        seat = self._deciding.seat(table, click)
        due = seat in table.to_act and not table.seats[seat].stand_in
        if not due or not await self._tables.play.still_good(table, seat, click.press.seq):
            return await self._deciding.as_it_is(table, seat, click)
        hint = await hint_for(table, seat, self._thinking, self._studio)
        await self._given.add(GivenHint(table.id, click.person.id, seat, table.seq, hint.action.text))
        text = await self._studio.run(hint_text, hint, table, seat, click.words)
        path = Path(hint.answers or ())
        card = await self._deciding.panel(table, seat, click, path, notes=(text,), confirm_all=True)
        return leading_back(card, click.words)


def leading_back(card: Card, words: Translator) -> Card:
    """Returns a hint's panel whose Back button leads to the question at which the hint was asked for."""
    back, first = words("back"), Press(card.table, card.seq, AT_TABLES.ask).id
    return replace(
        card,
        rows=tuple(
            row
            if isinstance(row, Menu)
            else tuple(replace(one, id=first) if _is(one, back) else one for one in row)
            for row in card.rows
        ),
    )


def _is(button: Button | Link, label: str) -> TypeGuard[Button]:
    return isinstance(button, Button) and button.label == label
