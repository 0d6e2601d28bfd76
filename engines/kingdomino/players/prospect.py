"""What a kingdom promises: its points, and what its areas may still grow to with what is to come."""

from __future__ import annotations

from engines.kingdomino.areas import count_crowns
from engines.kingdomino.data import DOMINOES, HARMONY, MIDDLE_KINGDOM, TERRAINS
from engines.kingdomino.grid import around, window
from engines.kingdomino.kingdom import Kingdom
from engines.kingdomino.view import View

FITTING = 0.6
"""The part of the coming squares of a terrain that will be joined to its area."""
TRUST = 0.3
"""What a point that may come is worth beside a point that is there."""
HOLE = 1.5
"""What a single square that no domino can cover costs."""
OPENING = 2.0
"""By how many squares an area may grow for each empty square beside it."""


class Prospect:
    """What may be hoped for, as far as the view tells: computed once for a decision."""

    def __init__(self, view: View) -> None:
        self.size = view.size
        reach = view.size // 2
        self.centred = window((-reach, -reach, reach, reach), view.size)
        self.central = MIDDLE_KINGDOM if view.options.middle_kingdom else 1.0
        self.hole = HOLE + (HARMONY if view.options.harmony else 0)
        coming = [
            half
            for domino in (*view.stack, *(slot.domino for slot in view.next if slot.seat is None))
            for half in DOMINOES[domino]
        ]
        share = 1 / max(1, len(coming))
        self.frequency = []
        self.crowning = []
        for terrain in TERRAINS:
            crowns = [half.crowns for half in coming if half.terrain == terrain]
            self.frequency.append(FITTING * len(crowns) * share)
            self.crowning.append(sum(crowns) / max(1, len(crowns)))

    def points(self, kingdom: Kingdom) -> float:
        """Points now and points hoped for."""
        taken = kingdom.taken
        if taken & ~self.centred:
            target, points = window(kingdom.box, self.size), 0.0
        else:
            target, points = self.centred, self.central
        free = target & ~taken
        to_lay = self.size * self.size - taken.bit_count()
        points += kingdom.points - self.hole * (free & ~around(free)).bit_count()
        for terrain, areas in enumerate(kingdom.areas):
            growth = to_lay * self.frequency[terrain]
            best = 0.0
            for area in areas:
                more = min(growth, OPENING * (around(area) & free).bit_count())
                if more:
                    crowns = count_crowns(area, kingdom.crowns)
                    hope = more * (crowns + self.crowning[terrain] * (area.bit_count() + more))
                    if hope > best:
                        best = hope
            points += TRUST * best
        return points
