"""How fast games are played through the public contract."""

from __future__ import annotations

import time

from engines.cli.selfplay import play_series
from engines.registry import game


def games_a_second(key: str, seats: int, number: int, seed: int) -> float:
    """Random games a second of one core's time."""
    its_game = game(key)
    players = ("random",) * seats
    report = play_series(
        its_game, its_game.options_type(), players, number, seed, time.process_time, lambda played: None
    )
    return report.games_per_second
