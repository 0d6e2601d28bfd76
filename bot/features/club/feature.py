"""The club: pages, leaderboards, records and ratings."""

from __future__ import annotations

from bot.features.club.cards import ASKED, ClubCards
from bot.features.club.command import club_commands
from bot.features.club.service import Club
from bot.features.contract import SOON, Core, Job, Parts
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    club = ClubCards(core.tables, Club(core.store, core.preferences), core.preferences, core.answering)
    return Parts(
        commands=club_commands(club),
        verbs=(
            Verb("club", Acknowledged.MEANWHILE, club.look, ASKED, Scope.NO_TABLE),
            Verb("share", Acknowledged.FIRST, club.share, ASKED, Scope.NO_TABLE),
        ),
        jobs=(Job("ratings", SOON, core.tables.ratings.count),),
        slot=Slot(result_lines=club.fallen),
    )
