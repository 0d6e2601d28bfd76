"""Nonces that were enforced lately: a post repeated with one of them is the earlier post."""

from collections import OrderedDict

from playground.clock import Clock

# Discord says "the past few minutes"; how many is not published.
NONCE_SECONDS = 5 * 60.0


class Nonces:
    """Which message an author posted with which nonce."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._posted: OrderedDict[tuple[int, str], tuple[int, float]] = OrderedDict()

    def remember(self, author_id: int, nonce: str, message_id: int) -> None:
        self._posted[author_id, nonce] = (message_id, self._clock.now())

    def find(self, author_id: int, nonce: str) -> int:
        """The id of what the same author posted with the same nonce in the last minutes, or 0."""
        now = self._clock.now()
        while self._posted:
            oldest, (_, posted) = next(iter(self._posted.items()))
            if now - posted <= NONCE_SECONDS:
                break
            del self._posted[oldest]
        return self._posted.get((author_id, nonce), (0, 0.0))[0]

    def forget(self) -> None:
        """As if the few minutes had gone by: a repeated post is a second one."""
        self._posted.clear()
