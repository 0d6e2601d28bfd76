"""The immediate gain of a stone, if no other mason brings the same."""

from __future__ import annotations

from engines.stonemasons.actions import Bring
from engines.stonemasons.view import View


def forecast(view: View, action: Bring) -> int | None:
    """The new height of its tower; nothing for a stone that is laid aside."""
    if view.seat is None:
        return None
    return 0 if action.tower is None else len(view.sites[view.seat][action.tower]) + 1
