"""The points that a placement brings at once, as far as the view tells."""

from __future__ import annotations

from engines.mad_king_ludwig.actions import Placing, spot_of
from engines.mad_king_ludwig.plan import bonds, extended, numbers_in, plan_of
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS
from engines.mad_king_ludwig.scoring import placement_gains, scored_again
from engines.mad_king_ludwig.view import View


def sure_points(view: View, action: Placing) -> int:
    """Scoring steps 1 to 3 and the points of activity and living rewards, for who has the turn."""
    plan = plan_of(view.castles[view.turn].placements)
    spot = spot_of(action)
    found = bonds(plan, spot)
    after = extended(plan, spot, found)
    points = sum(gain.points for gain in placement_gains(after, found))
    for number in numbers_in(after.done & ~plan.done):
        kind = after.forms[number].tile.type
        if kind == "activity":
            points += ACTIVITY_POINTS
        elif kind == "living":
            points += scored_again(after, number)
    return points
