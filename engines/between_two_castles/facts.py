"""Facts about a seat's two finished castles besides the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.between_two_castles.data import TYPES
from engines.between_two_castles.scoring import castles_of, points_of
from engines.between_two_castles.state import State
from engines.core.event import Event
from engines.core.facts import Facts

FEATS = ("higher_castle", "rooms", "special_rooms")


def facts_of(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Counts both castles: a player's favorite types show in the two of them."""
    castles = [state.castles[number] for number in castles_of(state.castles, seat)]
    best = {
        "higher_castle": max(map(points_of, castles)),
        "rooms": max(len(castle.rooms) for castle in castles),
        "special_rooms": sum(castle.special_rooms for castle in castles),
    }
    counts: Counter[str] = Counter()
    for castle in castles:
        counts.update({kind: castle.counts[kind] for kind in TYPES if castle.counts[kind]})
    return Facts(best, dict(counts))
