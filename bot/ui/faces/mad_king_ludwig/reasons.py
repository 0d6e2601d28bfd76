"""What speaks for a placement or a purchase, in facts of a few words: for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Translator
from bot.ui.faces.face import Names
from bot.ui.faces.mad_king_ludwig.asking import completes
from bot.ui.faces.mad_king_ludwig.places import side_name
from engines.core.action import Action
from engines.core.score import signed
from engines.mad_king_ludwig.actions import Buy, Placing, spot_of
from engines.mad_king_ludwig.data import SIDES
from engines.mad_king_ludwig.forecast import best_gain, castle_with, forecast
from engines.mad_king_ludwig.view import View


def reasons(view: View, action: Action, names: Names, words: Translator) -> Iterator[str]:
    """The facts, the most telling first."""
    if not isinstance(action, Placing):
        return
    castle = view.castles[view.turn]
    shown = castle_with(castle, spot_of(action))
    if shown.completed:
        yield completes(castle, action, shown, words)
    sides = sorted({door.side for door in shown.ghost.doors if door.state == "external"})
    if sides:
        named = ", ".join(side_name(SIDES[side], words) for side in sides)
        yield words("mad_king_ludwig-then-open", sides=named)
    if isinstance(action, Buy):
        yield from _wanted(view, action, names, words)


def _wanted(view: View, action: Buy, names: Names, words: Translator) -> Iterator[str]:
    """Who else could make as much of the tile, or more."""
    gains = {
        castle.seat: gain
        for castle in view.castles
        if castle.seat != view.turn and (gain := best_gain(castle.placements, action.tile)) is not None
    }
    rival = max(gains, key=lambda seat: gains[seat], default=None)
    if rival is not None and gains[rival] > 0 and gains[rival] >= (forecast(view, action) or 0):
        yield words("mad_king_ludwig-reason-wanted", name=names[rival], gain=signed(gains[rival]))
