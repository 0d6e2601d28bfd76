"""Areas as masks of `grid`: edge-connected squares of one terrain, the crowns on them, what they bring."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kingdomino.grid import spread

Crowns = tuple[int, int, int]
"""The squares with at least one, at least two and three crowns."""


def count_crowns(mask: int, crowns: Crowns) -> int:
    """The crowns on these squares."""
    ones, twos, threes = crowns
    return (mask & ones).bit_count() + (mask & twos).bit_count() + (mask & threes).bit_count()


def areas_of(terrain: int) -> Iterator[int]:
    """The areas of one terrain: its squares parted into edge-connected groups."""
    while terrain:
        area = spread(terrain & -terrain, terrain)
        yield area
        terrain ^= area


def terrain_points(terrain: int, crowns: Crowns) -> int:
    """Each area brings its squares times the crowns on it; areas of one terrain count apart."""
    crowned = terrain & crowns[0]
    points = 0
    while crowned:
        area = spread(crowned & -crowned, terrain)
        points += area.bit_count() * count_crowns(area, crowns)
        crowned &= ~area
    return points
