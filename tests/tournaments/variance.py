"""Where the points of a game come from: the player's strength, the opponents, the deal, its seat, the rest.

`python -m tests.tournaments.variance kingdomino 2` plays 60 deals of Kingdomino for two players, each at four
tables, and prints the shares of the variance. Players are between the levels easy and fair.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engines.core.chance import random_seed
from tests.tournaments.measured import played

TABLES = 4


class Result(NamedTuple):
    """A player's points at a table of a deal; `others` is the mean strength of the opponents."""

    deal: int
    table: int
    seat: int
    strength: float
    others: float
    points: float


class Shares(NamedTuple):
    """Shares of the variance of points; all together are about 1."""

    strength: float
    others: float
    deal: float
    """The deal for all seats alike: more points at every table with it."""
    seat: float
    """The deal for one of its seats."""
    rest: float


def results(game: str, seats: int, deals: int, rng: random.Random) -> list[Result]:
    """Plays every deal at some tables of random players."""
    found = []
    for deal in range(deals):
        seed = random_seed(rng)
        for table in range(TABLES):
            strengths = [rng.random() for _ in range(seats)]
            points = played(game, ("easy", "fair"), strengths, seed, rng)
            for seat, own in enumerate(strengths):
                others = (sum(strengths) - own) / (seats - 1)
                found.append(Result(deal, table, seat, own, others, points[seat]))
    return found


def shares(found: Sequence[Result]) -> Shares:
    """Returns the shares. Deals are measured by what different tables of a deal have in common."""
    points = np.array([one.points for one in found])
    strength = np.array([one.strength for one in found])
    others = np.array([one.others for one in found])
    causes = np.stack([np.ones(len(found)), strength, strength**2, others], axis=1)
    weights = np.linalg.lstsq(causes, points, rcond=None)[0]
    shape = (max(one.deal for one in found) + 1, -1, max(one.seat for one in found) + 1)
    left = (points - causes @ weights).reshape(shape)  # deals, tables, seats
    tables, seats = left.shape[1], left.shape[2]
    pairs = tables * (tables - 1)
    same_seat = float(np.mean(left.sum(axis=1) ** 2 - (left**2).sum(axis=1)) / pairs)
    of_table = left.sum(axis=2)
    any_seat = float(np.mean(of_table.sum(axis=1) ** 2 - (of_table**2).sum(axis=1)) / pairs / seats**2)
    seat = (same_seat - any_seat) * seats / (seats - 1)
    parts = [
        float(np.var(causes[:, 1:3] @ weights[1:3])),
        float(np.var(others * weights[3])),
        same_seat - seat,
        seat,
        float(np.var(left)) - same_seat,
    ]
    return Shares(*(part / float(np.var(points)) for part in parts))


def main(game: str, seats: int, deals: int = 60) -> None:
    told = shares(results(game, seats, deals, random.Random(1)))
    parts = ", ".join(f"{name} {share:.0%}" for name, share in told._asdict().items())
    sys.stdout.write(f"{game}, {seats} seats: {parts}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:]))
