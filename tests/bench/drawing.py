"""How long a public picture takes to draw and encode."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bot.texts import words
from bot.ui.faces import FACES
from engines.core.game import AnyGame
from engines.registry import game
from tests.bench.rows import Effort, Row, at_share, median

TARGET_MS = 60
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий")


def drawing(effort: Effort) -> list[Row]:
    """Every public picture of played-out games with four seats, in a process that has drawn before.

    The time is the processor's: what others do on the machine does not count.
    """
    rounds = [_milliseconds("kingdomino", seed) for seed in range(effort(4, 2))]
    warm = [value for times in rounds[1:] for value in times]
    return [
        Row("drawing a public board of Kingdomino, median", median(warm), "ms", "at most", TARGET_MS),
        Row("drawing a public board of Kingdomino, 95 %", at_share(warm, 0.95), "ms", "at most", TARGET_MS),
        Row("the first picture of a process", rounds[0][0], "ms"),
    ]


def _milliseconds(key: str, seed: int) -> list[float]:
    its_game, draw, its_words = game(key), FACES[key].pictures.public, words("en")
    times = []
    for state in _played_out(its_game, len(NAMES), seed):
        view = its_game.view(state, None)
        begin = time.process_time()
        draw(view, NAMES, its_words)
        times.append((time.process_time() - begin) * 1000)
    return times


def _played_out(its_game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """The states of a game that the best computer player plays against itself."""
    rng = random.Random(seed)
    player = next(iter(its_game.players.values()))
    state = its_game.setup(its_game.options_type(), seats, f"{seed:032x}")
    while due := its_game.to_act(state):
        yield state
        legal = its_game.legal(state, due[0])
        state = its_game.apply(state, due[0], player(its_game.view(state, due[0]), legal, rng, 0.1)).state
