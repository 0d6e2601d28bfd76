"""The immediate gain of a move: without the parts of the score that count at the end only."""

from __future__ import annotations

from engines.core.contract import AnyGame
from tests.engines.playing import Move, points_but

AT_THE_END = ("start", "money", "favor", "bonus", "empty_stacks")


def brought(game: AnyGame, move: Move) -> int:
    return points_but(game, move, AT_THE_END)
