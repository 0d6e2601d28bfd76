"""How long a public picture takes to draw and encode."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bot.texts import words
from bot.ui.faces import face_of
from engines.core.chance import SEED_DIGITS
from engines.core.contract import AnyGame
from engines.registry import game
from tests.bench.rows import Effort, Row, at_share, median

TARGET_MS = 60
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий")


def drawing(effort: Effort) -> list[Row]:
    """Every public picture of a played-out game with four seats, in a process that has drawn before.

    The time is the processor's: what others do on the machine does not count.
    """
    its_game = game("kingdomino")
    views = [its_game.view(state, None) for state in _played_out(its_game, len(NAMES))]
    chosen = views[:: effort(1, 12)]
    first, *warm = [_milliseconds("kingdomino", view) for view in chosen * effort(4, 2)]
    warm = warm[len(chosen) - 1 :]
    return [
        Row("drawing a public board of Kingdomino, median", median(warm), "ms", "at most", TARGET_MS),
        Row("drawing a public board of Kingdomino, 95 %", at_share(warm, 0.95), "ms", "at most", TARGET_MS),
        Row("the first picture of a process", first, "ms"),
    ]


def _milliseconds(key: str, view: Any) -> float:
    begin = time.process_time()
    face_of(key).pictures.public(view, NAMES, words("en"))
    return (time.process_time() - begin) * 1000


def _played_out(its_game: AnyGame, seats: int) -> Iterator[Any]:
    """The states of a game that the best computer player plays against itself."""
    rng = random.Random(1)
    player = next(iter(its_game.players.values()))
    state = its_game.setup(its_game.options_type(), seats, "1" * SEED_DIGITS)
    while due := its_game.to_act(state):
        yield state
        legal = its_game.legal(state, due[0])
        state = its_game.apply(state, due[0], player(its_game.view(state, due[0]), legal, rng, 0.1)).state
