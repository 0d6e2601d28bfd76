"""The strong player's castles in numbers, checked against the rules and against those of its training."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from engines.between_two_castles.castle import Built, Castle, legal_cells
from engines.between_two_castles.data import CARDS, HANGINGS, REGULAR, ROOMS, THRONES
from engines.between_two_castles.players import training
from engines.between_two_castles.players.strong.boards import BONUSES, Addition, boards_of
from engines.between_two_castles.players.strong.network import network
from engines.between_two_castles.players.strong.numbers import describe
from engines.between_two_castles.players.training.__main__ import NUMBERS, network_in, rooms
from engines.between_two_castles.scoring import points_of
from engines.core.chance import random_seed
from tests.engines.between_two_castles.positions import GAME
from tests.soak import SOAK

SOURCES = Path(training.__file__).parent
TOLD = Path(__file__).parent / "told.jsonl"
"""Castles of the training's games with their points and numbers, as `told.cpp` writes them."""


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
        told = describe(boards_of([Addition(castle, 3) for castle in some]))
        assert told.points.tolist() == [points_of(castle) for castle in some]


def test_a_castle_with_one_more_room_has_the_points_of_the_rules() -> None:
    rng = random.Random(2)
    for before in islice(castles_of_chance(), 0, 3000 if SOAK else 40, 10):
        room = rng.choice(REGULAR)
        cells = legal_cells(before, room)
        told = describe(boards_of([Addition(before, 3, "", room, cell) for cell in cells]))
        assert told.points.tolist() == [points_of(before.with_room(room, cell)) for cell in cells]


def addition(told: dict[str, list[list[int]]]) -> Addition:
    """A castle of the training's."""
    names, thrones = [*ROOMS], [*THRONES]
    rooms_of = tuple(Built(names[tile], x, y) for tile, x, y in told["rooms"])
    served = zip(HANGINGS, told["attendants"], strict=True)
    attendants = tuple(hanging for hanging, number in served for _ in range(int(str(number))))
    cards = tuple(CARDS[int(str(card))] for card in told["cards"])
    castle = Castle(thrones[int(str(told["throne"]))], rooms_of, attendants, cards)
    pending = int(str(told["pending"]))
    return Addition(castle, int(str(told["left"])), BONUSES[pending] if pending >= 0 else "")


def test_the_training_counts_and_describes_castles_as_the_player_does() -> None:
    lines = [json.loads(line) for line in TOLD.read_text().splitlines()]
    additions = [*map(addition, lines)]
    assert [points_of(one.castle) for one in additions] == [line["points"] for line in lines]
    expected = np.zeros((len(lines), NUMBERS))
    for row, line in zip(expected, lines, strict=True):
        for number, value in line["numbers"].items():
            row[int(number)] = value
    found = describe(boards_of(additions)).numbers
    assert np.abs(found - expected).max() < 0.002
    assert len(lines) >= 20


def test_the_training_knows_the_tiles() -> None:
    assert (SOURCES / "rooms.hpp").read_text() == rooms() + "\n"


def test_weights_of_training_are_taken_over(tmp_path: Path) -> None:
    its_network = network()
    written = tmp_path / "weights.bin"
    np.concatenate([part.ravel() for part in its_network]).tofile(written)
    read = network_in(written)
    assert all(np.array_equal(one, other) for one, other in zip(its_network, read, strict=True))
    written.write_bytes(written.read_bytes()[:-4])
    with pytest.raises(ValueError, match="weights"):
        network_in(written)
