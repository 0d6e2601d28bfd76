"""The prospect of a kingdom: its points, and an estimate of the growth of its areas."""

from __future__ import annotations

from typing import NamedTuple

from engines.kingdomino.areas import count_crowns
from engines.kingdomino.data import DOMINOES, HARMONY, MIDDLE_KINGDOM, TERRAINS
from engines.kingdomino.grid import around, window
from engines.kingdomino.kingdom import Kingdom
from engines.kingdomino.view import View

FITTING = 0.6
"""The share of a terrain's coming squares that will be joined to its area."""
TRUST = 0.3
"""The value of an expected point, compared with a scored one."""
HOLE = 1.5
"""The cost of a single square that no domino can cover."""
OPENING = 2.0
"""The number of squares by which an area may grow for each empty square beside it."""


class Ahead(NamedTuple):
    """Estimates of the rest of the game, derived from a view once per decision."""

    size: int
    centred: int
    """The squares of a kingdom whose castle ends up in the center."""
    central: float
    """The value of a castle that can still end up there."""
    hole: float
    """The cost of a square that no domino can cover."""
    frequency: tuple[float, ...]
    """By terrain: the share of the coming squares that will be joined to its areas."""
    crowning: tuple[float, ...]
    """By terrain: crowns per coming square."""


def look_ahead(view: View) -> Ahead:
    """Returns the estimates that hold for every kingdom of this view."""
    reach = view.size // 2
    coming = [
        half
        for domino in (*view.stack, *(slot.domino for slot in view.next if slot.seat is None))
        for half in DOMINOES[domino]
    ]
    share = 1 / max(1, len(coming))
    crowns_of = [[half.crowns for half in coming if half.terrain == terrain] for terrain in TERRAINS]
    return Ahead(
        size=view.size,
        centred=window((-reach, -reach, reach, reach), view.size),
        central=MIDDLE_KINGDOM if view.options.middle_kingdom else 1.0,
        hole=HOLE + (HARMONY if view.options.harmony else 0),
        frequency=tuple(FITTING * len(crowns) * share for crowns in crowns_of),
        crowning=tuple(sum(crowns) / max(1, len(crowns)) for crowns in crowns_of),
    )


def prospect(board: Kingdom, ahead: Ahead) -> float:
    """Returns the points of a kingdom now plus the points expected."""
    size, centred, central, hole, frequency, crowning = ahead
    taken = board.taken
    if taken & ~centred:
        target, points = window(board.box, size), 0.0
    else:
        target, points = centred, central
    free = target & ~taken
    to_lay = size * size - taken.bit_count()
    points += board.points - hole * (free & ~around(free)).bit_count()
    for terrain, areas in enumerate(board.areas):
        growth = to_lay * frequency[terrain]
        best = 0.0
        for area in areas:
            more = min(growth, OPENING * (around(area) & free).bit_count())
            if more:
                crowns = count_crowns(area, board.crowns)
                hope = more * (crowns + crowning[terrain] * (area.bit_count() + more))
                if hope > best:
                    best = hope
        points += TRUST * best
    return points
