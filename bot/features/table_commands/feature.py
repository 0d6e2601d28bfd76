"""`/table` and the questions that its commands ask."""

from __future__ import annotations

from bot.features.contract import Core, Parts, Sub
from bot.features.table_commands.command import table_commands
from bot.features.table_commands.table_handlers import TableHandlers
from bot.ui.board.opening_form import FORM, OPEN
from bot.ui.interactions.codec import NOTHING, TABLE_ID, TEXT, pair
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    handlers = TableHandlers(core)
    return Parts(
        commands=[Sub("table", command) for command in table_commands(core, handlers)],
        verbs=(
            core.picker.verb,
            Verb(FORM, Acknowledged.BY_ANSWER, handlers.form, NOTHING, Scope.NO_TABLE),
            Verb(OPEN, Acknowledged.FIRST, handlers.open, NOTHING, Scope.NO_TABLE, from_form=True),
            Verb("end", Acknowledged.FIRST, handlers.pressed_end),
            Verb("close", Acknowledged.FIRST, handlers.pressed_close),
            Verb(
                "retire",
                Acknowledged.FIRST,
                handlers.pressed_leave,
                pair(TABLE_ID, TEXT),
                Scope.EITHER,
            ),
            Verb("nothing", Acknowledged.BY_ANSWER, handlers.never_mind, scope=Scope.EITHER),
        ),
    )
