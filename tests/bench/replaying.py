"""The cost of the answer to a jump within a replay compared with a close-up of the same turn."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from bot.features.replay.cards import replay_card
from bot.features.replay.replay_buttons import At
from bot.features.replay.retelling import Retelling, retell
from bot.features.replay.service import Replay
from bot.texts import DEFAULT, translator
from bot.ui.board.closeup import closeup_card
from bot.ui.cards.card import Card
from bot.ui.faces import hosted
from bot.work.drawing import Studio
from engines.core.chance import SEED_DIGITS
from engines.core.record import Record
from engines.registry import game
from render.core import redrawn
from tests.bench.rows import Effort, Row, median
from tests.ui.tables import table_of

P = ParamSpec("P")
T = TypeVar("T")
EVENTS = 200
"""Decisions of the game; a kind of game that is over earlier has as many seats as it takes."""
MOST_COST = 1.5


def jump(effort: Effort) -> list[Row]:
    """Processor time of a jump's whole answer by that of a close-up; both drawn once before."""
    rows = []
    for key in hosted():
        title = translator(DEFAULT)(key)
        cost = asyncio.run(_compared(_longest(key), effort(12, 1)))
        rows.append(Row(f"a jump in a replay of {title}, by a close-up", cost, "×", "at most", MOST_COST))
    return rows


class AtOnce(Studio):
    """A studio that draws every picture itself and remembers none."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)

    draw = run


async def _compared(told: Retelling, jumps: int) -> float:
    words, studio = translator(DEFAULT), AtOnce()
    table = table_of(told.game.key, told.state(len(told.turns) - 1), len(told.record.names))
    replay = Replay(table, told, seat=0)

    async def jump_to(turn: int) -> Card:
        return await replay_card(replay, At(turn), words, studio)

    async def close_up(turn: int) -> Card:
        return await closeup_card(replay.table_at(turn), 0, words, studio)

    rng = random.Random(1)
    turns = [rng.randrange(len(told.turns) // 2, len(told.turns) - 1) for _ in range(jumps)]
    return median([await _seconds(jump_to, turn) / await _seconds(close_up, turn) for turn in turns])


async def _seconds(answer: Callable[[int], Awaitable[Card]], turn: int) -> float:
    await answer(turn)
    redrawn.forget()  # the second one is drawn whole, too
    begin = time.process_time()
    await answer(turn)
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
