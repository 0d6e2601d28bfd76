"""The cost of a whole game's film compared with drawing its pictures alone, and its size."""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any

from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, hosted
from engines.core.chance import SEED_DIGITS
from engines.core.contract import Step
from engines.registry import game
from render.core.names import sample_names
from render.film.frames import draw_frame, moments, pack
from tests.bench.rows import Effort, Row

SEATS = 4
MOST_COST = 1.5
HEAVIEST = 8.0
MILLION = 1_000_000


def film(effort: Effort) -> list[Row]:
    """Processor time of a film by that of its pictures, both drawn once before; and its megabytes."""
    rows = []
    for key in hosted():
        title = translator(DEFAULT)(key)
        cost, size = _filmed(key, effort(MILLION, 3))
        rows.append(Row(f"film of {title}, by its pictures alone", cost, "×", "at most", MOST_COST))
        rows.append(Row(f"film of {title}, its size", size, "MB", "at most", HEAVIEST))
    return rows


def _filmed(key: str, most: int) -> tuple[float, float]:
    its_game, words, face = game(key), translator(DEFAULT), face_of(key)
    seats = min(SEATS, its_game.seats[-1])
    names = sample_names(seats)
    shown = moments(its_game, _steps(key, seats), lambda events: face.caption(events, names, words))
    turns = len(shown[-1].points)
    shown = [*shown[: most - 1], shown[-1]] if most < len(shown) else shown
    pictures = import_module(f"render.{key}")

    def draw() -> None:
        for moment in shown:
            (pictures.result if moment.last else pictures.public)(moment.view, names, words)

    draw()
    begin = time.process_time()
    draw()
    alone = time.process_time() - begin
    begin = time.process_time()
    made = pack([draw_frame(key, moment, turns, names, words) for moment in shown])
    return (time.process_time() - begin) / alone, len(made) / MILLION


def _steps(key: str, seats: int) -> list[tuple[Any, Step[Any] | None]]:
    its_game, rng = game(key), random.Random(1)
    player = its_game.players["greedy"]
    state = its_game.setup(its_game.options_type(), seats, "1" * SEED_DIGITS)
    steps: list[tuple[Any, Step[Any] | None]] = [(state, None)]
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        step = its_game.apply(state, due[0], player(its_game.view(state, due[0]), legal, rng, 0.1))
        state = step.state
        steps.append((state, step))
    return steps
