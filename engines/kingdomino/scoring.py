"""The score of a kingdom: areas and bonuses as score lines, the tie-breaks and the final standings."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.score import Result, ScoreLine, Standing, rank
from engines.kingdomino.areas import count_crowns
from engines.kingdomino.data import HARMONY, MIDDLE_KINGDOM, TERRAINS
from engines.kingdomino.grid import Box, squares
from engines.kingdomino.kingdom import Kingdom
from engines.kingdomino.options import KingdominoOptions, size_of
from engines.kingdomino.state import State


def is_central(box: Box) -> bool:
    """Middle Kingdom: the castle (0, 0) is the center of the smallest box around the kingdom."""
    x0, y0, x1, y1 = box
    return x0 + x1 == 0 and y0 + y1 == 0


def is_complete(taken: int, size: int) -> bool:
    """Harmony: every square of the 5 by 5 (7 by 7) is covered, so nothing was discarded."""
    return taken.bit_count() == size * size


def is_settled(kingdom: Kingdom, size: int) -> bool:
    """The castle's place in the box is final: the box is full-grown or the last domino is out of play.

    Until then the ten points of Middle Kingdom would come and go with every placement, so the running score
    leaves them out.
    """
    x0, y0, x1, y1 = kingdom.box
    if x1 - x0 == y1 - y0 == size - 1:
        return True
    return len(kingdom.placements) + len(kingdom.discarded) == size * size // 2


def middle_kingdom_bonus(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """10 points for a castle in the center, once that can't change any more."""
    if not options.middle_kingdom or not is_central(kingdom.box):
        return 0
    return MIDDLE_KINGDOM if is_settled(kingdom, size_of(options)) else 0


def harmony_bonus(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """5 points for a complete kingdom."""
    return HARMONY if options.harmony and is_complete(kingdom.taken, size_of(options)) else 0


def points_of(kingdom: Kingdom, options: KingdominoOptions) -> int:
    """All points of a kingdom, certain bonuses included."""
    points = kingdom.points
    if options.middle_kingdom:
        points += middle_kingdom_bonus(kingdom, options)
    if options.harmony:
        points += harmony_bonus(kingdom, options)
    return points


def largest_area(kingdom: Kingdom) -> int:
    """First tie-break: the number of squares of the largest area, crowned or not."""
    return max([area.bit_count() for areas in kingdom.areas for area in areas], default=0)


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


def _first_square(area: int) -> int:
    return area & -area


def all_areas(kingdom: Kingdom) -> tuple[AreaMask, ...]:
    """All areas, also those without a crown: by terrain in the table's order, then in reading order."""
    return tuple(
        [
            AreaMask(name, area, count_crowns(area, kingdom.crowns))
            for name, areas in zip(TERRAINS, kingdom.areas, strict=True)
            for area in sorted(areas, key=_first_square)
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


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """All lines seat by seat; the earlier games of a Dynasty are one line each."""
    lines: list[ScoreLine] = []
    for seat, kingdom in enumerate(state.kingdoms):
        lines += (
            ScoreLine(seat, f"game_{number}", points_of(kingdoms[seat], state.options))
            for number, kingdoms in enumerate(state.earlier, 1)
        )
        lines += kingdom_lines(seat, kingdom, state.options)
    return tuple(lines)


def result_of(state: State) -> Result:
    """Most points win; then the larger largest area, then more crowns; then the win is shared.

    In a Dynasty the largest areas and the crowns of the games are added up.
    """
    return rank(score_lines(state), _tie_breaks(state))


def standings_of(state: State) -> tuple[Standing, ...]:
    """The standings alone, without the lines that explain them."""
    sums = tuple(
        ScoreLine(seat, "sum", points_of(kingdom, state.options))
        for game in (*state.earlier, state.kingdoms)
        for seat, kingdom in enumerate(game)
    )
    return rank(sums, _tie_breaks(state)).standings


def _tie_breaks(state: State) -> list[tuple[int, int]]:
    games = (*state.earlier, state.kingdoms)
    return [
        (sum(map(largest_area, kingdoms)), sum(map(total_crowns, kingdoms)))
        for kingdoms in zip(*games, strict=True)
    ]
