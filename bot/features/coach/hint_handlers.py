"""A hint in the panel: its answers are given already, and one press is left."""

from __future__ import annotations

from bot.features.coach.hints import hint_for, hint_text
from bot.features.coach.store import GivenHint, HintStore
from bot.features.contract import Core
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.panel.questions import Path


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
        return await self._deciding.panel(table, seat, click, path, notes=(text,), confirm_all=True)
