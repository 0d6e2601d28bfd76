"""Castles of Mad King Ludwig's figures: how fast games are played, how long placements and pictures take."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial, reduce

from bot.texts import words
from bot.ui.faces import face_of
from engines.core.chance import random_seed
from engines.core.panel import LETTERS, narrow
from engines.mad_king_ludwig.game import MadKingLudwig
from engines.mad_king_ludwig.market import on_sale
from engines.mad_king_ludwig.placing import places
from engines.mad_king_ludwig.plan import Plan, extended, plan_of
from engines.mad_king_ludwig.state import State
from tests.bench.engines import games_a_second
from tests.bench.rows import Effort, Row, at_share

GAME = MadKingLudwig()
NAMES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий")
GAMES_TARGET = 12
TILE_MS = 5
MARKET_MS = 10
DRAWING_MS = 120


def mad_king_ludwig(effort: Effort) -> list[Row]:
    """Times are the processor's: what others do on the machine does not count."""
    return [*_games(effort), *_placements(effort), *_drawings(effort)]


def _games(effort: Effort) -> list[Row]:
    """The best of several short runs."""
    runs = [games_a_second(GAME.key, len(NAMES), effort(6, 1), seed) for seed in range(effort(6, 1))]
    name = "random four-seat games of Mad King Ludwig a second"
    return [Row(name, max(runs), "", "at least", GAMES_TARGET)]


def _placements(effort: Effort) -> list[Row]:
    """The slowest hundredth of all questions where a tile, and where the whole market, may be placed."""
    tiles: list[float] = []
    markets: list[float] = []
    for number in range(effort(12, 1)):
        for state in _purchases(2 + number % 3, number):
            # a plan that nobody has asked anything yet
            plan = reduce(extended, state.castles[state.turn.seat].tiles, plan_of(()))
            spent = [_milliseconds(partial(_listed, plan, tile)) for tile in on_sale(state)]
            tiles += spent
            markets.append(sum(spent))
    return [
        Row("legal placements of a tile, 99th percentile", at_share(tiles, 0.99), "ms", "at most", TILE_MS),
        Row("of the whole market, 99th percentile", at_share(markets, 0.99), "ms", "at most", MARKET_MS),
    ]


def _listed(plan: Plan, tile: str) -> None:
    places(plan, tile).placements("buy")


def _drawings(effort: Effort) -> list[Row]:
    """Pictures of a four-seat game of greedy players, in a process that has drawn them before."""
    pictures, said = face_of("mad_king_ludwig").pictures, words("en")
    public, castle, panel = [], [], []
    for state in [*_purchases(len(NAMES), 1)][:: effort(3, 20)]:
        seat = state.turn.seat
        view = GAME.view(state, seat)
        public.append(_drawn(partial(pictures.public, view, NAMES, said)))
        castle.append(_drawn(partial(pictures.closeup, view, seat, NAMES, said)))
        ask = narrow(GAME.legal(state, seat), (), lambda _: None)
        if ask is not None:
            shown = replace(ask, options=ask.options[: len(LETTERS)])
            panel.append(_drawn(partial(pictures.panel, view, seat, shown, NAMES, said)))
    return [
        Row(
            "drawing the table of Mad King Ludwig, 95 %", at_share(public, 0.95), "ms", "at most", DRAWING_MS
        ),
        Row("drawing a castle close up, 95 %", at_share(castle, 0.95), "ms", "at most", DRAWING_MS),
        Row("drawing the market with its choices, 95 %", at_share(panel, 0.95), "ms", "at most", DRAWING_MS),
    ]


def _drawn(draw: Callable[[], object]) -> float:
    draw()
    return _milliseconds(draw)


def _milliseconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return (time.process_time() - begin) * 1000


def _purchases(seats: int, number: int) -> Iterator[State]:
    """Every state in which a tile is bought, in a game of greedy players."""
    rng = random.Random(number)
    choose = GAME.players["greedy"]
    state = GAME.setup(GAME.options_type(), seats, random_seed(rng))
    while due := GAME.to_act(state):
        if state.phase == "buy":
            yield state
        action = choose(GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
        state = GAME.apply(state, due[0], action).state
