"""The daily castle: `/daily`, its panel, its boards and their announcement in servers."""

from __future__ import annotations

from bot.features.contract import SOON, Core, Job, Parts
from bot.features.daily_castle.announcement_settings import ANNOUNCEMENT_SETTINGS
from bot.features.daily_castle.announcements import DailyAnnouncements
from bot.features.daily_castle.cards import AnnouncementPosts, DailyBoards
from bot.features.daily_castle.command import daily_command
from bot.features.daily_castle.daily_buttons import (
    BESIDE,
    PANEL,
    TRY,
    in_panel,
    renewed_beside,
    renewed_in_panel,
    renewed_share,
)
from bot.features.daily_castle.daily_handlers import DailyCastleHandlers
from bot.features.daily_castle.service import DailyCastle
from bot.features.daily_castle.store import DailyStore, daily_owned
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.walk import PanelWalk
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    castle = DailyCastle(DailyStore(core.database), core.thinking, core.answering, core.clock)
    boards = DailyBoards(castle, core.preferences, core.answering)
    handlers = DailyCastleHandlers(castle, boards, core.panels, core.answering)
    walk = PanelWalk(handlers, core.preferences, core.answering, part=lambda argument: argument.rest)
    posts = AnnouncementPosts(castle, boards, core.stage, core.servers)
    evenings = DailyAnnouncements(castle, core.preferences, posts, core.servers.is_lost)
    first, no_table = Acknowledged.FIRST, Scope.NO_TABLE
    return Parts(
        commands=(daily_command(handlers),),
        verbs=(
            Verb("daily", first, handlers.go, BESIDE, no_table, panel=True, renewed=renewed_beside),
            *walk.verbs(PANEL, in_panel, no_table, renewed_in_panel),
            Verb("dshare", first, handlers.share, TRY, no_table, renewed=renewed_share),
        ),
        jobs=(
            Job("the daily castle in the evening", SOON, evenings.look),
            Job("the daily castle's par", SOON, castle.go_on_with_par),
        ),
        settings=ANNOUNCEMENT_SETTINGS,
        owned=daily_owned(core.clock),
        slot=Slot(
            order=60,
            notice_lines=boards.notice_lines,
            notice_buttons=boards.notice_buttons,
            page_lines=boards.page_lines,
        ),
    )
