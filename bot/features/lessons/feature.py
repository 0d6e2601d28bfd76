"""Lessons: `/learn`, and an offer to people who sit down at a game for the first time."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.lessons.command import learn_command
from bot.features.lessons.lesson_handlers import Learning
from bot.features.lessons.lesson_offer import LessonOffer
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    learning = Learning(core.opening, core.panels.words_first, core.answering)
    offer = LessonOffer(core.store, core.preferences)
    first, meanwhile, own = Acknowledged.FIRST, Acknowledged.MEANWHILE, Scope.NO_TABLE
    return Parts(
        commands=(learn_command(learning),),
        verbs=(
            Verb("learn", first, learning.go, scope=own, panel=True, final=True),
            Verb("study", meanwhile, learning.study, scope=own, panel=True),
            Verb("opt", first, learning.choose, scope=own, panel=True),
            Verb("try", first, learning.attempt, scope=own, panel=True, final=True),
        ),
        slot=Slot(sat_down=offer.greet, opened=offer.with_offer),
    )
