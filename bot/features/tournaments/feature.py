"""Tournaments: one card to enter, rounds that pair, deal and score themselves, and directors' acts."""

from __future__ import annotations

from bot.features.contract import Core, Job, Parts
from bot.features.tournaments.announcing import Announcer
from bot.features.tournaments.cards import ENTER, LOG, RULES, STANDINGS, WITHDRAW, TournamentCards
from bot.features.tournaments.command import Directing, tournament_commands
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.store import OWNED, TournamentStore
from bot.ui.interactions.codec import TABLE_ID
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.slots import Slot

EVERY = 5.0
"""Seconds between two looks at the tournaments: a round opens that long after the last one at most."""


def build(core: Core) -> Parts:
    tournaments = Tournaments(TournamentStore(core.database), core.tables, core.clock)
    cards = TournamentCards(core, tournaments)
    announcer = Announcer(core, cards)
    first, no_table = Acknowledged.FIRST, Scope.NO_TABLE
    return Parts(
        commands=tournament_commands(Directing(core, tournaments, cards, announcer)),
        verbs=(
            Verb(ENTER, first, cards.enter, TABLE_ID, no_table),
            Verb(WITHDRAW, first, cards.withdraw, TABLE_ID, no_table),
            Verb(STANDINGS, first, cards.standings, TABLE_ID, no_table),
            Verb(LOG, first, cards.log, TABLE_ID, no_table),
            Verb(RULES, first, cards.rules, TABLE_ID, no_table),
        ),
        jobs=(Job("tournaments", EVERY, lambda: tournaments.look(announcer)),),
        slot=Slot(order=60, page_lines=cards.page_lines),
        owned=OWNED,
        stop=cards.stop,
    )
