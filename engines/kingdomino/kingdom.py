"""A kingdom and the rules of connection: where a domino may lie, and the kingdom with it laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import PlainValidator, TypeAdapter
from typing_extensions import TypedDict

from engines.core.errors import IllegalAction
from engines.kingdomino.data import DOMINOES, TERRAINS
from engines.kingdomino.grid import BIT, CASTLE, ROW, around, square_at, window
from engines.kingdomino.model import WAYS, Half, Kingdom, Place, Placement, Square
from engines.kingdomino.scoring import terrain_points

BARE = Kingdom(
    placements=(),
    discarded=(),
    taken=CASTLE,
    terrains=(0,) * len(TERRAINS),
    crowns=(0, 0, 0),
    points=(0,) * len(TERRAINS),
    box=(0, 0, 0, 0),
)
"""A kingdom at the start: the castle alone."""

Spots = tuple[int, int, int, int]
"""Where the first half may lie when the second is to the east, south, west and north of it."""


_NUMBERS = {terrain: number for number, terrain in enumerate(TERRAINS)}


def near(kingdom: Kingdom, half: Half) -> int:
    """Where a half has contact: beside the castle, which goes with all, or beside its own terrain."""
    return around(kingdom.terrains[_NUMBERS[half.terrain]] | CASTLE)


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


def with_halves(kingdom: Kingdom, halves: Iterable[tuple[Square, Half]], *placed: Placement) -> Kingdom:
    """The kingdom with more squares, the placement that they belong to, and its points."""
    taken = kingdom.taken
    terrains = [*kingdom.terrains]
    points = [*kingdom.points]
    ones, twos, threes = kingdom.crowns
    x0, y0, x1, y1 = kingdom.box
    changed = set()
    for square, (name, crowns) in halves:
        bit = BIT[square]
        terrain = _NUMBERS[name]
        changed.add(terrain)
        taken |= bit
        terrains[terrain] |= bit
        if crowns:
            ones |= bit
            if crowns > 1:
                twos |= bit
                if crowns > 2:
                    threes |= bit
        x, y = square
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
    crowned = (ones, twos, threes)
    for terrain in changed:
        points[terrain] = terrain_points(terrains[terrain], crowned)
    return Kingdom(
        (*kingdom.placements, *placed),
        kingdom.discarded,
        taken,
        tuple(terrains),
        crowned,
        tuple(points),
        (x0, y0, x1, y1),
    )


def with_placement(kingdom: Kingdom, placement: Placement) -> Kingdom:
    """The kingdom with a domino laid; whether that is legal was asked before."""
    domino, first, second = placement
    left, right = DOMINOES[domino]
    return with_halves(kingdom, ((first, left), (second, right)), placement)


def without(kingdom: Kingdom, domino: int) -> Kingdom:
    """The kingdom after a domino was discarded."""
    return kingdom._replace(discarded=(*kingdom.discarded, domino))


class _Laid(TypedDict):
    placements: tuple[Placement, ...]
    discarded: tuple[int, ...]


_LAID = TypeAdapter(_Laid)


def _rebuild(value: Any) -> Kingdom:
    laid = _LAID.validate_python(value)
    kingdom = BARE
    for placement in laid["placements"]:
        inside = placement.first in BIT and placement.second in BIT
        if placement.domino not in DOMINOES or not inside:
            raise ValueError(f"no such placement: {placement}")
        kingdom = with_placement(kingdom, placement)
    return kingdom._replace(discarded=laid["discarded"])


StoredKingdom = Annotated[Kingdom, PlainValidator(_rebuild)]
"""A kingdom in a stored state: only what was laid and discarded; the rest is computed anew."""
