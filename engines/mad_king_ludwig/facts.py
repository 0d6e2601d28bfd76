"""Facts about a finished castle besides its points."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.event import Event
from engines.core.facts import Facts
from engines.mad_king_ludwig.data import SIZES, TYPES
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.scoring import area_of, of_sizes, of_type
from engines.mad_king_ludwig.state import State

FEATS = ("rooms", "area", "completed")


def facts_of(state: State, seat: int, events: Sequence[Event]) -> Facts:
    plan = plan_of(state.castles[seat].tiles)
    best = {"rooms": of_sizes(plan, SIZES), "area": area_of(plan), "completed": len(plan.complete)}
    return Facts(best, {kind: count for kind in TYPES if (count := of_type(plan, kind))})
