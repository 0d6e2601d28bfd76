"""Puts decisions that were weighed in two ways into one order."""

from __future__ import annotations

from engines.core.players import Weighed
from engines.mad_king_ludwig.actions import LudwigAction


def before_the_rest(
    deeper: list[Weighed[LudwigAction]], found: list[Weighed[LudwigAction]]
) -> list[Weighed[LudwigAction]]:
    """Returns the decisions that were examined further before those that were not."""
    least = min(one.points for one in deeper)
    known = {one.action for one in deeper}
    rest = [Weighed(action, min(points, least) - 1) for action, points in found if action not in known]
    return deeper + rest
