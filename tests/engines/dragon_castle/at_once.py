"""The points of a move: sets that are ready together belong to the tile that made them ready.

The player may build shrines between two of them, so some are turned by a later step.
"""

from __future__ import annotations

from typing import Any

from engines.core.contract import AnyGame
from tests.engines.playing import Move


def brought(game: AnyGame, move: Move) -> int:
    """Returns the change of score: with all its sets for a tile, without the next set for a shrine."""
    state, kind = move.after, move.action.text.split()[0]
    if kind == "place":
        while move.seat in game.to_act(state) and state.turn.phase == "build":
            skip = next(action for action in game.legal(state, move.seat) if action.text == "skip")
            state = game.apply(state, move.seat, skip).state
    change = _points(game, state, move.seat) - _points(game, move.before, move.seat)
    turned = sum(int(str(event.facts["points"])) for event in move.events if event.kind == "consolidated")
    return change - turned if kind == "build" else change


def _points(game: AnyGame, state: Any, seat: int) -> int:
    return sum(line.points for line in game.score(state) if line.seat == seat)
