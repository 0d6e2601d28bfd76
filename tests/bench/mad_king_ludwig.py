"""Castles of Mad King Ludwig's own figure: how long legal placements take in castles of self-play."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from functools import reduce

from engines.core.chance import random_seed
from engines.mad_king_ludwig.game import GAME
from engines.mad_king_ludwig.market import on_sale
from engines.mad_king_ludwig.placing import places
from engines.mad_king_ludwig.plan import Plan, extended, plan_of
from engines.mad_king_ludwig.state import State
from tests.bench.rows import Effort, Figure, Row, at_share

TILE_MS = 5
MARKET_MS = 10


def placements(effort: Effort) -> list[Row]:
    """The slowest hundredth of all questions where a tile, and where the whole market, may be placed."""
    tiles: list[float] = []
    markets: list[float] = []
    for number in range(effort(12, 1)):
        for state in _purchases(2 + number % 3, number):
            # a plan whose caches are empty
            plan = reduce(extended, state.castles[state.turn.seat].tiles, plan_of(()))
            spent = [_milliseconds(plan, tile) for tile in on_sale(state)]
            tiles += spent
            markets.append(sum(spent))
    return [
        Row("legal placements of a tile, 99th percentile", at_share(tiles, 0.99), "ms", "at most", TILE_MS),
        Row("of the whole market, 99th percentile", at_share(markets, 0.99), "ms", "at most", MARKET_MS),
    ]


def _milliseconds(plan: Plan, tile: str) -> float:
    begin = time.process_time()
    places(plan, tile).placements("buy")
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


FIGURES: Mapping[str, Figure] = {"placements": placements}
