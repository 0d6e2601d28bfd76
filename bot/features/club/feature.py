"""The club: pages, leaderboards, records and ratings."""

from __future__ import annotations

from bot.features.club.cards import LOOK, ClubCards
from bot.features.club.command import club_commands, page_menu
from bot.features.club.service import Club
from bot.features.club.store import ClubStore
from bot.features.contract import SOON, Core, Job, Parts
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import PersonSetting, ServerSetting
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    club = ClubCards(
        core.tables,
        Club(ClubStore(core.database), core.preferences),
        core.preferences,
        core.answering,
        core.slots,
    )
    return Parts(
        commands=(*club_commands(club), page_menu(club)),
        verbs=(
            Verb("club", Acknowledged.MEANWHILE, club.look, LOOK, Scope.NO_TABLE),
            Verb("share", Acknowledged.FIRST, club.share, LOOK, Scope.NO_TABLE),
        ),
        settings=(
            PersonSetting.switch("hidden", "me-hidden", "me-hidden-help", 100, lambda stored: stored.hidden),
            PersonSetting.switch(
                "everywhere", "me-everywhere", "me-everywhere-help", 110, lambda stored: stored.everywhere
            ),
            ServerSetting.switch(
                "rated", "server-rated", "server-rated-help", 60, lambda stored: stored.rated
            ),
        ),
        jobs=(Job("ratings", SOON, core.tables.ratings.count),),
        slot=Slot(result_lines=club.below_result),
    )
