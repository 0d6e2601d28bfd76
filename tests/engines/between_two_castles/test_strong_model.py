"""The strong player's castles in numbers, checked against the rules and against those of its training."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import REGULAR
from engines.between_two_castles.players.strong.boards import Addition, boards_of, outlook_of
from engines.between_two_castles.players.strong.features import Told, describe
from engines.between_two_castles.scoring import points_of
from engines.core.chance import random_seed
from tests.engines.between_two_castles.positions import GAME
from tests.soak import SOAK
from training.between_two_castles.compare import compare_castles

TOLD = Path(__file__).parent / "told.jsonl"
"""Castles of the training's games with their points and numbers, as `told.cpp` writes them."""


def described(additions: Sequence[Addition]) -> Told:
    return describe(boards_of(additions), outlook_of(additions))


def castles_of_chance() -> Iterator[Castle]:
    """Castles of games in which everything is left to chance, each with every change."""
    rng = random.Random(5)
    while True:
        state = GAME.setup(GAME.options_type(), rng.choice((3, 4, 7)), random_seed(rng))
        before = state.castles
        while due := GAME.to_act(state):
            state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
            yield from (one for one, other in zip(state.castles, before, strict=True) if one is not other)
            before = state.castles


def test_castles_have_the_points_of_the_rules() -> None:
    number = 6000 if SOAK else 150
    castles = [*islice(castles_of_chance(), number)]
    for begin in range(0, number, 50):
        some = castles[begin : begin + 50]
        told = described([Addition(castle, 3) for castle in some])
        assert told.points.tolist() == [points_of(castle) for castle in some]


def test_a_castle_with_one_more_room_has_the_points_of_the_rules() -> None:
    rng = random.Random(2)
    for before in islice(castles_of_chance(), 0, 3000 if SOAK else 40, 10):
        room = rng.choice(REGULAR)
        cells = legal_cells(before, room)
        told = described([Addition(before, 3, "", room, cell) for cell in cells])
        assert told.points.tolist() == [points_of(before.with_room(room, cell)) for cell in cells]


def test_the_training_counts_and_describes_castles_as_the_player_does() -> None:
    """Also where no compiler is: tests/training compares fresh ones."""
    lines = [json.loads(line) for line in TOLD.read_text().splitlines()]
    compare_castles(lines)
    assert len(lines) >= 20
