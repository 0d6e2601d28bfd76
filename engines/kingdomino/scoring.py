"""What a kingdom is worth: areas, crowns, the two bonuses, the tie-breaks and the final standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.score import ScoreLine
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.grid import Box, spread, squares
from engines.kingdomino.model import Kingdom, KingdominoOptions

MIDDLE_KINGDOM = 10
HARMONY = 5
SIZE = 5
DUEL_SIZE = 7
DYNASTY_GAMES = 3


def size_of(options: KingdominoOptions) -> int:
    """A kingdom fits in 5 by 5 squares, in a Mighty Duel in 7 by 7."""
    return DUEL_SIZE if options.mighty_duel else SIZE


def count_crowns(mask: int, crowns: tuple[int, int, int]) -> int:
    """The crowns on these squares."""
    ones, twos, threes = crowns
    return (mask & ones).bit_count() + (mask & twos).bit_count() + (mask & threes).bit_count()


def areas_of(terrain: int) -> Iterator[int]:
    """The areas of one terrain: its squares parted into edge-connected groups."""
    while terrain:
        area = spread(terrain & -terrain, terrain)
        yield area
        terrain ^= area


def terrain_points(terrain: int, crowns: tuple[int, int, int]) -> int:
    """Each area brings its squares times the crowns on it; areas of one terrain count apart."""
    crowned = terrain & crowns[0]
    points = 0
    while crowned:
        area = spread(crowned & -crowned, terrain)
        points += area.bit_count() * count_crowns(area, crowns)
        crowned &= ~area
    return points


def is_central(box: Box) -> bool:
    """Middle Kingdom: the castle (0, 0) is the centre of the smallest box around the kingdom."""
    x0, y0, x1, y1 = box
    return x0 + x1 == 0 and y0 + y1 == 0


def is_complete(taken: int, size: int) -> bool:
    """Harmony: every square of the 5 by 5 (7 by 7) is covered, so nothing was discarded."""
    return taken.bit_count() == size * size


def is_settled(kingdom: Kingdom, size: int) -> bool:
    """The castle's place in the box is final: the box is full-grown or the last domino is dealt with.

    Until then the ten points of Middle Kingdom would come and go with every placement, so the running
    score leaves them out.
    """
    x0, y0, x1, y1 = kingdom.box
    if x1 - x0 == y1 - y0 == size - 1:
        return True
    return len(kingdom.placements) + len(kingdom.discarded) == size * size // 2


def middle_kingdom_bonus(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """10 points for a castle in the centre, once that can't change any more."""
    if not options.middle_kingdom or not is_central(kingdom.box):
        return 0
    return MIDDLE_KINGDOM if is_settled(kingdom, size_of(options)) else 0


def harmony_bonus(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """5 points for a complete kingdom."""
    return HARMONY if options.harmony and is_complete(kingdom.taken, size_of(options)) else 0


def points_of(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """All points of a kingdom, certain bonuses included."""
    return sum(kingdom.points) + middle_kingdom_bonus(kingdom, options) + harmony_bonus(kingdom, options)


def largest_area(kingdom: Kingdom) -> int:
    """First tie-break: the number of squares of the largest area, crowned or not."""
    largest = 0
    for terrain in kingdom.terrains:
        while terrain.bit_count() > largest:
            area = spread(terrain & -terrain, terrain)
            largest = max(largest, area.bit_count())
            terrain ^= area
    return largest


def total_crowns(kingdom: Kingdom) -> int:
    """Second tie-break: all crowns of the kingdom."""
    return count_crowns(kingdom.taken, kingdom.crowns)


class AreaMask(NamedTuple):
    """An area: its terrain's name, its squares and its crowns."""

    terrain: str
    mask: int
    crowns: int

    @property
    def points(self) -> int:
        return self.mask.bit_count() * self.crowns


def all_areas(kingdom: Kingdom) -> tuple[AreaMask, ...]:
    """All areas, also those without a crown: by terrain in the table's order, then in reading order."""
    return tuple(
        [
            AreaMask(name, area, count_crowns(area, kingdom.crowns))
            for name, terrain in zip(TERRAINS, kingdom.terrains, strict=True)
            for area in areas_of(terrain)
        ]
    )


def kingdom_lines(seat: int, kingdom: Kingdom, options: KingdominoOptions) -> tuple[ScoreLine, ...]:
    """One line for each area with a crown and for each bonus."""
    lines = []
    for name, mask, crowns in all_areas(kingdom):
        if crowns:
            size = mask.bit_count()
            facts = (("squares", size), ("crowns", crowns))
            lines.append(ScoreLine(seat, name, size * crowns, squares(mask), facts))
    if middle := middle_kingdom_bonus(kingdom, options):
        lines.append(ScoreLine(seat, "middle_kingdom", middle, ((0, 0),)))
    if harmony := harmony_bonus(kingdom, options):
        lines.append(ScoreLine(seat, "harmony", harmony))
    return tuple(lines)
