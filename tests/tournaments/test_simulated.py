"""Random tournaments always end, and their standings follow from the log alone."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from bot.features.tournaments.rules.tournament import LogEntry, Plan, fold
from tests.soak import SOAK
from tests.tournaments.simulated import Simulation

TOURNAMENTS = 1000 if SOAK else 20


@pytest.mark.parametrize("batch", range(10))
def test_random_tournaments(batch: int) -> None:
    for number in range(batch, TOURNAMENTS, 10):
        rng = random.Random(number)
        most = 128 if number % 10 == 0 and SOAK else 24
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
        byes = Counter(player for done in tournament.rounds for player in done.byes)
        had = [byes[player] for player in tournament.active if tournament.entrants[player].first_round == 1]
        assert not had or max(had) - min(had) <= 1, "byes are fair"
