"""How fast games are played through the public contract."""

from __future__ import annotations

import time

from engines.cli.selfplay import play_series
from engines.registry import game
from tests.bench.rows import Effort, Row

KINGDOMINO_TARGET = 250
"""The fastest engine in pure Python that was measured plays about 50."""


def games(effort: Effort) -> list[Row]:
    """Random four-seat games a second of one core's time: the best of several short runs."""
    return [
        Row(
            "random four-seat games of Kingdomino a second",
            max(games_a_second("kingdomino", 4, effort(100, 10), seed) for seed in range(effort(8, 2))),
            bound="at least",
            target=KINGDOMINO_TARGET,
        )
    ]


def games_a_second(key: str, seats: int, number: int, seed: int) -> float:
    """Random games a second of one core's time."""
    its_game = game(key)
    players = ("random",) * seats
    report = play_series(
        its_game, its_game.options_type(), players, number, seed, time.process_time, lambda played: None
    )
    return report.games_per_second
