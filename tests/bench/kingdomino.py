"""Kingdomino: how fast games are played through the public contract."""

from __future__ import annotations

from tests.bench.engines import games_a_second
from tests.bench.rows import Effort, Row

TARGET = 450
"""On a calm core. The fastest engine in pure Python that was measured plays about 45."""


def games(effort: Effort) -> list[Row]:
    """Random four-seat games a second of one core's time: the best of several short runs."""
    return [
        Row(
            "random four-seat games of Kingdomino a second",
            max(games_a_second("kingdomino", 4, effort(100, 10), seed) for seed in range(effort(8, 2))),
            bound="at least",
            target=TARGET,
        )
    ]
