"""Evenings of Castles of Mad King Ludwig: prices and purchases of two rivals, and alone."""

from __future__ import annotations

from tests.wire.counting import Said
from tests.wire.evenings import Evening, Limit, alone

MOST_POSTS = 48
"""For two people and some computer players who take nothing back."""

KEY = "mad_king_ludwig"


def two_rivals(said: Said) -> list[Limit]:
    """Two posts a round and one for each own turn."""
    own = said.turns(0, "buy", "pass")
    return [Limit("posts", said.posts, 2 * said.events("new_round") + own), Limit("calls", said.calls, 0)]


EVENINGS = (
    Evening(KEY, 1, 2, two_rivals),
    Evening(KEY, 1, 0, lambda said: alone(said, said.events("new_round"))),
)
