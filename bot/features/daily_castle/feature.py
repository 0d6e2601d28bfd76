"""The daily castle: `/daily`, its panel, its boards and their announcement in servers."""

from __future__ import annotations

from bot.features.contract import SOON, Core, Job, Parts
from bot.features.daily_castle.announcement_settings import ANNOUNCEMENT_SETTINGS
from bot.features.daily_castle.announcements import Evenings
from bot.features.daily_castle.cards import DailyBoards, EveningPosts
from bot.features.daily_castle.command import daily_command
from bot.features.daily_castle.daily_handlers import DailyHall
from bot.features.daily_castle.service import DailyCastle
from bot.tables.personal.owned import Owned
from bot.tables.waiting.pace import HOUR
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    castle = DailyCastle(core.store, core.thinking, core.answering, core.clock)
    boards = DailyBoards(castle, core.preferences, core.answering)
    hall = DailyHall(castle, boards, core.panels.words_first, core.answering)
    posts = EveningPosts(castle, boards, core.stage, core.servers)
    evenings = Evenings(castle, core.preferences, posts, core.servers.is_lost)
    first, meanwhile, own = Acknowledged.FIRST, Acknowledged.MEANWHILE, Scope.NO_TABLE
    return Parts(
        commands=(daily_command(hall),),
        verbs=(
            Verb("daily", first, hall.go, scope=own, panel=True),
            Verb("dask", meanwhile, hall.ask, scope=own, panel=True),
            Verb("dpick", first, hall.pick, scope=own, panel=True),
            Verb("ddo", first, hall.do, scope=own, panel=True, final=True),
            Verb("dshare", first, hall.share, scope=own),
        ),
        jobs=(
            Job("the daily castle in the evening", SOON, evenings.look),
            Job("daily castles of before", HOUR, castle.sweep),
        ),
        settings=ANNOUNCEMENT_SETTINGS,
        owned=(Owned("daily_games", castle.forget),),
    )
