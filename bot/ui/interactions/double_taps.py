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
    """Stores the time at which the answer to its person's last press redrew each panel."""

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._redrawn: LRUCache[tuple[int, int], tuple[float, bool]] = LRUCache(_REMEMBERED)

    def redrawn(self, user: int, message: int, *, final: bool) -> None:
        """Records that the person's press on that message was answered; `final`: it changed something."""
        self._redrawn[user, message] = self._clock(), final

    def is_double(self, user: int, message: int, *, final: bool) -> bool:
        """Returns whether a press comes too soon after the redraw to be intentional."""
        at, was_final = self._redrawn.get((user, message), (float("-inf"), False))
        return (final or was_final) and self._clock() - at < self._seconds
