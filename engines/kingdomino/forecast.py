"""What a placement brings at once, from the view alone: for panels, pictures and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kingdomino import placing
from engines.kingdomino.actions import KingdominoAction, Place
from engines.kingdomino.grid import BIT, squares
from engines.kingdomino.kingdom import with_placement
from engines.kingdomino.scoring import all_areas, points_of
from engines.kingdomino.view import Area, View


def gain_of(view: View, action: Place) -> int:
    """The points that a placement brings at once, a bonus included that becomes certain with it."""
    seen = view.kingdoms[view.to_act[0]]
    after = with_placement(seen.kingdom, action.placement)
    return points_of(after, view.options) - seen.points


def best_gain(view: View, domino: int) -> int | None:
    """The most points that a domino would bring the seat that is due if it were laid now; None: no place."""
    seen = view.kingdoms[view.to_act[0]]
    places = placing.placements(seen.kingdom, domino, view.size)
    return max((gain_of(view, place) for place in places), default=None)


def placements(view: View) -> tuple[Place, ...]:
    """Every legal placement of the domino that is due; () when none is to be placed."""
    if view.phase != "place" or view.due is None:
        return ()
    return placing.placements(view.kingdoms[view.to_act[0]].kingdom, view.due, view.size)


_READING = ("N", "W", "E", "S")


def in_reading_order(legal: Sequence[KingdominoAction]) -> list[KingdominoAction]:
    """The actions as they are asked for: at a square its ways from the upper to the lower."""
    found: dict[tuple[int, int], int] = {}
    for action in legal:
        if isinstance(action, Place):
            found.setdefault((action.x, action.y), len(found))

    def place_of(action: KingdominoAction) -> tuple[int, int]:
        if not isinstance(action, Place):
            return 0, 0
        return found[action.x, action.y], _READING.index(action.way)

    return sorted(legal, key=place_of)


class Growth(NamedTuple):
    """An area as it would be with the domino, and the points it would bring more than now."""

    area: Area
    gain: int


def growths(view: View, action: Place) -> tuple[Growth, ...]:
    """Each area that the domino would join or found, the one that brings most first."""
    seen = view.kingdoms[view.to_act[0]]
    _, first, second = action.placement
    laid = BIT[first] | BIT[second]
    found = []
    for area in all_areas(with_placement(seen.kingdom, action.placement)):
        if area.mask & laid:
            cells = squares(area.mask)
            before = sum(old.points for old in seen.areas if set(old.squares) <= set(cells))
            found.append(Growth(Area(area.terrain, cells, area.crowns), area.points - before))
    return tuple(sorted(found, key=lambda growth: -growth.gain))
