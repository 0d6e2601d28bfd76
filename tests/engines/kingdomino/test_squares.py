"""The masks of the engine against the rules applied square by square, on random kingdoms."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from engines.kingdomino.data import DOMINOES, WAYS, Half, Placement, Square
from engines.kingdomino.kingdom import BARE, Kingdom, with_placement
from engines.kingdomino.placing import placements
from engines.kingdomino.scoring import largest_area

Land = dict[Square, Half]


def neighbours(square: Square) -> list[Square]:
    return [(square[0] + dx, square[1] + dy) for dx, dy in WAYS.values()]


def fits(land: Land, placement: Placement, size: int) -> bool:
    """The three rules of connection, one after the other."""
    new = dict(zip((placement.first, placement.second), DOMINOES[placement.domino], strict=True))
    if any(square in land or square == (0, 0) for square in new):
        return False
    for axis in (0, 1):
        values = [square[axis] for square in (*land, *new, (0, 0))]
        if max(values) - min(values) >= size:
            return False
    return any(
        near == (0, 0) or (near in land and land[near].terrain == half.terrain)
        for square, half in new.items()
        for near in neighbours(square)
    )


def areas(land: Land) -> list[list[Square]]:
    left = set(land)
    found = []
    while left:
        area = [left.pop()]
        for square in area:
            for near in neighbours(square):
                if near in left and land[near].terrain == land[square].terrain:
                    left.remove(near)
                    area.append(near)
        found.append(area)
    return found


@st.composite
def grown(draw: st.DrawFn) -> tuple[Kingdom, Land, int]:
    """A kingdom grown at random, the same as a dictionary, and its size."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    size = draw(st.sampled_from((5, 7)))
    kingdom, land = BARE, Land()
    for domino in rng.sample(list(DOMINOES), draw(st.integers(0, size * size // 2))):
        if legal := placements(kingdom, domino, size):
            placement = rng.choice(legal).placement
            kingdom = with_placement(kingdom, placement)
            land[placement.first], land[placement.second] = DOMINOES[domino]
    return kingdom, land, size


@given(board=grown(), domino=st.sampled_from(list(DOMINOES)))
def test_the_legal_placements_are_those_that_keep_every_rule(
    board: tuple[Kingdom, Land, int], domino: int
) -> None:
    kingdom, land, size = board
    left, right = DOMINOES[domino]
    expected = []
    for y in range(-size, size + 1):
        for x in range(-size, size + 1):
            for dx, dy in list(WAYS.values())[: 2 if left == right else 4]:
                placement = Placement(domino, (x, y), (x + dx, y + dy))
                if fits(land, placement, size):
                    expected.append(placement)
    assert [place.placement for place in placements(kingdom, domino, size)] == expected


@given(board=grown())
def test_points_are_squares_times_crowns_of_every_area(board: tuple[Kingdom, Land, int]) -> None:
    kingdom, land, _ = board
    found = areas(land)
    points = [len(area) * sum(land[square].crowns for square in area) for area in found]
    assert kingdom.points == sum(points)
    assert largest_area(kingdom) == max(map(len, found), default=0)
