"""Replays of finished games, and private games that continue from one of their moments."""

from __future__ import annotations

from bot.features.contract import Core, Parts, Sub
from bot.features.replay.command import replay_command
from bot.features.replay.file_handlers import FileHandlers
from bot.features.replay.replay_buttons import (
    AT,
    BESIDE,
    BESIDE_GAME,
    FILE,
    HANDS,
    IN_FILE,
    MISTAKE,
    PANEL,
    REPLAY,
    SHOW,
    TOGETHER,
    WHAT_IF,
    WISH,
    in_game,
)
from bot.features.replay.replay_handlers import ReplayHandlers
from bot.features.replay.service import Replays
from bot.features.replay.store import OWNED, WhatIfStore
from bot.features.replay.together_handlers import TogetherHandlers
from bot.features.replay.uploads import Uploads
from bot.features.replay.what_if_handlers import WhatIfHandlers
from bot.features.replay.what_ifs import WhatIfs
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.press import Press
from bot.ui.interactions.table_picker import TableAction
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.walk import PanelWalk
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    replays = Replays(core.tables, core.answering)
    handlers = ReplayHandlers(core, replays)
    what_ifs = WhatIfs(WhatIfStore(core.database), core.thinking, core.answering, core.clock)
    games = WhatIfHandlers(core, replays, what_ifs)
    files = FileHandlers(core, Uploads(replays, core.answering, core.clock))
    together = TogetherHandlers(core, replays)
    walk = PanelWalk(games, core.preferences, core.answering, part=lambda argument: argument.rest)
    title, about = localized("cmd-replay"), localized("cmd-replay-help")
    action = TableAction("replay", title, about, handlers.command, over=True)
    return Parts(
        commands=(Sub("table", replay_command(core.picker, action, files)),),
        verbs=(
            Verb(REPLAY, Acknowledged.MEANWHILE, handlers.step, AT),
            Verb(FILE, Acknowledged.MEANWHILE, files.step, IN_FILE, Scope.NO_TABLE),
            Verb(SHOW, Acknowledged.FIRST, handlers.show, AT),
            Verb(MISTAKE, Acknowledged.FIRST, handlers.mistake, AT),
            Verb(HANDS, Acknowledged.MEANWHILE, handlers.hands, AT),
            Verb(TOGETHER, Acknowledged.FIRST, together.open, AT),
            Verb(WHAT_IF, Acknowledged.FIRST, games.wish, WISH),
            Verb(BESIDE_GAME, Acknowledged.FIRST, games.go, BESIDE, Scope.NO_TABLE, panel=True),
            *walk.verbs(PANEL, in_game, Scope.NO_TABLE),
        ),
        slot=Slot(order=5, result_buttons=_replay_button, own_games=games.buttons),
        owned=(OWNED,),
        stop=handlers.stop,
    )


def _replay_button(table: Table, words: Translator) -> list[Button]:
    return [Button(words("replay"), Press(table.id, table.seq, REPLAY).id)]
