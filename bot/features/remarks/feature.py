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
        slot=Slot(order=60, panel_buttons=_panel_button, rest_buttons=_rest_button),
    )


def _panel_button(table: Table, seat: int, words: Translator) -> Sequence[Button]:
    if table.seats[seat].user is None or open_proposal(table, seat) is None:
        return ()
    if remark_of(table, seat) is not None:
        return ()
    return (Button(words("remark-add"), Press(table.id, table.seq, "remark").id),)


async def _rest_button(table: Table, user: int, place: int | None, words: Translator) -> Sequence[Button]:
    return [button for seat in table.seats_of(user) for button in _panel_button(table, seat, words)]
