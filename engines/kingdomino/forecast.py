"""The points that a placement scores at once, from the view alone: for panels, pictures, computer players."""

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
    """Returns the points that an action scores at once; None if it is not a placement."""
    return gain_of(view, action) if isinstance(action, Place) else None


def gain_of(view: View, action: Place) -> int:
    """Returns the points that a placement scores at once, including a bonus that becomes certain with it."""
    seen = view.kingdoms[view.to_act[0]]
    after = with_placement(seen.kingdom, action.placement)
    return points_of(after, view.options) - seen.points


def best_gain(view: View, domino: int, seat: int | None = None) -> int | None:
    """Returns the most points that a domino would score for a seat if it were laid now; None: no place.

    Without `seat`, asks for the seat that is due.
    """
    seen = view.kingdoms[view.to_act[0] if seat is None else seat]
    places = placing.placements(seen.kingdom, domino, view.size)
    after = (with_placement(seen.kingdom, place.placement) for place in places)
    return max((points_of(each, view.options) - seen.points for each in after), default=None)


def placements(view: View) -> tuple[Place, ...]:
    """Returns every legal placement of the domino that is due; () if none is to be placed."""
    if view.phase != "place" or view.due is None:
        return ()
    return placing.placements(view.kingdoms[view.to_act[0]].kingdom, view.due, view.size)


_READING = ("N", "W", "E", "S")


def in_reading_order(legal: Sequence[KingdominoAction]) -> list[KingdominoAction]:
    """Returns the actions in the order of the panel: at a square its directions from top to bottom."""
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
    """An area as it would be with the domino, and the points that it would gain."""

    area: Area
    gain: int


def growths(view: View, action: Place) -> tuple[Growth, ...]:
    """Returns each area that the domino would join or found, the one with the largest gain first."""
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
    """Returns whether the castle can still end up in the center, if another placement would spoil that."""
    if not view.options.middle_kingdom:
        return False
    return _sets_apart(view, action, lambda after: _can_be_central(after.box, view.size))


def keeps_whole(view: View, action: Place) -> bool:
    """Returns whether every empty square can still be covered, if another placement would leave a hole."""
    before = _holes(view.kingdoms[view.to_act[0]].kingdom, view.size)
    return _sets_apart(view, action, lambda after: _holes(after, view.size) <= before)


def spoils_center(view: View, action: Place) -> bool:
    """Returns whether the castle can no longer end up in the center, if another placement keeps that."""
    if not view.options.middle_kingdom:
        return False
    return _sets_apart(view, action, lambda after: not _can_be_central(after.box, view.size))


def spoils_whole(view: View, action: Place) -> bool:
    """Returns whether the placement leaves another square that nothing can cover, if others leave none."""
    before = _holes(view.kingdoms[view.to_act[0]].kingdom, view.size)
    return _sets_apart(view, action, lambda after: _holes(after, view.size) > before)


def gain_after(view: View, action: Place, domino: int) -> int | None:
    """Returns the most points that another domino could score after this placement; None: no place."""
    after = with_placement(view.kingdoms[view.to_act[0]].kingdom, action.placement)
    now = points_of(after, view.options)
    places = placing.placements(after, domino, view.size)
    laid = (with_placement(after, place.placement) for place in places)
    return max((points_of(each, view.options) - now for each in laid), default=None)


def scoring_later(view: View, action: Place) -> int:
    """Returns how many of the dominoes that may still come could score at once after this placement."""
    return sum(1 for domino in view.stack if gain_after(view, action, domino))


def room_after(view: View, action: Place) -> int:
    """Returns the number of free squares that the kingdom could still cover after this placement."""
    after = with_placement(view.kingdoms[view.to_act[0]].kingdom, action.placement)
    return (window(after.box, view.size) & ~after.taken).bit_count()


def _sets_apart(view: View, action: Place, good: Callable[[Kingdom], bool]) -> bool:
    """Returns whether the kingdom after this placement is good, but not after every other placement."""
    kingdom = view.kingdoms[view.to_act[0]].kingdom
    if not good(with_placement(kingdom, action.placement)):
        return False
    return not all(good(with_placement(kingdom, other.placement)) for other in placements(view))


def _can_be_central(box: Box, size: int) -> bool:
    return all(abs(edge) <= size // 2 for edge in box)


def _holes(kingdom: Kingdom, size: int) -> int:
    """Returns the number of empty squares within reach that have no empty neighbor there."""
    free = window(kingdom.box, size) & ~kingdom.taken
    return (free & ~around(free)).bit_count()


def last_terrains(view: View, domino: int) -> tuple[str, ...]:
    """Returns the terrains of a domino that neither another free domino nor one still to come has."""
    others = {slot.domino for slot in view.next if slot.state == "free"} - {domino}
    left = {half.terrain for other in (*others, *view.stack) for half in DOMINOES[other]}
    return tuple(dict.fromkeys(half.terrain for half in DOMINOES[domino] if half.terrain not in left))


class Wanted(NamedTuple):
    """A seat that chooses later and would score with a domino at once."""

    seat: int
    gain: int


def most_wanted(view: View, domino: int) -> Wanted | None:
    """Returns the seat that still chooses from the line and would score most with a domino; or None."""
    me = view.to_act[0]
    later = view.unclaimed_kings[1:] + tuple(
        slot.seat for slot in view.current if slot.state == "claimed" and slot.seat is not None
    )
    gains = [Wanted(seat, best_gain(view, domino, seat) or 0) for seat in dict.fromkeys(later) if seat != me]
    best = max(gains, key=lambda wanted: wanted.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def chooses_first(view: View, domino: int) -> bool:
    """Returns whether the king on this domino is the first to choose from the line after it."""
    return view.stack_left > 0 and domino == view.next[0].domino
