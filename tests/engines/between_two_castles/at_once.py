"""The immediate gain of a move: for the castle that two seats share, as its event says.

The gain of a proposal counts when the partner accepts it.
"""

from __future__ import annotations

from engines.core.contract import AnyGame
from tests.engines.playing import Move


def brought(game: AnyGame, move: Move) -> int:
    events = move.events
    for asked in (event for event in move.events if event.kind == "asked"):
        partner = int(str(asked.facts["partner"]))
        legal = [action for action in game.legal(move.after, partner) if action.stance == "accept"]
        mine = [action for action in legal if action.side != move.action.side]  # type: ignore[attr-defined]
        events = game.apply(move.after, partner, mine[0]).events
    (gain,) = [event.facts["gain"] for event in events if "gain" in event.facts]
    assert isinstance(gain, int)
    return gain
