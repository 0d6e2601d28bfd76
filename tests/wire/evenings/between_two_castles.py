"""Evenings of Between Two Castles: two turns of a draft and a building phase make a round."""

from __future__ import annotations

from engines.between_two_castles.data import ROUNDS, TURNS
from tests.wire.counting import Said
from tests.wire.evenings import Evening, Limit

MOST_POSTS = 20
"""For two people and some computer players who take nothing back."""

KEY = "between_two_castles"


def partners(said: Said) -> list[Limit]:
    return [
        Limit("posts", said.posts, MOST_POSTS),
        Limit("calls a person", said.calls, 8),
        Limit("private messages a person", said.private_messages, 8),
    ]


def seven(said: Said) -> list[Limit]:
    return [Limit("posts a turn", said.posts / (ROUNDS * TURNS), 3), Limit("calls", said.calls, 0)]


EVENINGS = (Evening(KEY, 2, 2, partners), Evening(KEY, 1, 6, seven))
