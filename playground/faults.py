"""Faults on command: the next requests fail, stall, break off, or are done but answered with an error."""

import asyncio
import math
import re
from dataclasses import dataclass, field
from typing import Literal

from playground.model import Json

Cut = Literal["before", "within", "after"]


@dataclass
class Fault:
    """The fate of the next `remaining` requests whose "METHOD /path" matches.

    `status` 0 only stalls or cuts. `done` means that the request takes effect and only the answer is lost or
    late, as when a connection breaks on the way back. `cut` resets the connection: before anything was read,
    within the upload, or after the request took effect, when the answer was due.
    """

    status: int
    remaining: int
    pattern: re.Pattern[str]
    retry_after: float = 0.05
    for_all: bool = False
    done: bool = False
    stall: float = 0.0
    cut: Cut | None = None
    released: asyncio.Event = field(default_factory=asyncio.Event)
    hit: int = 0
    holding: int = 0

    def release(self) -> None:
        """Lets stalled requests continue."""
        self.released.set()

    async def hold(self) -> None:
        """Waits until released, or for `stall` seconds, which may be infinite."""
        if self.stall > 0:
            self.holding += 1
            try:
                await asyncio.wait_for(self.released.wait(), None if math.isinf(self.stall) else self.stall)
            except TimeoutError:
                return
            finally:
                self.holding -= 1

    def headers(self) -> dict[str, str]:
        """Returns the headers of a 429; without `Via` discord.py would take it for a ban."""
        if self.status != 429:
            return {}
        return {
            "Via": "1.1 playground",
            "Retry-After": str(self.retry_after),
            "X-RateLimit-Scope": "global" if self.for_all else "user",
            **({"X-RateLimit-Global": "true"} if self.for_all else {}),
        }

    def body(self) -> Json:
        if self.status == 429:
            return {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.for_all,
            }
        return {"message": f"{self.status}: made by the playground", "code": 0}


class Faults:
    """The pending faults, used in the order in which they were added."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._stalling: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self._waiting.append(fault)
        if fault.stall > 0:
            self._stalling = [f for f in self._stalling if not f.released.is_set()] + [fault]
        return fault

    @property
    def waiting(self) -> list[Fault]:
        return list(self._waiting)

    def release(self) -> None:
        """Lets all stalled requests continue."""
        for fault in self._stalling:
            fault.release()
        self._stalling.clear()

    def clear(self) -> None:
        """Removes all faults and lets stalled requests continue."""
        self._waiting.clear()
        self.release()

    def take(self, method: str, path: str) -> Fault | None:
        """Returns the fault for this request, if one is pending for it."""
        for fault in self._waiting:
            if fault.pattern.search(f"{method} {path}"):
                fault.remaining -= 1
                fault.hit += 1
                if fault.remaining <= 0:
                    self._waiting.remove(fault)
                return fault
        return None
