"""Rate limits as Discord has them: a bucket for each route and channel, and its headers.

All are off by default. Discord publishes none of the sizes: the ones here were observed by others, and a test
or a person can choose their own.
"""

import hashlib
import math
import re
from collections import Counter
from dataclasses import dataclass
from typing import TypeVar

from playground.clock import Clock
from playground.errors import Refusal
from playground.model import Json

Key = TypeVar("Key")
VIA = {"Via": "1.1 playground"}


@dataclass(frozen=True)
class Limit:
    """`count` requests in `seconds` from the first one on, for every value of the path's first group."""

    pattern: re.Pattern[str]
    count: int
    seconds: float
    scope: str = "user"


LIMITS = {
    "messages": Limit(re.compile(r"POST /channels/(\d+)/messages"), 5, 5.0),
    "edits": Limit(re.compile(r"PATCH /channels/(\d+)/messages/\d+"), 5, 5.0),
    "threads": Limit(re.compile(r"POST /channels/(\d+)/(?:messages/\d+/)?threads"), 50, 300.0, "shared"),
    "private-messages": Limit(re.compile(r"POST /users/(@me)/channels"), 10, 120.0),
    "follow-ups": Limit(re.compile(r"POST /webhooks/(\d+/[^/]+)"), 5, 2.0),
}
# Edits of messages older than an hour are counted separately, by channel, and refused with 30046.
OLD_EDITS = "old-edits"
OLD_EDITS_THROTTLED = (3, 6.0)
OLD_EDITS_ALWAYS = (30, 3600.0)
NAMES = (*LIMITS, OLD_EDITS)


@dataclass
class Bucket:
    """The requests of one window."""

    used: int
    ends: float


@dataclass(frozen=True)
class Verdict:
    """A bucket's decision about a request."""

    limit: Limit
    bucket: str
    remaining: int
    reset_after: float
    refused: bool

    def headers(self, now: float) -> dict[str, str]:
        headers = VIA | {
            "X-RateLimit-Limit": str(self.limit.count),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{now + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }
        if self.refused:
            # The header is in whole seconds; only the body is exact.
            headers |= {
                "Retry-After": str(math.ceil(self.reset_after)),
                "X-RateLimit-Scope": self.limit.scope,
            }
        return headers

    def body(self) -> Json:
        return {
            "message": "You are being rate limited.",
            "retry_after": round(self.reset_after, 3),
            "global": False,
        }


class Throttles:
    """The limits that are switched on, and the state of their buckets."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._limits: dict[str, Limit] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._old_edits = OLD_EDITS_ALWAYS
        self._old: dict[int, Bucket] = {}
        self.refused: Counter[str] = Counter()

    @property
    def on(self) -> dict[str, tuple[int, float]]:
        """Returns the limits that are switched on: requests and seconds."""
        limits = {name: (limit.count, limit.seconds) for name, limit in self._limits.items()}
        if self._old_edits != OLD_EDITS_ALWAYS:
            limits[OLD_EDITS] = self._old_edits
        return limits

    def switch_on(self, name: str, count: int | None = None, seconds: float | None = None) -> None:
        """Switches a limit on, with its usual size unless another is given."""
        if name == OLD_EDITS:
            usual_count, usual_seconds = OLD_EDITS_THROTTLED
            self._old_edits = (count or usual_count, seconds or usual_seconds)
            self._old.clear()
            return
        usual = LIMITS[name]
        self._limits[name] = Limit(usual.pattern, count or usual.count, seconds or usual.seconds, usual.scope)
        self._empty(name)

    def switch_off(self, name: str) -> None:
        """Switches a limit off and drops its buckets."""
        if name == OLD_EDITS:
            self._old_edits = OLD_EDITS_ALWAYS
            self._old.clear()
            return
        self._limits.pop(name, None)
        self._empty(name)

    def _empty(self, name: str) -> None:
        for key in [key for key in self._buckets if key[0] == name]:
            del self._buckets[key]

    def count(self, method: str, path: str) -> tuple[dict[str, str], Verdict | None]:
        """Counts a request. Returns the headers for its answer (none if nothing is throttled), and the
        verdict if its bucket is empty."""
        for name, limit in self._limits.items():
            found = limit.pattern.fullmatch(f"{method} {path}")
            if found is None:
                continue
            now = self._clock.now()
            bucket = _window(self._buckets, (name, found[1]), now, limit.seconds)
            refused = bucket.used >= limit.count
            if refused:
                self.refused[name] += 1
            else:
                bucket.used += 1
            verdict = Verdict(
                limit,
                hashlib.md5(name.encode(), usedforsecurity=False).hexdigest(),
                limit.count - bucket.used,
                bucket.ends - now,
                refused,
            )
            return verdict.headers(now), verdict if refused else None
        return {}, None

    def count_old_edit(self, channel_id: int) -> None:
        """Counts an edit of a message older than an hour; refuses it above Discord's limit."""
        count, seconds = self._old_edits
        now = self._clock.now()
        bucket = _window(self._old, channel_id, now, seconds)
        if bucket.used >= count:
            self.refused[OLD_EDITS] += 1
            raise Refusal(30046, retry_after=bucket.ends - now)
        bucket.used += 1


def _window(buckets: dict[Key, Bucket], key: Key, now: float, seconds: float) -> Bucket:
    """Returns the bucket of a key; a new one if its window has passed."""
    bucket = buckets.get(key)
    if bucket is None or now >= bucket.ends:
        bucket = buckets[key] = Bucket(0, now + seconds)
    return bucket
