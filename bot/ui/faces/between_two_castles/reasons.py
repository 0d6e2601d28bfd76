"""What speaks for a draft or a decision at a castle, in facts of a few words: for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Translator
from bot.ui.faces.between_two_castles.asking import gain_in
from bot.ui.faces.between_two_castles.telling import room_name
from engines.between_two_castles.actions import Add, Attend, Draft, Keep, Place, Placement, TakeCard
from engines.between_two_castles.data import ROOMS
from engines.between_two_castles.forecast import forecast, gains_of_hand, sets_off
from engines.between_two_castles.ring import SIDES
from engines.between_two_castles.view import View
from engines.core.action import Action

Growth = Place | Keep | Add | Attend | TakeCard
"""What makes a castle worth more at once."""


def reasons(view: View, action: Action, words: Translator) -> Iterator[str]:
    """The facts, the most telling first."""
    if isinstance(action, Draft):
        yield from _drafted(view, action, words)
    elif isinstance(action, Growth) and view.seat is not None:
        yield from _decided(view, action, view.seat, words)


def _drafted(view: View, action: Draft, words: Translator) -> Iterator[str]:
    """What both tiles bring now, each at a castle of its own, the better way round."""
    gains = gains_of_hand(view)
    first, second = gains[action.first], gains[action.second]
    sides = SIDES if first[0] + second[1] >= first[1] + second[0] else SIDES[::-1]
    for room, side in zip((action.first, action.second), sides, strict=True):
        yield f"{room_name(room, words)} → {gain_in(view, side, room, words, in_full=False)}"


def _decided(view: View, action: Growth, seat: int, words: Translator) -> Iterator[str]:
    """The bonus that it earns, and whether the castle that counts grows by it."""
    castles = {side: view.castle_on(seat, side) for side in SIDES}
    castle = castles[action.side]
    if isinstance(action, Placement) and (number := sets_off(castle.castle, action.tile)):
        yield words(f"between_two_castles-sets-off-{number}", kind=ROOMS[action.tile].type)
    is_lower = castle.points < max(each.points for each in castles.values())
    if is_lower and (forecast(view, action) or 0) > 0:
        yield words("between_two_castles-reason-lower")
