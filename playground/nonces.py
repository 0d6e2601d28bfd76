"""Recently enforced nonces: a post repeated with one of them is the earlier post."""

from collections import OrderedDict

from playground.clock import Clock

# Discord says "the past few minutes" and does not publish how many.
NONCE_SECONDS = 5 * 60.0


class Nonces:
    """The message that an author posted with each nonce."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._posted: OrderedDict[tuple[int, str], tuple[int, float]] = OrderedDict()

    def remember(self, author_id: int, nonce: str, message_id: int) -> None:
        self._posted[author_id, nonce] = (message_id, self._clock.now())

    def find(self, author_id: int, nonce: str) -> int:
        """Returns the id of the author's message with the same nonce in the last minutes, or 0."""
        now = self._clock.now()
        while self._posted:
            oldest, (_, posted) = next(iter(self._posted.items()))
            if now - posted <= NONCE_SECONDS:
                break
            del self._posted[oldest]
        return self._posted.get((author_id, nonce), (0, 0.0))[0]

    def forget(self) -> None:
        """Forgets all nonces, as if the minutes had passed: a repeated post is a second one."""
        self._posted.clear()
