"""The playground's time: the machine's clock, or one that a test moves by hand."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

from playground.errors import invalid

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.time()


class ManualClock(Clock):
    """Stands still until a test advances it; calls its watchers after every step."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self.watchers: list[Callable[[], None]] = []

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += seconds
        for watcher in self.watchers:
            watcher()


class Snowflakes:
    """Ids that carry their time of creation, strictly growing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        born = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(born, self._last + 1)
        return self._last

    def next_on(self, number: int, count: int) -> int:
        """Returns an id that belongs to shard `number` of `count`, for a server."""
        last = self.next()
        self._last = last + ((number - (last >> 22)) % count << 22)
        return self._last

    def skip_to(self, used: int) -> None:
        """Never returns an id again that a stored world already uses."""
        self._last = max(self._last, used)


def born_at(snowflake: int) -> float:
    """Returns the moment at which an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


def iso(when: float) -> str:
    """Returns a moment in Discord's format."""
    return datetime.fromtimestamp(when, UTC).isoformat()


def moment(name: str, given: object) -> float:
    """Returns the moment in a request's field, given in Discord's format."""
    try:
        return datetime.fromisoformat(str(given)).timestamp()
    except ValueError:
        raise invalid(name, "Could not parse. Should be ISO8601.", "DATE_TIME_TYPE_PARSE") from None
