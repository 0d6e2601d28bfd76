"""The cost of a jump within a replay compared with a close-up of the same game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bot.features.replay.retelling import Retelling, retell
from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, hosted
from engines.core.chance import SEED_DIGITS
from engines.core.record import Record
from engines.registry import game
from render.core import redrawn
from render.film.still import draw_still
from tests.bench.rows import Effort, Row, median
from tests.ui.tables import table_of

EVENTS = 200
"""Decisions of the game; a kind of game that is over earlier has as many seats as it takes."""
MOST_COST = 1.5


def jump(effort: Effort) -> list[Row]:
    """Processor time of a jump, drawing included, by that of a close-up; both drawn once before."""
    rows = []
    for key in hosted():
        title = translator(DEFAULT)(key)
        cost = _compared(_longest(key), effort(12, 1))
        rows.append(Row(f"a jump in a replay of {title}, by a close-up", cost, "×", "at most", MOST_COST))
    return rows


def _compared(told: Retelling, jumps: int) -> float:
    its_game, words = told.game, translator(DEFAULT)
    pictures, names = face_of(its_game.key).pictures, told.record.names
    points = tuple(turn.points for turn in told.turns)

    def jump_to(turn: int) -> bytes:
        view = its_game.view(told.state(turn), None)
        return draw_still(pictures.public, view, names, words, points, len(points), turn)

    def close_up(turn: int) -> bytes:
        return pictures.closeup(its_game.view(told.state(turn), None), 0, names, words)

    rng = random.Random(1)
    turns = [rng.randrange(len(told.turns) // 2, len(told.turns) - 1) for _ in range(jumps)]
    return median([_seconds(jump_to, turn) / _seconds(close_up, turn) for turn in turns])


def _seconds(draw: Callable[[int], bytes], turn: int) -> float:
    draw(turn)
    redrawn.forget()  # the second one is drawn whole, too
    begin = time.process_time()
    draw(turn)
    return time.process_time() - begin


def _longest(key: str) -> Retelling:
    """A game at random with at least `EVENTS` decisions, or with all seats."""
    for seats in game(key).seats:
        told = _played(key, seats)
        if len(told.record.actions) >= EVENTS:
            break
    return told


def _played(key: str, seats: int) -> Retelling:
    its_game, rng, seed = game(key), random.Random(1), "1" * SEED_DIGITS
    options = its_game.options_type()
    state, log = its_game.setup(options, seats, seed), []
    while due := its_game.to_act(state):
        action = rng.choice(its_game.legal(state, due[0]))
        step = its_game.apply(state, due[0], action)
        state = step.state
        log.append((due[0], action, step.events))
    table = table_of(key, state, seats)
    return retell(table, Record.from_log(its_game, options, table.names, seed, log, finished=True))
