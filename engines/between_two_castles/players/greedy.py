"""The greedy player: raises the prospect of its castles as much as possible, mainly the lower one's."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engines.between_two_castles.actions import (
    Assign,
    BetweenAction,
    BuildAction,
    Decision,
    Draft,
    Place,
)
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.forecast import best_gain, castle_after
from engines.between_two_castles.players.prospect import (
    BONUS_WORTH,
    Ahead,
    best_rise,
    bonus_worth,
    look_ahead,
    prospect,
)
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.view import View
from engines.core.players import Weighed

HIGHER = 0.75
"""The weight of its higher castle against the lower one, which is the score."""
CONTENT = 1.0
"""A proposal is accepted if its value is lower than that of the player's own idea by no more than this."""


def choose_greedily(
    view: View, legal: tuple[BetweenAction, ...], rng: random.Random, budget: float
) -> BetweenAction:
    """Returns the action with the best prospect for its two castles; answers a waiting partner first."""
    return weigh_greedily(view, legal, rng, budget)[0].action


def weigh_greedily(
    view: View, legal: tuple[BetweenAction, ...], rng: random.Random, budget: float
) -> Sequence[Weighed[BetweenAction]]:
    """Returns the actions by the prospect of its two castles; to a waiting partner its answer alone."""
    said = [action for action in legal if isinstance(action, Decision)]
    accept = next((action for action in said if action.stance == "accept"), None)
    if accept is None:
        weighed = [Weighed(action, _rate(view, action)) for action in legal]
        return sorted(weighed, key=lambda one: -one.points)
    answer = _answer(view, accept, [action for action in said if action.side == accept.side])
    return [Weighed(answer, 0.0)]


def _answer(view: View, accept: BuildAction, answers: list[BuildAction]) -> BuildAction:
    """Accepts a proposal that is nearly as good as the player's own idea; counters another one once.

    After a counter only the partner with the last word insists: the senior partner would decide anyway.
    """
    assert view.seat is not None
    proposal = view.castle_on(view.seat, accept.side).proposal
    if proposal is not None and proposal.is_counter and not proposal.last_word:
        return accept
    rates = [_rate(view, action) for action in answers]
    best = max(rates)
    if rates[answers.index(accept)] >= best - CONTENT:
        return accept
    return answers[rates.index(best)]


def _rate(view: View, action: BetweenAction) -> float:
    if isinstance(action, Draft):
        return _pair(view, action.first, action.second)
    if isinstance(action, Assign):
        return _assigned(view, action)
    if isinstance(action, Place):
        return _placed(view, action)
    return _used(view, action)


def _castle(view: View, side: Side) -> Castle:
    assert view.seat is not None
    return view.castle_on(view.seat, side).castle


def _weight(view: View, side: Side) -> float:
    assert view.seat is not None
    points = {each: view.castle_on(view.seat, each).points for each in SIDES}
    return 1.0 if points[side] == min(points.values()) else HIGHER


def _hope(view: View, side: Side, room: str) -> float:
    """Returns the value of a tile for the castle on that side."""
    return _weight(view, side) * best_rise(
        _castle(view, side), room, Ahead(max(look_ahead(view, side).left, 1))
    )


def _pair(view: View, first: str, second: str) -> float:
    """Returns the value of two tiles, the better way round."""
    return max(
        _hope(view, "left", first) + _hope(view, "right", second),
        _hope(view, "left", second) + _hope(view, "right", first),
    )


def _assigned(view: View, action: Assign) -> float:
    """Returns the value of Ludwig's tile for the castle that this seat shares with him."""
    assert view.seat is not None
    if view.ludwig in view.castle_on(view.seat, "left").builders:
        return _hope(view, "left", action.right)
    return _hope(view, "right", action.left)


def _placed(view: View, action: Place) -> float:
    """Returns the value of a placement plus that of the player's other tile in the other castle."""
    castle, ahead = _castle(view, action.side), look_ahead(view, action.side)
    after = castle_after(castle, action)
    gain = prospect(after, ahead.later()) + bonus_worth(after, action.room) - prospect(castle, ahead)
    rate = _weight(view, action.side) * gain
    rest = [room for room in view.picked if room != action.room]
    if action.room in view.picked and rest:
        rate += _hope(view, "right" if action.side == "left" else "left", rest[0])
    return rate


def _used(view: View, action: BuildAction) -> float:
    """Returns the value of a bonus."""
    castle, ahead = _castle(view, action.side), look_ahead(view, action.side)
    if action.kind == "copy":
        if action.bonus == "utility" and not view.cards_left + view.card_discards:
            return 0.0
        special = {"sleeping": "tower", "corridor": "grand_foyer"}.get(action.bonus)
        return best_gain(castle, special) if special else BONUS_WORTH[action.bonus]
    after = castle_after(castle, action)
    gain = prospect(after, ahead) - prospect(castle, ahead)
    if action.kind == "keep":
        gain += bonus_worth(after, action.room)
    return _weight(view, action.side) * gain
