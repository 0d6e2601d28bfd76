"""Measures how well tournaments rank players of known strength: with one deal for a round, and with many.

`python -m tests.tournaments.measured 200 4` plays 200 tournaments of each kind at tables of four. It prints
the mean correlation (Kendall's tau) between the strength of computer players and the final standings, with
95% intervals. Both kinds of a tournament have the same players. Tournaments with a deal for each table are
ranked twice: by matchpoints, and by the places at their tables alone.
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

GAME, LEVELS, ROUNDS, PLAYERS = "kingdomino", ("random", "easy"), 3, 16


def played(
    name: str, levels: tuple[str, str], strengths: Sequence[float], seed: str, rng: random.Random
) -> list[int]:
    """Returns the points of a game by seat.

    A player of strength s acts as the better level with the chance s, or else as the weaker one.
    """
    its_game = game(name)
    state = its_game.setup(its_game.options_type(), len(strengths), seed)
    while due := its_game.to_act(state):
        seat = due[0]
        legal = its_game.legal(state, seat)
        choose = its_game.players[levels[rng.random() < strengths[seat]]]
        action = legal[0] if len(legal) == 1 else choose(its_game.view(state, seat), legal, rng, 0.05)
        state = its_game.apply(state, seat, action).state
    points = {one.seat: one.points for one in its_game.result(state).standings}
    return [points[seat] for seat in range(len(strengths))]


def tournament(number: int, seats: int, *, one_deal: bool) -> tuple[float, float]:
    """Returns the correlations of one tournament: with the standings, and with the places at its tables.

    The same number gives both kinds the same players.
    """
    rng = random.Random(number)
    strengths = [index / (PLAYERS - 1) for index in range(PLAYERS)]
    rng.shuffle(strengths)
    one = Simulation(Plan(game=GAME, seats=seats, rounds=ROUNDS, round_seconds=1.0), number)
    for index in range(PLAYERS):
        one.add("entered", player=index + 1)
    one.add("began")
    for _ in range(ROUNDS):
        one.pair()
        shared = random_seed(rng)
        for place, table in enumerate(one.now.rounds[-1].tables, 1):
            seed = shared if one_deal else random_seed(rng)
            points = played(GAME, LEVELS, [strengths[player - 1] for player in table.players], seed, rng)
            one.score(place, dict(zip(table.players, points, strict=True)))
    places = one.now.standings
    truth = [strengths[place.player - 1] for place in places]
    return kendall(truth, [-place.rank for place in places]), kendall(
        truth, [float(place.wins) for place in places]
    )


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


def main(count: int, seats: int) -> None:
    shared: list[float] = []
    own: list[float] = []
    by_places: list[float] = []
    for number in range(count):
        shared.append(tournament(number, seats, one_deal=True)[0])
        in_order, by_place = tournament(number, seats, one_deal=False)
        own.append(in_order)
        by_places.append(by_place)
        if (number + 1) % 20 == 0 or number + 1 == count:
            gained = [a - b for a, b in zip(shared, own, strict=True)]
            sys.stdout.write(
                f"{number + 1} tournaments at tables of {seats}: one deal for a round {_mean(shared)}, "
                f"a deal for each table {_mean(own)} (difference {_mean(gained)}), "
                f"by places alone {_mean(by_places)}\n"
            )
            sys.stdout.flush()


def _mean(values: Sequence[float]) -> str:
    """Returns the mean with half of its 95% interval."""
    error = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.mean(values):.3f} ± {error:.3f}"


if __name__ == "__main__":
    main(*(int(one) for one in (sys.argv[1:] or ["20", "4"])))
