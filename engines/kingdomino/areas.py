"""Areas as masks of `grid`: edge-connected squares of one terrain, their crowns and their points."""

from __future__ import annotations

Crowns = tuple[int, int, int]
"""The squares with at least one, at least two and three crowns."""


def count_crowns(area: int, crowns: Crowns) -> int:
    """Returns the number of crowns on these squares."""
    ones, twos, threes = crowns
    return (area & ones).bit_count() + (area & twos).bit_count() + (area & threes).bit_count()


def area_points(area: int, crowns: Crowns) -> int:
    """An area scores its squares times its crowns."""
    if not area & crowns[0]:
        return 0
    return area.bit_count() * count_crowns(area, crowns)
