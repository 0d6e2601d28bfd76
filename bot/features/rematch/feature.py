"""Rematches, and finished games dealt again with the same shuffle."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.rematch.rematch_handlers import RematchHandlers
from bot.features.rematch.service import Rematches
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.press import Press
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    rematches = Rematches(core.tables, core.store)
    handlers = RematchHandlers(core.tables, rematches, core.stage, core.greetings, core.preferences)
    return Parts(
        verbs=(
            Verb("rematch", Acknowledged.FIRST, handlers.rematch),
            Verb("again", Acknowledged.FIRST, handlers.same_shuffle),
        ),
        slot=Slot(order=30, result_buttons=_rematch_button, shuffle_buttons=_shuffle_button),
    )


def _rematch_button(table: Table, words: Translator) -> list[Button]:
    return [Button(words("rematch"), Press(table.id, table.seq, "rematch").id, "primary")]


def _shuffle_button(table: Table, words: Translator) -> list[Button]:
    return [Button(words("same-shuffle"), Press(table.id, table.seq, "again").id)]
