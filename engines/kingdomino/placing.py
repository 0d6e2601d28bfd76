"""The rules of connection: where a domino may lie in a kingdom."""

from __future__ import annotations

from engines.core.errors import IllegalAction
from engines.kingdomino.actions import Place
from engines.kingdomino.data import DOMINOES, WAYS, Half, Placement
from engines.kingdomino.grid import BIT, CASTLE, ROW, around, square_at, window
from engines.kingdomino.kingdom import TERRAIN_NUMBER, Kingdom

Spots = tuple[int, int, int, int]
"""Where the first half may lie when the second is to the east, south, west and north of it."""


def near(kingdom: Kingdom, half: Half) -> int:
    """Where a half has contact: beside the castle, which goes with all, or beside its own terrain."""
    return around(kingdom.terrains[TERRAIN_NUMBER[half.terrain]] | CASTLE)


def spots(kingdom: Kingdom, first: Half, second: Half, size: int) -> Spots:
    """Every place of a domino: both squares are empty and within the size, and at least one half
    shares an edge with the castle or with a square of its own terrain.

    Equal halves look the same both ways round, so such a domino only lies to the east or south.
    """
    free = window(kingdom.box, size) & ~kingdom.taken
    near_first = near(kingdom, first)
    if first == second:
        east = free & free >> 1 & (near_first | near_first >> 1)
        south = free & free >> ROW & (near_first | near_first >> ROW)
        return east, south, 0, 0
    near_second = near(kingdom, second)
    return (
        free & free >> 1 & (near_first | near_second >> 1),
        free & free >> ROW & (near_first | near_second >> ROW),
        free & free << 1 & (near_first | near_second << 1),
        free & free << ROW & (near_first | near_second << ROW),
    )


def fits_somewhere(kingdom: Kingdom, domino: int, size: int) -> bool:
    """Whether the domino has any legal place; if not, it must be discarded."""
    return any(spots(kingdom, *DOMINOES[domino], size))


class _Places(dict[int, tuple[Place, ...]]):
    """The placements of one domino by the bit of its first half, one for each way; made when first met."""

    def __init__(self, domino: int) -> None:
        self.domino = domino

    def __missing__(self, bit: int) -> tuple[Place, ...]:
        x, y = square_at(bit.bit_length() - 1)
        places = self[bit] = tuple(Place(domino=self.domino, x=x, y=y, way=way) for way in WAYS)
        return places


_PLACES = {domino: _Places(domino) for domino in DOMINOES}


def placements(kingdom: Kingdom, domino: int, size: int) -> tuple[Place, ...]:
    """Every legal placement of a domino: squares in reading order, ways as E, S, W, N."""
    east, south, west, north = spots(kingdom, *DOMINOES[domino], size)
    places = _PLACES[domino]
    found = []
    left = east | south | west | north
    while left:
        bit = left & -left
        left ^= bit
        to_east, to_south, to_west, to_north = places[bit]
        if bit & east:
            found.append(to_east)
        if bit & south:
            found.append(to_south)
        if bit & west:
            found.append(to_west)
        if bit & north:
            found.append(to_north)
    return tuple(found)


def check_placement(kingdom: Kingdom, placement: Placement, size: int) -> None:
    """Refuse an illegal placement and say which rule it breaks."""
    domino, first, second = placement
    if first not in BIT or second not in BIT:
        raise IllegalAction("too_large", domino=domino, size=size)
    one, two = BIT[first], BIT[second]
    if kingdom.taken & (one | two):
        raise IllegalAction("overlap", domino=domino)
    if (one | two) & ~window(kingdom.box, size):
        raise IllegalAction("too_large", domino=domino, size=size)
    left, right = DOMINOES[domino]
    if not (one & near(kingdom, left) or two & near(kingdom, right)):
        raise IllegalAction("no_contact", domino=domino)
    if two < one and left == right:
        raise IllegalAction("same_as_turned", domino=domino)
