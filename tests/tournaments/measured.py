"""Measures how well tournaments rank players of known strength: with one deal for a round, and with many.

`python -m tests.tournaments.measured 50` plays 50 tournaments of each kind and prints the mean correlation
(Kendall's tau-b) between the levels of computer players and the final standings.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
from collections.abc import Sequence
from itertools import combinations

from bot.features.tournaments.rules.tournament import Plan
from engines.core.chance import random_seed
from engines.registry import game
from tests.tournaments.simulated import Simulation

LEVELS = ("greedy", "easy", "random")
"""From strong to weak; all of them decide quickly."""
ROUNDS, SEATS = 3, 4


def played(levels: Sequence[str], seed: str, rng: random.Random) -> list[int]:
    """Returns the points of a game of Kingdomino between these levels, by seat."""
    its_game = game("kingdomino")
    state = its_game.setup(its_game.options_type(), len(levels), seed)
    while due := its_game.to_act(state):
        seat = due[0]
        legal = its_game.legal(state, seat)
        choose = its_game.players[levels[seat]]
        action = legal[0] if len(legal) == 1 else choose(its_game.view(state, seat), legal, rng, 0.05)
        state = its_game.apply(state, seat, action).state
    points = {one.seat: one.points for one in its_game.result(state).standings}
    return [points[seat] for seat in range(len(levels))]


def tournament(number: int, players: int, *, duplicate: bool) -> float:
    """Returns the correlation of one tournament; the same number gives both kinds the same players."""
    rng = random.Random(number)
    strengths = [LEVELS[index % len(LEVELS)] for index in range(players)]
    rng.shuffle(strengths)
    one = Simulation(Plan(game="kingdomino", seats=SEATS, rounds=ROUNDS, round_seconds=1.0), number)
    for index in range(players):
        one.add("entered", player=index + 1)
    one.add("began")
    for _ in range(ROUNDS):
        one.pair()
        shared = random_seed(rng)
        for place, table in enumerate(one.now.rounds[-1].tables, 1):
            seed = shared if duplicate else random_seed(rng)
            points = played([strengths[player - 1] for player in table.players], seed, rng)
            one.score(place, dict(zip(table.players, points, strict=True)))
    ranks = {place.player: place.rank for place in one.now.standings}
    return kendall([LEVELS.index(strengths[player - 1]) for player in ranks], [*ranks.values()])


def kendall(first: Sequence[int], second: Sequence[int]) -> float:
    """Returns Kendall's tau-b of two rankings with ties."""
    agree = tied_first = tied_second = pairs = 0
    for a, b in combinations(range(len(first)), 2):
        x, y = first[a] - first[b], second[a] - second[b]
        pairs += 1
        tied_first += x == 0
        tied_second += y == 0
        agree += (x * y > 0) - (x * y < 0)
    return agree / math.sqrt((pairs - tied_first) * (pairs - tied_second))


def main(count: int, players: int = 16) -> None:
    for duplicate in (True, False):
        values = [tournament(number, players, duplicate=duplicate) for number in range(count)]
        error = statistics.stdev(values) / count**0.5 if count > 1 else 0.0
        kind = "one deal for a round" if duplicate else "a deal for each table"
        sys.stdout.write(f"{kind}: {statistics.mean(values):.3f} ± {error:.3f} ({count} tournaments)\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
