"""Random tournaments always end, and their standings follow from the log alone."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from bot.features.tournaments.rules.fair_seats import spread
from bot.features.tournaments.rules.pairing import Past
from bot.features.tournaments.rules.tournament import LogEntry, Plan, Tournament, fold
from tests.soak import SOAK
from tests.tournaments.simulated import Simulation

TOURNAMENTS = 1000 if SOAK else 20


def check_seats(tournament: Tournament, *, left: bool) -> None:
    """Seats differ by one at most, unless people have left and more players need a seat than there are.

    Then as few players as possible have a seat too often.
    """
    past, short = Past(), 0
    for done in tournament.rounds:
        tables = [table.players for table in done.tables]
        players = [player for table in tables for player in table]
        fewest, _ = spread(players, sorted(map(len, tables), reverse=True), past.excess)
        excess = sum(past.excess(one, len(table))[seat] for table in tables for seat, one in enumerate(table))
        assert excess == fewest
        short += fewest
        for table in tables:
            past.add(table)
    assert left or not short
    uneven = 0
    for player, had in past.seats.items():
        counts = [had[seat] for seat in range(past.smallest[player])]
        uneven += max(counts) - min(counts) > 1
    assert uneven <= short


@pytest.mark.parametrize("batch", range(10))
def test_random_tournaments(batch: int) -> None:
    for number in range(batch, TOURNAMENTS, 10):
        rng = random.Random(number)
        most = 128 if number // 10 % 10 == 0 and SOAK else 24
        seats, rounds = rng.choice((2, 3, 4)), rng.randrange(1, 8)
        plan = Plan(game="kingdomino", seats=seats, rounds=rounds, round_seconds=60.0, limit=128)
        one = Simulation(plan, number)
        one.enter(rng.randrange(2, most + 1))
        tournament = one.play()
        assert tournament.phase == "over"
        assert all(done.over for done in tournament.rounds)
        stored = [LogEntry(*json.loads(json.dumps(entry))) for entry in one.log]
        assert fold(stored).standings == tournament.standings
        for done in tournament.rounds:
            players = [player for table in done.tables for player in table.players]
            assert len({*players, *done.byes}) == len(players) + len(done.byes), "nobody sits twice"
        check_seats(tournament, left=any(entry.verb == "withdrew" for entry in one.log))
        byes = Counter(player for done in tournament.rounds for player in done.byes)
        had = [byes[player] for player in tournament.active if tournament.entrants[player].first_round == 1]
        assert not had or max(had) - min(had) <= 1, "byes are fair"
