"""A seat's kingdom: the castle, the dominoes laid around it, and values derived from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

from pydantic import PlainValidator, TypeAdapter
from typing_extensions import TypedDict

from engines.kingdomino.areas import Crowns, area_points
from engines.kingdomino.data import DOMINOES, TERRAINS, Half, Placement, Square
from engines.kingdomino.grid import BESIDE, BIT, CASTLE, Box


class Kingdom(NamedTuple):
    """One seat's kingdom. All fields after `discarded` are derived and kept for speed."""

    placements: tuple[Placement, ...]
    discarded: tuple[int, ...]
    taken: int
    """All squares, the castle included, as a mask of `grid`."""
    areas: tuple[tuple[int, ...], ...]
    """The areas of each terrain as masks, the terrains in the order of `data.TERRAINS`."""
    crowns: Crowns
    """The squares with at least one, at least two and three crowns."""
    near: tuple[int, ...]
    """The squares where a half of each terrain has contact: beside the castle, or beside its own terrain."""
    points: int
    """The points of all areas."""
    box: Box
    """Smallest and largest x and y: (x0, y0, x1, y1), the castle included."""

    def stored(self) -> dict[str, object]:
        """Returns the fields that a stored state keeps; the others are computed again."""
        return {"placements": self.placements, "discarded": self.discarded}


BARE = Kingdom(
    placements=(),
    discarded=(),
    taken=CASTLE,
    areas=((),) * len(TERRAINS),
    crowns=(0, 0, 0),
    near=(BESIDE[0, 0],) * len(TERRAINS),
    points=0,
    box=(0, 0, 0, 0),
)
"""A kingdom at the start: the castle alone."""

TERRAIN_NUMBER = {terrain: number for number, terrain in enumerate(TERRAINS)}
"""The index of each terrain in the tuples of a kingdom."""


def with_halves(kingdom: Kingdom, halves: Iterable[tuple[Square, Half]], *placed: Placement) -> Kingdom:
    """Returns the kingdom with more squares, the placement that they belong to, and its points.

    A new square joins all areas of its terrain that it touches; the gain is the joined area's points less the
    points of its parts.
    """
    placements, discarded, taken, areas_before, (ones, twos, threes), near_before, points, box = kingdom
    areas, near = [*areas_before], [*near_before]
    x0, y0, x1, y1 = box
    for square, (name, crowns) in halves:
        bit, beside, terrain = BIT[square], BESIDE[square], TERRAIN_NUMBER[name]
        taken |= bit
        near[terrain] |= beside
        if crowns:
            ones |= bit
            if crowns > 1:
                twos |= bit
                if crowns > 2:
                    threes |= bit
        crowned = (ones, twos, threes)
        joined, apart = bit, []
        for area in areas[terrain]:
            if area & beside:
                joined |= area
                points -= area_points(area, crowned)
            else:
                apart.append(area)
        areas[terrain] = (*apart, joined)
        points += area_points(joined, crowned)
        x, y = square
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
    return Kingdom(
        (*placements, *placed),
        discarded,
        taken,
        tuple(areas),
        (ones, twos, threes),
        tuple(near),
        points,
        (x0, y0, x1, y1),
    )


def with_placement(kingdom: Kingdom, placement: Placement) -> Kingdom:
    """Returns the kingdom with a domino laid; the caller has checked that this is legal."""
    domino, first, second = placement
    left, right = DOMINOES[domino]
    return with_halves(kingdom, ((first, left), (second, right)), placement)


def without(kingdom: Kingdom, domino: int) -> Kingdom:
    """Returns the kingdom after a domino was discarded."""
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
"""A kingdom in a stored state: only its placements and discards; the rest is computed again."""
