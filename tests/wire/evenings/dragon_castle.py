"""Evenings of Dragon Castle: alone against the Dragon of Ingenuity, and by two people."""

from __future__ import annotations

from tests.wire.counting import Said
from tests.wire.evenings import Evening, Limit, alone

MOST_POSTS = 39
"""For two people and some computer players who take nothing back."""

KEY = "dragon_castle"


def two_people(said: Said) -> list[Limit]:
    """One post for two turns."""
    return [Limit("posts", said.posts, MOST_POSTS), Limit("calls a person", said.calls, 2)]


EVENINGS = (
    Evening(KEY, 1, 0, lambda said: alone(said, said.events("began") + 1)),
    Evening(KEY, 2, 0, two_people),
)
