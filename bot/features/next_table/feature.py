"""The next table: a button after a decision, and `/next`."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.next_table.cards import VERB, NextTableCards
from bot.features.next_table.command import next_command
from bot.features.next_table.service import OFFERED, NextTables
from bot.features.next_table.store import WaitingStore
from bot.ui.interactions.codec import NOTHING
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import PersonSetting
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    cards = NextTableCards(core, NextTables(WaitingStore(core.database), core.preferences))
    return Parts(
        commands=(next_command(cards),),
        verbs=(Verb(VERB, Acknowledged.FIRST, cards.press, NOTHING, Scope.EITHER, panel=True),),
        settings=(PersonSetting.switch(OFFERED.name, "me-next", "me-next-help", 85, OFFERED.of),),
        slot=Slot(order=30, rest_buttons=cards.buttons),
    )
