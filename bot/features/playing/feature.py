"""Playing: panels, undo, seats that change hands, and looking at the board."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.playing.stand_in_handlers import StandInHandlers
from bot.features.playing.undo_handlers import UndoHandlers
from bot.features.playing.watching import Watching
from bot.ui.board.closeup import SIGHT
from bot.ui.board.rules_card import PAGE_OF_RULES
from bot.ui.interactions.codec import NUMBER, TEXT, one_of, pair
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.catch_up import PAGE_AFTER
from bot.ui.panel.questions import AT_TABLES
from bot.ui.panel.walk import PanelWalk


def build(core: Core) -> Parts:
    deciding, catch_up = core.deciding, core.catch_up
    seats = StandInHandlers(core)
    undo = UndoHandlers(core)
    watching = Watching(core)
    first, meanwhile = Acknowledged.FIRST, Acknowledged.MEANWHILE
    silently, by_answer = Acknowledged.SILENTLY, Acknowledged.BY_ANSWER
    return Parts(
        verbs=(
            # The panel
            Verb("turn", meanwhile, deciding.turn, panel=True, playing=True),
            *PanelWalk(deciding, core.preferences, core.answering).verbs(AT_TABLES),
            Verb("since", meanwhile, catch_up.more, PAGE_AFTER),
            # Seats that change hands
            Verb("standin", first, seats.stand_in, pair(NUMBER, TEXT)),
            Verb("back", first, seats.come_back, panel=True),
            Verb("take", first, seats.take_seat, NUMBER, panel=True),
            Verb("reopen", first, seats.reopen),
            # Undo
            Verb("undo", first, undo.undo, NUMBER, panel=True, playing=True, final=True),
            Verb("plead", first, undo.plead, NUMBER, panel=True, playing=True, final=True),
            Verb("agree", silently, undo.agree, NUMBER, playing=True),
            Verb("refuse", silently, undo.refuse, NUMBER, playing=True),
            # Looking
            Verb("look", meanwhile, watching.closeup, SIGHT, playing=True),
            Verb("words", by_answer, watching.words, playing=True),
            Verb("lead", first, watching.lead, one_of("words", "pictures")),
            Verb("rules", meanwhile, watching.rules, PAGE_OF_RULES, Scope.EITHER),
            Verb("cards", by_answer, watching.cards),
            Verb("account", meanwhile, watching.account),
            Verb("fair", by_answer, watching.fair),
        )
    )
