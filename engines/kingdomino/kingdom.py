"""A seat's kingdom: the castle and what was laid around it, and what follows from that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

from pydantic import PlainValidator, TypeAdapter
from typing_extensions import TypedDict

from engines.kingdomino.areas import Crowns, terrain_points
from engines.kingdomino.data import DOMINOES, TERRAINS, Half, Placement, Square
from engines.kingdomino.grid import BIT, CASTLE, Box


class Kingdom(NamedTuple):
    """One seat's kingdom. Everything after `discarded` follows from it and is kept for speed."""

    placements: tuple[Placement, ...]
    discarded: tuple[int, ...]
    taken: int
    """All squares, the castle included, as a mask of `grid`."""
    terrains: tuple[int, ...]
    """The squares of each terrain, in the order of `data.TERRAINS`."""
    crowns: Crowns
    """The squares with at least one, at least two and three crowns."""
    points: tuple[int, ...]
    """The points of each terrain's areas."""
    box: Box
    """Smallest and largest x and y: (x0, y0, x1, y1), the castle included."""

    def stored(self) -> dict[str, object]:
        """What is kept of it in a stored state: the rest is computed anew."""
        return {"placements": self.placements, "discarded": self.discarded}


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

TERRAIN_NUMBER = {terrain: number for number, terrain in enumerate(TERRAINS)}
"""Where each terrain stands in the tuples of a kingdom."""


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
        terrain = TERRAIN_NUMBER[name]
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
