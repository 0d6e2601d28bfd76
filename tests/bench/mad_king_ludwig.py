"""Castles of Mad King Ludwig's pictures: how long the table, a castle and the panel take."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.texts import words
from bot.ui.faces import face_of
from engines.core.chance import SEED_DIGITS
from engines.core.panel import LETTERS, narrow
from engines.mad_king_ludwig.game import MadKingLudwig
from engines.mad_king_ludwig.model import State
from tests.bench.rows import Effort, Row, at_share

GAME = MadKingLudwig()
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий")
DRAWING_MS = 120


def mad_king_ludwig(effort: Effort) -> list[Row]:
    """Pictures of a four-seat game of greedy players, in a process that has drawn them before."""
    pictures, said = face_of("mad_king_ludwig").pictures, words("en")
    public, castle, panel = [], [], []
    for state in [*_purchases()][:: effort(3, 20)]:
        seat = state.turn.seat
        view = GAME.view(state, seat)
        public.append(_milliseconds(partial(pictures.public, view, NAMES, said)))
        castle.append(_milliseconds(partial(pictures.closeup, view, seat, NAMES, said)))
        ask = narrow(GAME.legal(state, seat), (), lambda _: None)
        if ask is not None:
            shown = replace(ask, options=ask.options[: len(LETTERS)])
            panel.append(_milliseconds(partial(pictures.panel, view, seat, shown, NAMES, said)))
    return [
        Row(
            "drawing the table of Mad King Ludwig, 95 %", at_share(public, 0.95), "ms", "at most", DRAWING_MS
        ),
        Row("drawing a castle close up, 95 %", at_share(castle, 0.95), "ms", "at most", DRAWING_MS),
        Row("drawing the market with its choices, 95 %", at_share(panel, 0.95), "ms", "at most", DRAWING_MS),
    ]


def _milliseconds(draw: Callable[[], bytes]) -> float:
    """The processor's time; what others do on the machine does not count."""
    draw()
    begin = time.process_time()
    draw()
    return (time.process_time() - begin) * 1000


def _purchases() -> Iterator[State]:
    rng = random.Random(1)
    choose = GAME.players["greedy"]
    state = GAME.setup(GAME.options_type(), len(NAMES), "1" * SEED_DIGITS)
    while due := GAME.to_act(state):
        if state.phase == "buy":
            yield state
        action = choose(GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 0.1)
        state = GAME.apply(state, due[0], action).state
