"""Remarks: a player who waits for an answer to a proposal can add one of six short sentences to it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.contract import Core, Parts
from bot.features.remarks.remark_handlers import RemarkHandlers
from bot.tables.table import Table
from bot.tables.waiting.proposal_remarks import open_proposal, remark_of
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.codec import NUMBER
from bot.ui.interactions.press import Press
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    handlers = RemarkHandlers(core)
    return Parts(
        verbs=(
            Verb("remark", Acknowledged.BY_ANSWER, handlers.choose),
            Verb("say", Acknowledged.FIRST, handlers.say, NUMBER),
        ),
        slot=Slot(order=60, rest_buttons=_button),
    )


async def _button(table: Table, user: int, place: int | None, words: Translator) -> Sequence[Button]:
    """Offers a remark to a player who has decided everything and waits for the answer to a proposal."""
    open_seats = [
        seat
        for seat in table.seats_of(user)
        if open_proposal(table, seat) is not None and remark_of(table, seat) is None
    ]
    return [Button(words("remark-add"), Press(table.id, table.seq, "remark").id) for _ in open_seats[:1]]
