"""Castles of Mad King Ludwig's own figure: how long legal placements take in castles of self-play."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping

from engines.core.chance import random_seed
from engines.mad_king_ludwig.choices import on_sale
from engines.mad_king_ludwig.game import MadKingLudwig
from engines.mad_king_ludwig.model import State
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import plan_of
from tests.bench.rows import Effort, Figure, Row, at_share

TILE_TARGET = 30
MARKET_TARGET = 150
MILLISECONDS = 1000


def placements(effort: Effort) -> list[Row]:
    """The slowest hundredth of all questions where a tile, and where the whole market, may be placed."""
    tiles: list[float] = []
    markets: list[float] = []
    for state in _purchases(effort(12, 1)):
        plan = plan_of(state.castles[state.turn.seat].tiles)
        whole = 0.0
        for tile in on_sale(state):
            begin = time.process_time()
            spots(plan, tile)
            spent = (time.process_time() - begin) * MILLISECONDS
            tiles.append(spent)
            whole += spent
        markets.append(whole)
    return [
        Row(
            "legal placements of a tile, 99th percentile", at_share(tiles, 0.99), "ms", "at most", TILE_TARGET
        ),
        Row("of the whole market, 99th percentile", at_share(markets, 0.99), "ms", "at most", MARKET_TARGET),
    ]


def _purchases(games: int) -> Iterator[State]:
    """Every state in which a tile is bought, in games of greedy players with two to four seats."""
    game = MadKingLudwig()
    rng = random.Random(1)
    choose = game.players["greedy"]
    for number in range(games):
        seed = random_seed(rng)
        state = game.setup(game.options_type(), 2 + number % 3, seed)
        while due := game.to_act(state):
            if state.phase == "buy":
                yield state
            action = choose(game.view(state, due[0]), game.legal(state, due[0]), rng, 1.0)
            state = game.apply(state, due[0], action).state


FIGURES: Mapping[str, Figure] = {"placements": placements}
