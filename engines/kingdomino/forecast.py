"""What a placement brings at once, from the view alone: for panels, pictures and computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.kingdomino import placing
from engines.kingdomino.actions import KingdominoAction, Place
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.grid import BIT, Box, around, squares, window
from engines.kingdomino.kingdom import Kingdom, with_placement
from engines.kingdomino.scoring import all_areas, points_of
from engines.kingdomino.view import Area, View


def forecast(view: View, action: KingdominoAction) -> int | None:
    """The points that an action brings at once; None where it is not a placement."""
    return gain_of(view, action) if isinstance(action, Place) else None


def gain_of(view: View, action: Place) -> int:
    """The points that a placement brings at once, a bonus included that becomes certain with it."""
    seen = view.kingdoms[view.to_act[0]]
    after = with_placement(seen.kingdom, action.placement)
    return points_of(after, view.options) - seen.points


def best_gain(view: View, domino: int, seat: int | None = None) -> int | None:
    """The most points that a domino would bring a seat if it were laid now; None: no place.

    It is asked for the seat that is due where no other is named.
    """
    seen = view.kingdoms[view.to_act[0] if seat is None else seat]
    places = placing.placements(seen.kingdom, domino, view.size)
    after = (with_placement(seen.kingdom, place.placement) for place in places)
    return max((points_of(each, view.options) - seen.points for each in after), default=None)


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


def keeps_central(view: View, action: Place) -> bool:
    """Whether the castle can still end up in the centre, where another placement would spoil that."""
    if not view.options.middle_kingdom:
        return False
    return _sets_apart(view, action, lambda after: _can_be_central(after.box, view.size))


def keeps_whole(view: View, action: Place) -> bool:
    """Whether no empty square is left that no domino can cover, where another placement would leave one."""
    before = _holes(view.kingdoms[view.to_act[0]].kingdom, view.size)
    return _sets_apart(view, action, lambda after: _holes(after, view.size) <= before)


def _sets_apart(view: View, action: Place, good: Callable[[Kingdom], bool]) -> bool:
    """Whether the kingdom after a placement is good in a way in which it would not be after every one."""
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    if not good(with_placement(kingdom, action.placement)):
        return False
    return not all(good(with_placement(kingdom, other.placement)) for other in placements(view))


def _can_be_central(box: Box, size: int) -> bool:
    return all(abs(edge) <= size // 2 for edge in box)


def _holes(kingdom: Kingdom, size: int) -> int:
    """How many empty squares within reach have no empty neighbour there."""
    free = window(kingdom.box, size) & ~kingdom.taken
    return (free & ~around(free)).bit_count()


def last_terrains(view: View, domino: int) -> tuple[str, ...]:
    """The terrains of a domino of the line that no other free domino has, and none that may still come."""
    others = {slot.domino for slot in view.next if slot.state == "free"} - {domino}
    left = {half.terrain for other in (*others, *view.stack) for half in DOMINOES[other]}
    return tuple(dict.fromkeys(half.terrain for half in DOMINOES[domino] if half.terrain not in left))


class Wanted(NamedTuple):
    """Somebody who chooses later and would score with a domino at once."""

    seat: int
    gain: int


def most_wanted(view: View, domino: int) -> Wanted | None:
    """Who of those who still choose from the line would score most with a domino; None: nobody would."""
    me = view.to_act[0]
    later = view.unclaimed_kings[1:] + tuple(
        slot.seat for slot in view.current if slot.state == "claimed" and slot.seat is not None
    )
    gains = [Wanted(seat, best_gain(view, domino, seat) or 0) for seat in dict.fromkeys(later) if seat != me]
    best = max(gains, key=lambda wanted: wanted.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def chooses_first(view: View, domino: int) -> bool:
    """Whether who claims this domino is the first to choose from the line after it."""
    return view.stack_left > 0 and domino == view.next[0].domino
