"""A kingdom and the rules of connection: where a domino may lie, and the kingdom with it laid."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from pydantic import PlainValidator, TypeAdapter
from typing_extensions import TypedDict

from engines.core.errors import IllegalAction
from engines.kingdomino.data import DOMINOES, TERRAINS
from engines.kingdomino.grid import CASTLE, ROW, around, bits, index, on_field, square_at, window
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


def spots(kingdom: Kingdom, first: Half, second: Half, size: int) -> Spots:
    """Every place of a domino: both squares are empty and within the size, and at least one half
    shares an edge with the castle or with a square of its own terrain.

    Equal halves look the same both ways round, so such a domino only lies to the east or south.
    """
    free = window(kingdom.box, size) & ~kingdom.taken
    near_first = around(kingdom.terrains[TERRAINS.index(first.terrain)] | CASTLE)
    if first == second:
        east = free & free >> 1 & (near_first | near_first >> 1)
        south = free & free >> ROW & (near_first | near_first >> ROW)
        return east, south, 0, 0
    near_second = around(kingdom.terrains[TERRAINS.index(second.terrain)] | CASTLE)
    return (
        free & free >> 1 & (near_first | near_second >> 1),
        free & free >> ROW & (near_first | near_second >> ROW),
        free & free << 1 & (near_first | near_second << 1),
        free & free << ROW & (near_first | near_second << ROW),
    )


def fits_somewhere(kingdom: Kingdom, domino: int, size: int) -> bool:
    """Whether the domino has any legal place; if not, it must be discarded."""
    return any(spots(kingdom, *DOMINOES[domino], size))


@cache
def _place(domino: int, number: int, way: int) -> Place:
    x, y = square_at(number)
    return Place(domino=domino, x=x, y=y, way=tuple(WAYS)[way])


def placements(kingdom: Kingdom, domino: int, size: int) -> tuple[Place, ...]:
    """Every legal placement of a domino: squares in reading order, ways as E, S, W, N."""
    keys = [
        number << 2 | way
        for way, mask in enumerate(spots(kingdom, *DOMINOES[domino], size))
        for number in bits(mask)
    ]
    keys.sort()
    return tuple([_place(domino, key >> 2, key & 3) for key in keys])


def check_placement(kingdom: Kingdom, placement: Placement, size: int) -> None:
    """Refuse an illegal placement and say which rule it breaks."""
    domino, first, second = placement
    if not (on_field(first) and on_field(second)):
        raise IllegalAction("too_large", domino=domino, size=size)
    one, two = 1 << index(first), 1 << index(second)
    both = one | two
    if kingdom.taken & both:
        raise IllegalAction("overlap", domino=domino)
    if both & ~window(kingdom.box, size):
        raise IllegalAction("too_large", domino=domino, size=size)
    halves = DOMINOES[domino]
    if not any(
        square & around(kingdom.terrains[TERRAINS.index(half.terrain)] | CASTLE)
        for square, half in zip((one, two), halves, strict=True)
    ):
        raise IllegalAction("no_contact", domino=domino)
    if halves[0] == halves[1] and two < one:
        raise IllegalAction("same_as_turned", domino=domino)


def with_square(kingdom: Kingdom, square: Square, half: Half) -> Kingdom:
    """The kingdom with one more square, and its points."""
    bit = 1 << index(square)
    ones, twos, threes = kingdom.crowns
    if half.crowns:
        ones |= bit
        if half.crowns > 1:
            twos |= bit
            if half.crowns > 2:
                threes |= bit
    crowns = (ones, twos, threes)
    which = TERRAINS.index(half.terrain)
    terrain = kingdom.terrains[which] | bit
    points = terrain_points(terrain, crowns)
    x, y = square
    x0, y0, x1, y1 = kingdom.box
    return Kingdom(
        kingdom.placements,
        kingdom.discarded,
        kingdom.taken | bit,
        (*kingdom.terrains[:which], terrain, *kingdom.terrains[which + 1 :]),
        crowns,
        (*kingdom.points[:which], points, *kingdom.points[which + 1 :]),
        (min(x, x0), min(y, y0), max(x, x1), max(y, y1)),
    )


def with_placement(kingdom: Kingdom, placement: Placement) -> Kingdom:
    """The kingdom with a domino laid; whether that is legal was asked before."""
    left, right = DOMINOES[placement.domino]
    grown = with_square(with_square(kingdom, placement.first, left), placement.second, right)
    return grown._replace(placements=(*kingdom.placements, placement))


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
        inside = on_field(placement.first) and on_field(placement.second)
        if placement.domino not in DOMINOES or not inside:
            raise ValueError(f"no such placement: {placement}")
        kingdom = with_placement(kingdom, placement)
    return kingdom._replace(discarded=laid["discarded"])


StoredKingdom = Annotated[Kingdom, PlainValidator(_rebuild)]
"""A kingdom in a stored state: only what was laid and discarded; the rest is computed anew."""
