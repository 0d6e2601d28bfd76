"""The speed of every game through the public contract, at its fullest table."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bot.texts import DEFAULT, translator
from bot.ui.faces import hosted
from engines.cli.selfplay import play_series
from engines.core.chance import SEED_DIGITS
from engines.registry import game
from tests.bench.rows import Effort, Row, at_share
from tests.bench.targets import target

SECONDS = 2.0
"""The time of one run of a game; the best of several runs counts."""


def games(effort: Effort) -> list[Row]:
    """Random games a second of one core's time."""
    rows = []
    for key in hosted():
        seats = game(key).seats[-1]
        warm = games_a_second(key, seats, 1, 0)
        number = effort(max(1, round(warm * SECONDS)), 1)
        speed = max(games_a_second(key, seats, number, seed) for seed in range(1, effort(5, 1) + 1))
        name = f"random games of {translator(DEFAULT)(key)} a second, {seats} seats"
        rows.append(target(key, "games_a_second").row(name, speed))
    return rows


def legal(effort: Effort) -> list[Row]:
    """Measures the time to list the legal actions, over whole random games; processor's time."""
    rows = []
    for key in hosted():
        times = [took for seed in range(effort(4, 1)) for _, took in random_game(key, seed)]
        name = f"listing what is legal in {translator(DEFAULT)(key)}, 99 %"
        rows.append(target(key, "legal_ms").row(name, at_share(times, 0.99)))
    return rows


def random_game(key: str, seed: int) -> Iterator[tuple[Any, float]]:
    """Yields the states of a random game, each with the milliseconds that listing its legal actions took."""
    its_game, rng = game(key), random.Random(seed)
    state = its_game.setup(its_game.options_type(), its_game.seats[-1], f"{seed:0{SEED_DIGITS}x}")
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        begin = time.process_time()
        found = its_game.legal(state, seat)
        yield state, (time.process_time() - begin) * 1000
        state = its_game.apply(state, seat, rng.choice(found)).state


def games_a_second(key: str, seats: int, number: int, seed: int) -> float:
    """Random games a second of one core's time."""
    its_game = game(key)
    players = ("random",) * seats
    report = play_series(
        its_game, its_game.options_type(), players, number, seed, time.process_time, lambda played: None
    )
    return report.games_per_second
