"""What a move brings at once: to the castle that two seats share, as its event tells."""

from __future__ import annotations

from engines.core.contract import AnyGame
from tests.engines.playing import Move


def brought(game: AnyGame, move: Move) -> int:
    (gain,) = [event.facts["gain"] for event in move.events if "gain" in event.facts]
    assert isinstance(gain, int)
    return gain
