"""Dragon Castle's own figure: how long `legal` takes with all Spirits about."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping

from engines.core.chance import SEED_DIGITS
from engines.dragon_castle.data import SPIRITS
from engines.registry import game
from tests.bench.rows import Effort, Figure, Row, at_share, median

LEGAL_MS = 20
SEATS = 4


def spirits(effort: Effort) -> list[Row]:
    """Times are the processor's: other work on the machine does not count."""
    legal = [took for seed in range(effort(8, 1)) for took in _times(seed)]
    return [
        Row(
            "legal of Dragon Castle with all Spirits, 99 %", at_share(legal, 0.99), "ms", "at most", LEGAL_MS
        ),
        Row("legal of Dragon Castle with all Spirits, median", median(legal), "ms"),
    ]


def _times(seed: int) -> Iterator[float]:
    """Yields the milliseconds of listing legal actions, with every kind of action equally likely."""
    its_game, rng = game("dragon_castle"), random.Random(seed)
    options = its_game.options_type(spirits=SPIRITS)
    state = its_game.setup(options, SEATS, f"{seed:0{SEED_DIGITS}x}")
    while due := its_game.to_act(state):
        begin = time.process_time()
        legal = its_game.legal(state, due[0])
        yield (time.process_time() - begin) * 1000
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        state = its_game.apply(state, due[0], action).state


FIGURES: Mapping[str, Figure] = {"spirits": spirits}
