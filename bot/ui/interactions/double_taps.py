"""Double taps: a press on a panel that was redrawn under the finger a moment ago does nothing.

The second tap of two would hit a button that the first one brought there. This applies only if one of the two
presses changes something permanently; browsing a panel stays as quick as fingers are.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cachetools import LRUCache

SECONDS = 0.8
_REMEMBERED = 500


class DoubleTaps:
    """When each panel was redrawn by its person's last press, from the moment that the answer was sent."""

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._redrawn: LRUCache[tuple[int, int], tuple[float, bool]] = LRUCache(_REMEMBERED)

    def redrawn(self, user: int, message: int, *, final: bool) -> None:
        """The person's press on that message was answered; `final`: it has done something."""
        self._redrawn[user, message] = self._clock(), final

    def is_double(self, user: int, message: int, *, final: bool) -> bool:
        """Whether a press comes too soon after the redraw to have been meant."""
        at, was_final = self._redrawn.get((user, message), (float("-inf"), False))
        return (final or was_final) and self._clock() - at < self._seconds
