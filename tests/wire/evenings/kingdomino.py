"""An evening of Kingdomino: a picture for each of one's twelve dominoes, the first claim and the end."""

from __future__ import annotations

from tests.wire.counting import Said
from tests.wire.evenings import Evening, Limit

MOST_POSTS = 28
"""For two people and some computer players who take nothing back."""


def three_rivals(said: Said) -> list[Limit]:
    return [Limit("posts", said.posts, 15), Limit("calls", said.calls, 0)]


EVENINGS = (Evening("kingdomino", 1, 3, three_rivals),)
