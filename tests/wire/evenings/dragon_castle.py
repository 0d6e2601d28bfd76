"""An evening of Dragon Castle alone against the Dragon of Ingenuity."""

from __future__ import annotations

from tests.wire.evenings import Evening, alone

EVENINGS = (Evening("dragon_castle", 1, 0, lambda said: alone(said, said.events("began") + 1)),)
