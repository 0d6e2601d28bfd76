"""Dragon Castle's figures: how long `legal` and the pictures take, and how fast games are played."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.texts import words
from bot.ui.faces import face_of
from engines.core.chance import SEED_DIGITS
from engines.core.panel import LETTERS, narrow
from engines.dragon_castle.data import SPIRITS
from engines.dragon_castle.game import DragonCastle
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from tests.bench.engines import games_a_second
from tests.bench.rows import Effort, Row, at_share, median

GAME = DragonCastle()
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий")
GAMES = 90
"""Random four-seat games a second of one core's time."""
LEGAL_MS = 20
DRAWING_MS = 60
WARM = 2
"""Before a time counts, every picture has been drawn so often."""


def dragon_castle(effort: Effort) -> list[Row]:
    """Times are the processor's: what others do on the machine does not count."""
    with_spirits = DragonCastleOptions(spirits=SPIRITS)
    crowded = [state for seed in range(effort(8, 1)) for state in _played(with_spirits, seed)]
    legal = [_milliseconds(partial(GAME.legal, state, state.turn.seat)) for state in crowded]
    plain = list(_played(DragonCastleOptions(), 1))[:: effort(3, 30)]
    public, castle = _drawings(plain)
    return [
        Row(
            "legal of Dragon Castle with all Spirits, 99 %", at_share(legal, 0.99), "ms", "at most", LEGAL_MS
        ),
        Row("legal of Dragon Castle with all Spirits, median", median(legal), "ms"),
        Row(
            "random four-seat games of Dragon Castle a second",
            max(games_a_second("dragon_castle", 4, effort(20, 2), seed) for seed in range(effort(8, 1))),
            bound="at least",
            target=GAMES,
        ),
        Row("drawing a public board of Dragon Castle, 95 %", public, "ms", "at most", DRAWING_MS),
        Row("drawing the castle with its choices, 95 %", castle, "ms", "at most", DRAWING_MS),
    ]


def _drawings(states: Sequence[State]) -> tuple[float, float]:
    """The public picture and the panel over the castle, in a process that has drawn before."""
    pictures, said = face_of("dragon_castle").pictures, words("en")
    public, castle = [], []
    for state in states:
        view = GAME.view(state, state.turn.seat)
        public.append(_milliseconds(partial(pictures.public, view, NAMES, said), WARM))
        ask = narrow(GAME.legal(state, state.turn.seat), (), lambda _: None)
        if state.turn.phase == "act" and ask is not None:
            shown = replace(ask, options=ask.options[: len(LETTERS)])
            draw = partial(pictures.panel, view, state.turn.seat, shown, NAMES, said)
            castle.append(_milliseconds(draw, WARM))
    return at_share(public, 0.95), at_share(castle, 0.95)


def _milliseconds(work: Callable[[], object], warm: int = 0) -> float:
    for _ in range(warm):
        work()
    begin = time.process_time()
    work()
    return (time.process_time() - begin) * 1000


def _played(options: DragonCastleOptions, seed: int) -> Iterator[State]:
    """The states of a four-seat game in which every kind of action is as likely as the other."""
    rng = random.Random(seed)
    state = GAME.setup(options, len(NAMES), f"{seed:0{SEED_DIGITS}x}")
    while due := GAME.to_act(state):
        yield state
        legal = GAME.legal(state, due[0])
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        state = GAME.apply(state, due[0], action).state
