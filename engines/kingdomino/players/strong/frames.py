"""Converts the engine's kingdoms to frames: the frames that a kingdom may end up in, and its bits there."""

from __future__ import annotations

import numpy as np

from engines.kingdomino.actions import Place
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.grid import Box
from engines.kingdomino.kingdom import TERRAIN_NUMBER, Kingdom
from engines.kingdomino.players.strong.boards import KINDS, ROW, Boards

Corner = tuple[int, int]
"""The castle's square in a frame: column and row, from the upper left."""


def _axis(low: int, high: int, size: int) -> tuple[int, ...]:
    """Returns the castle's places along one axis: in the middle, else the two places nearest to it."""
    middle = size // 2
    possible = range(-low, size - high)
    if middle in possible:
        return (middle,)
    return tuple(sorted(possible, key=lambda at: abs(at - middle))[:2])


def frames(box: Box, size: int) -> tuple[Corner, ...]:
    """Returns the frames to examine for a kingdom of this box, the most central first."""
    x0, y0, x1, y1 = box
    return tuple((x, y) for y in _axis(y0, y1, size) for x in _axis(x0, x1, size))


def box_with(box: Box, place: Place) -> Box:
    """Returns the box after a domino is laid there."""
    _, (ax, ay), (bx, by) = place.placement
    x0, y0, x1, y1 = box
    return min(x0, ax, bx), min(y0, ay, by), max(x1, ax, bx), max(y1, ay, by)


def framed(kingdom: Kingdom, size: int, corners: tuple[Corner, ...]) -> Boards:
    """Returns the kingdom in these frames; it fits in all of them."""
    terrains = np.zeros((KINDS, len(corners)), dtype=np.uint64)
    crowned = np.zeros((3, len(corners)), dtype=np.uint64)
    castles = np.zeros(len(corners), dtype=np.uint64)
    for column, (left, top) in enumerate(corners):
        kinds, crowns = [0] * KINDS, [0] * 3
        for domino, first, second in kingdom.placements:
            for (x, y), half in zip((first, second), DOMINOES[domino], strict=True):
                bit = 1 << (y + top) * ROW + x + left
                kinds[TERRAIN_NUMBER[half.terrain]] |= bit
                for level in range(half.crowns):
                    crowns[level] |= bit
        terrains[:, column] = kinds
        crowned[:, column] = crowns
        castles[column] = 1 << top * ROW + left
    taken = np.bitwise_or.reduce(terrains, axis=0) | castles
    discards = np.full(len(corners), len(kingdom.discarded), dtype=np.int64)
    return Boards(size, terrains, crowned, taken, castles, discards)


def bits_of(place: Place, corner: Corner) -> tuple[int, int]:
    """Returns the squares of a domino laid there, in this frame."""
    left, top = corner
    _, (ax, ay), (bx, by) = place.placement
    return 1 << (ay + top) * ROW + ax + left, 1 << (by + top) * ROW + bx + left
