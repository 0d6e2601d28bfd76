"""Applause: a button on running boards, `/me applause`, a setting, and thanks once a day."""

from __future__ import annotations

from bot.features.applause.cards import ApplauseCards, applaud_button, write_thanks
from bot.features.applause.command import applause_command
from bot.features.applause.service import THANKED, Applause
from bot.features.applause.store import OWNED, ApplauseStore
from bot.features.contract import Core, Job, Parts, Sub
from bot.texts import DEFAULT
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.setting import PersonSetting
from bot.ui.slots import Slot

DAY = 86400.0


def build(core: Core) -> Parts:
    async def thank(user: int, count: int) -> None:
        lang = await core.preferences.language(user, DEFAULT)
        await write_thanks(core.stage, user, count, lang, int(core.clock() // DAY))

    applause = Applause(ApplauseStore(core.database), core.tables, core.preferences, thank)
    cards = ApplauseCards(applause)
    return Parts(
        commands=(Sub("me", applause_command(cards)),),
        verbs=(Verb("applaud", Acknowledged.FIRST, cards.press),),
        jobs=(Job("thanks for applause", DAY, applause.thank),),
        settings=(PersonSetting.switch(THANKED.name, "me-applause", "me-applause-help", 200, THANKED.of),),
        slot=Slot(order=40, board_buttons=applaud_button),
        owned=OWNED,
    )
