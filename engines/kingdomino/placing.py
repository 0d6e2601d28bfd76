"""The rules of connection: where a domino may be laid in a kingdom."""

from __future__ import annotations

from engines.core.errors import IllegalAction
from engines.kingdomino.actions import Place
from engines.kingdomino.data import DOMINOES, WAYS, Half, Placement
from engines.kingdomino.grid import BIT, BITS, ROW, around, square_at, window
from engines.kingdomino.kingdom import TERRAIN_NUMBER, Kingdom

Spots = tuple[int, int, int, int]
"""Where the first half may lie when the second is to the east, south, west and north of it."""

MOST_PLACES = 400
"""Limit for each domino; in a kingdom of 5 by 5 there are no more than 324."""

Print = tuple[int, int, bool]
"""The properties of a domino that matter here: its terrains' numbers, and whether its halves are equal."""


def print_of(first: Half, second: Half) -> Print:
    return TERRAIN_NUMBER[first.terrain], TERRAIN_NUMBER[second.terrain], first == second


_PRINTS = {domino: print_of(*halves) for domino, halves in DOMINOES.items()}


def spots(kingdom: Kingdom, its_print: Print, size: int) -> Spots:
    """Returns every place of a domino: both squares are empty and within the size, and at least one half
    shares an edge with the castle or with a square of its own terrain.

    Equal halves look the same both ways round, so such a domino is only laid to the east or south.
    """
    first, second, alike = its_print
    near_first, near_second = kingdom.near[first], kingdom.near[second]
    free = window(kingdom.box, size) & ~kingdom.taken
    east = free & free >> 1 & (near_first | near_second >> 1)
    south = free & free >> ROW & (near_first | near_second >> ROW)
    if alike:
        return east, south, 0, 0
    west = free & free << 1 & (near_first | near_second << 1)
    north = free & free << ROW & (near_first | near_second << ROW)
    return east, south, west, north


def fits_somewhere(kingdom: Kingdom, domino: int, size: int) -> bool:
    """Returns whether the domino has any legal place; if not, it must be discarded."""
    first, second, _ = _PRINTS[domino]
    free = window(kingdom.box, size) & ~kingdom.taken
    # A half fits where it has contact and the square beside it is empty too, for the other half.
    return around((kingdom.near[first] | kingdom.near[second]) & free) & free != 0


class _Places(dict[int, Place]):
    """The placements of one domino, keyed by four times the number of its first half's bit plus the number of
    its direction, so that keys sort in listing order.

    Each is made on first use; all are dropped when they become many, which takes a long Mighty Duel.
    """

    def __init__(self, domino: int) -> None:
        self.domino = domino

    def __missing__(self, key: int) -> Place:
        number, way = divmod(key, len(_WAYS))
        x, y = square_at(number)
        if len(self) >= MOST_PLACES:
            self.clear()
        place = self[key] = Place(domino=self.domino, x=x, y=y, way=_WAYS[way])
        return place


_WAYS = tuple(WAYS)
_PLACES = {domino: _Places(domino) for domino in DOMINOES}


def placements(kingdom: Kingdom, domino: int, size: int) -> tuple[Place, ...]:
    """Every legal placement of a domino: squares in reading order, ways as E, S, W, N."""
    east, south, west, north = spots(kingdom, _PRINTS[domino], size)
    places = _PLACES[domino]
    found: list[Place] = []
    left = east | south | west | north
    # From the last square to the first: the highest bit of a mask is found faster than its lowest.
    while left:
        number = left.bit_length() - 1
        bit = BITS[number]
        left ^= bit
        number *= 4
        if bit & north:
            found.append(places[number + 3])
        if bit & west:
            found.append(places[number + 2])
        if bit & south:
            found.append(places[number + 1])
        if bit & east:
            found.append(places[number])
    found.reverse()
    return tuple(found)


def check_placement(kingdom: Kingdom, placement: Placement, size: int) -> None:
    """Raises an error that names the broken rule if the placement is illegal."""
    domino, first, second = placement
    if first not in BIT or second not in BIT:
        raise IllegalAction("too_large", domino=domino, size=size)
    one, two = BIT[first], BIT[second]
    both = one | two
    if kingdom.taken & both:
        raise IllegalAction("overlap", domino=domino)
    if both & ~window(kingdom.box, size):
        raise IllegalAction("too_large", domino=domino, size=size)
    left, right, alike = _PRINTS[domino]
    if not (one & kingdom.near[left] or two & kingdom.near[right]):
        raise IllegalAction("no_contact", domino=domino)
    if alike and two < one:
        raise IllegalAction("same_as_turned", domino=domino)
