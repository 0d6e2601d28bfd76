"""Facts about a finished realm besides its points; its sets are gone, so the events provide them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.core.event import Event
from engines.core.facts import Facts
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.state import State

FEATS = ("sets", "largest_set", "shrines", "highest")
_TYPES = {*TYPE_OF.values()}


def facts_of(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Counts sets by type for favorites; a set of Beauty has a number and no type, so it is left out
    there."""
    sets = [event.facts for event in events if event.kind == "consolidated" and event.seat == seat]
    realm = state.realms[seat]
    best = {
        "sets": len(sets),
        "largest_set": max((size for one in sets if isinstance(size := one["size"], int)), default=0),
        "shrines": sum(realm.shrines),
        "highest": max(realm.heights),
    }
    return Facts(best, Counter(str(one["type"]) for one in sets if one["type"] in _TYPES))
