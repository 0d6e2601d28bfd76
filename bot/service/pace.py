"""How much may be posted in one place: Discord takes about five messages in five seconds a channel."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

POSTS = 5
SECONDS = 5.0
_REMEMBERED = 1000


class Pace:
    """Remembers the last posts of every venue. Discord publishes no size: this one was observed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._posts: dict[int, deque[float]] = {}

    def room_in(self, venue: int) -> float:
        """Seconds until one more post fits; 0 when it fits now."""
        posts = self._posts.get(venue)
        return max(0.0, posts[0] + SECONDS - self._clock()) if posts and len(posts) >= POSTS else 0.0

    def note(self, venue: int) -> None:
        """Something was posted there."""
        posts = self._posts.pop(venue, None) or deque(maxlen=POSTS)
        posts.append(self._clock())
        self._posts[venue] = posts  # the one that was used last comes last
        while len(self._posts) > _REMEMBERED:
            del self._posts[next(iter(self._posts))]
