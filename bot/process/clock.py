"""The time of day. For trials, a file can set it ahead."""

from __future__ import annotations

import time
from pathlib import Path

STRIDE = 60.0
"""Maximum seconds of one wait, so that a changed clock is noticed."""
MOVED_STRIDE = 0.2


class Clock:
    """The machine's clock. With a file it is ahead by the seconds written there."""

    def __init__(self, moved: Path | None = None) -> None:
        self._moved = moved

    def __call__(self) -> float:
        return time.time() + self._ahead()

    def pause(self, until: float) -> float:
        """Returns the seconds to wait for that moment before checking the clock again."""
        stride = STRIDE if self._moved is None else MOVED_STRIDE
        return max(0.0, min(until - self(), stride))

    def _ahead(self) -> float:
        if self._moved is None:
            return 0.0
        try:
            return float(self._moved.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return 0.0
