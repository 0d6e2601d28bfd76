"""An evening of Dragon Castle alone against the Dragon of Ingenuity."""

from __future__ import annotations

from tests.wire.evenings import Evening, alone

MOST_POSTS = 39
"""For two people and some computer players who take nothing back."""

EVENINGS = (Evening("dragon_castle", 1, 0, lambda said: alone(said, said.events("began") + 1)),)
