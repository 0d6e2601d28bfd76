"""The figures of Between Two Castles: games, listing what is legal, the table with seven castles."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bot.texts import words
from bot.ui.faces import face_of
from engines.core.chance import SEED_DIGITS
from engines.registry import game
from tests.bench.engines import games_a_second
from tests.bench.rows import Effort, Row, at_share, median

KEY = "between_two_castles"
SEATS = max(game(KEY).seats)
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий", "Zoë", "Tomáš", "Ольга")
GAMES_TARGET = 45
LEGAL_MS = 5
PUBLIC_MS = 120


def between_two_castles(effort: Effort) -> list[Row]:
    """Random games, `legal` over whole random games, and every public picture of one; processor's time."""
    speed = max(games_a_second(KEY, SEATS, effort(8, 1), seed) for seed in range(effort(8, 1)))
    legal = [took for seed in range(effort(4, 1)) for _, took in _random_game(seed)]
    views = [game(KEY).view(state, None) for state, _ in _random_game(1)][:: effort(4, 24)]
    for view in views:
        _draw(view)
    drawn = [_draw(view) for view in views]
    return [
        Row(
            "random seven-seat games of Between Two Castles a second",
            speed,
            bound="at least",
            target=GAMES_TARGET,
        ),
        Row("listing what is legal, 99 %", at_share(legal, 0.99), "ms", "at most", LEGAL_MS),
        Row("drawing seven castles, median", median(drawn), "ms", "at most", PUBLIC_MS),
        Row("drawing seven castles, 95 %", at_share(drawn, 0.95), "ms", "at most", PUBLIC_MS),
    ]


def _random_game(seed: int) -> Iterator[tuple[Any, float]]:
    """The states of a random game, each with how long what is legal took to list."""
    its_game, rng = game(KEY), random.Random(seed)
    state = its_game.setup(its_game.options_type(), SEATS, f"{seed:0{SEED_DIGITS}x}")
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        begin = time.process_time()
        legal = its_game.legal(state, seat)
        yield state, (time.process_time() - begin) * 1000
        state = its_game.apply(state, seat, rng.choice(legal)).state


def _draw(view: Any) -> float:
    begin = time.process_time()
    face_of(KEY).pictures.public(view, NAMES, words("en"))
    return (time.process_time() - begin) * 1000
