"""What can be told of a finished realm beside its points; its sets are gone and told by the events."""

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
    """A set of Beauty is one of a number, not of a type: it is no favourite."""
    sets = [event.facts for event in events if event.kind == "consolidated" and event.seat == seat]
    realm = state.realms[seat]
    best = {
        "sets": len(sets),
        "largest_set": max((size for one in sets if isinstance(size := one["size"], int)), default=0),
        "shrines": sum(realm.shrines),
        "highest": max(realm.heights),
    }
    return Facts(best, Counter(str(one["type"]) for one in sets if one["type"] in _TYPES))
