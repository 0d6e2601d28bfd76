"""Compares the model that plays many kingdoms at once (`strong.boards`) with the engine, domino by domino."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from engines.kingdomino.actions import Place
from engines.kingdomino.data import DUEL_SIZE, SIZE
from engines.kingdomino.kingdom import BARE, Kingdom, with_placement, without
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.placing import placements
from engines.kingdomino.players.strong.boards import Boards, area_points, final_points, laid, layings
from engines.kingdomino.players.strong.frames import Corner, bits_of, framed
from engines.kingdomino.scoring import points_of

PARTS = ("terrains", "crowns", "taken", "castle", "discards")
A_GAME = 36
"""At least this many positions are compared for each game that is asked for."""


def compare(folder: Path, games: int, *flags: str) -> int:
    """Lays dominoes in kingdoms of both sizes and returns how many; nothing is compiled here."""
    return compare_size(SIZE, games) + compare_size(DUEL_SIZE, games)


def compare_size(size: int, games: int) -> int:
    """Checks that the model offers the engine's placements and has its points after each of them."""
    rng = random.Random(size)
    options = KingdominoOptions(middle_kingdom=True, harmony=True, mighty_duel=size == DUEL_SIZE)
    compared = 0
    for _ in range(games):
        corner = rng.choice([(size // 2, size // 2), (rng.randrange(size), rng.randrange(size))])
        kingdom = BARE
        board = framed(kingdom, size, (corner,))
        for domino in rng.sample(range(1, 49), size * size // 2):
            kingdom, board = one_more(kingdom, board, domino, corner, rng)
            assert area_points(board).tolist() == [kingdom.points]
            compared += 1
        again = framed(kingdom, size, (corner,))
        for part in PARTS:
            assert np.array_equal(getattr(board, part), getattr(again, part)), part
        final = final_points(board, middle_kingdom=True, harmony=True)
        assert final.tolist() == [points_of(kingdom, options)]
    return compared


def one_more(
    kingdom: Kingdom, board: Boards, domino: int, corner: Corner, rng: random.Random
) -> tuple[Kingdom, Boards]:
    """Returns the kingdoms after engine and model laid the domino; both must agree where it may be laid."""
    dominoes = np.array([domino])
    ways = layings(board, dominoes)
    places = _within(kingdom, domino, board.size, corner)
    squares = list(zip(ways.first.tolist(), ways.second.tolist(), strict=True))
    assert sorted(squares) == sorted(places or [(0, 0)])
    at = rng.randrange(len(squares))
    after = laid(board, dominoes, ways).take([at])
    if not places:
        return without(kingdom, domino), after
    return with_placement(kingdom, places[squares[at]].placement), after


def _within(kingdom: Kingdom, domino: int, size: int, corner: Corner) -> dict[tuple[int, int], Place]:
    """Returns the engine's placements that stay within a frame, by their squares there."""
    left, top = corner
    found = {}
    for place in placements(kingdom, domino, size):
        squares = place.placement.first, place.placement.second
        if all(0 <= x + left < size and 0 <= y + top < size for x, y in squares):
            found[bits_of(place, corner)] = place
    return found
