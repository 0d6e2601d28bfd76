"""Measures how well tournaments rank players of known strength: with one deal for a round, and with many.

`python -m tests.tournaments.measured 200` plays 200 tournaments of each kind and prints the mean correlation
(Kendall's tau) between the strength of computer players and the final standings, and the mean difference of
the two kinds with its 95% interval. Both kinds of a tournament have the same players.
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

WEAK, BETTER = "random", "easy"
"""A player of strength s acts as the better level with the chance s, or else as the weak one."""
ROUNDS, SEATS = 3, 4


def played(strengths: Sequence[float], seed: str, rng: random.Random) -> list[int]:
    """Returns the points of a game of Kingdomino between players of these strengths, by seat."""
    its_game = game("kingdomino")
    state = its_game.setup(its_game.options_type(), len(strengths), seed)
    while due := its_game.to_act(state):
        seat = due[0]
        legal = its_game.legal(state, seat)
        choose = its_game.players[BETTER if rng.random() < strengths[seat] else WEAK]
        action = legal[0] if len(legal) == 1 else choose(its_game.view(state, seat), legal, rng, 0.05)
        state = its_game.apply(state, seat, action).state
    points = {one.seat: one.points for one in its_game.result(state).standings}
    return [points[seat] for seat in range(len(strengths))]


def tournament(number: int, players: int, *, duplicate: bool) -> float:
    """Returns the correlation of one tournament; the same number gives both kinds the same players."""
    rng = random.Random(number)
    strengths = [index / (players - 1) for index in range(players)]
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
    return kendall([-strengths[player - 1] for player in ranks], [*ranks.values()])


def kendall(first: Sequence[float], second: Sequence[float]) -> float:
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
    kinds: dict[bool, list[float]] = {True: [], False: []}
    for number in range(count):
        for duplicate, values in kinds.items():
            values.append(tournament(number, players, duplicate=duplicate))
        if (number + 1) % 50 == 0 or number + 1 == count:
            shared, own = kinds[True], kinds[False]
            differences = [a - b for a, b in zip(shared, own, strict=True)]
            sys.stdout.write(
                f"{number + 1} tournaments: one deal for a round {_mean(shared)}, "
                f"a deal for each table {_mean(own)}, difference {_mean(differences)}\n"
            )
            sys.stdout.flush()


def _mean(values: Sequence[float]) -> str:
    """Returns the mean with half of its 95% interval."""
    error = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.3f} ± {error:.3f}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
