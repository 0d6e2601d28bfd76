"""The coach: hints during a game, and the decisions of a finished one."""

from __future__ import annotations

from bot.features.coach.cards import Coaching
from bot.features.coach.hint_handlers import HintHandlers
from bot.features.coach.store import OWNED, HintStore
from bot.features.contract import Core, Parts
from bot.tables.levels import advises
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.codec import PAGE
from bot.ui.interactions.press import Press
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    given = HintStore(core.database)
    coaching = Coaching(core.tables, core.thinking, core.publishing, given)
    hints = HintHandlers(core, given)
    return Parts(
        verbs=(
            Verb("coach", Acknowledged.FIRST, coaching.pressed, PAGE),
            Verb("hint", Acknowledged.MEANWHILE, hints.hint, panel=True, playing=True),
        ),
        slot=Slot(order=20, result_buttons=_coach_button, panel_buttons=_hint_button),
        owned=OWNED,
        stop=coaching.stop,
    )


def _coach_button(table: Table, words: Translator) -> list[Button]:
    if not advises(table.game):
        return []
    return [Button(words("coach"), Press(table.id, table.seq, "coach").id)]


def _hint_button(table: Table, seat: int, words: Translator) -> list[Button]:
    if not (table.terms.gives_hints and advises(table.game)):
        return []
    return [Button(words("hint"), Press(table.id, table.seq, "hint").id)]
