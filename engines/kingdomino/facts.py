"""Facts about a finished kingdom besides its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.core.event import Event
from engines.core.facts import Facts
from engines.kingdomino.scoring import all_areas, largest_area, total_crowns
from engines.kingdomino.state import State

FEATS = ("largest_area", "crowns", "best_area")


def facts_of(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Returns the best game of a Dynasty for each feat; adds up the squares of each terrain."""
    kingdoms = [game[seat] for game in (*state.earlier, state.kingdoms)]
    areas = [area for kingdom in kingdoms for area in all_areas(kingdom)]
    squares: Counter[str] = Counter()
    for area in areas:
        squares[area.terrain] += area.mask.bit_count()
    best = {
        "largest_area": max(map(largest_area, kingdoms)),
        "crowns": max(map(total_crowns, kingdoms)),
        "best_area": max((area.points for area in areas), default=0),
    }
    return Facts(best, dict(squares))
