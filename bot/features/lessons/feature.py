"""Lessons: `/learn`, and an offer to people who sit down at a game for the first time."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.lessons.command import learn_command
from bot.features.lessons.lesson_buttons import BESIDE, PANEL, in_lesson
from bot.features.lessons.lesson_handlers import LessonHandlers
from bot.features.lessons.lesson_offer import LessonOffer
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.walk import PanelWalk
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    handlers = LessonHandlers(core.opening, core.panels, core.answering)
    walk = PanelWalk(handlers, core.preferences, core.answering, part=lambda argument: argument.rest)
    offer = LessonOffer(core.store, core.preferences)
    return Parts(
        commands=(learn_command(handlers),),
        verbs=(
            Verb("learn", Acknowledged.FIRST, handlers.go, BESIDE, Scope.PRIVATE, panel=True, final=True),
            *walk.verbs(PANEL, in_lesson, Scope.PRIVATE),
        ),
        slot=Slot(sat_down=offer.greet, opened=offer.with_offer),
    )
