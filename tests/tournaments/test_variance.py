"""The parts of the variance are found again in invented results."""

from __future__ import annotations

import random

import pytest

from tests.tournaments.variance import Result, shares


def test_each_part_of_the_variance_is_found() -> None:
    rng, found = random.Random(3), []
    for deal in range(400):
        of_deal, of_seats = rng.gauss(0, 3), [rng.gauss(0, 2) for _ in range(3)]
        for table in range(4):
            strengths = [rng.random() for _ in range(3)]
            for seat, own in enumerate(strengths):
                others = (sum(strengths) - own) / 2
                points = 17 * own - 7 * others + of_deal + of_seats[seat] + rng.gauss(0, 5)
                found.append(Result(deal, table, seat, own, others, points))
    told = shares(found)
    whole = 24 + 2 + 9 + 4 + 25
    assert told == pytest.approx([24 / whole, 2 / whole, 9 / whole, 4 / whole, 25 / whole], abs=0.04)
    assert sum(told) == pytest.approx(1, abs=0.04)
