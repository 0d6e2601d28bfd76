"""The choice of a remark, and the remark itself."""

from __future__ import annotations

from bot.features.contract import Core
from bot.tables.refusal import Refusal
from bot.tables.waiting.proposal_remarks import REMARKS, open_proposal
from bot.ui.cards.card import Button, Card, rows_of
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press


class RemarkHandlers:
    """One method for each of the two buttons."""

    def __init__(self, core: Core) -> None:
        self._tables = core.tables
        self._table = core.deciding.table

    async def choose(self, click: Click) -> Card:
        """Returns the card with all remarks."""
        table = await self._table(click)
        seat = table.seat_of(click.person.id)
        if seat is None:
            raise Refusal("not-playing")
        if open_proposal(table, seat) is None:
            raise Refusal("remark-late")
        buttons = [
            Button(
                click.words(f"proposal-remark-{number}"), Press(table.id, table.seq, "say", str(number)).id
            )
            for number in range(1, REMARKS + 1)
        ]
        return Card(f"### {click.words('remark-title')}", rows=rows_of(buttons))

    async def say(self, click: Click) -> Card:
        """Adds a remark to the person's proposal."""
        table = await self._table(click)
        seat = table.seat_of(click.person.id)
        if seat is not None and open_proposal(table, seat) is None:
            raise Refusal("remark-late")
        await self._tables.play.remark(click.table, click.person, click.argument, click.request)
        return Card(click.words("remark-said", remark=click.words(f"proposal-remark-{click.argument}")))
