"""Who is at a table just now: what people have pressed there, kept in memory only.

Somebody who pressed a moment ago looks at the table: the next panel comes to them, and nobody calls them.
After a restart nobody is known to be there, and the button below the newest picture does it all.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

HERE_SECONDS = 180.0
"""Who has pressed something within this time is at the table."""
PANEL_SECONDS = 840.0
"""An open panel can be reached so long: its token lives for fifteen minutes."""
_REMEMBERED = 5000

Key = tuple[str, int]
"""A table and a person."""


class _Times:
    """The last time of each of the newest keys."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._times: OrderedDict[Key, float] = OrderedDict()

    def note(self, key: Key) -> None:
        self._times[key] = self._clock()
        self._times.move_to_end(key)
        while len(self._times) > _REMEMBERED:
            self._times.popitem(last=False)

    def within(self, key: Key, seconds: float) -> bool:
        return key in self._times and self._clock() - self._times[key] < seconds

    def forget(self, key: Key) -> None:
        self._times.pop(key, None)


class Presence:
    """Told by the router, asked by whoever calls people or writes to them."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._pressed = _Times(clock)
        self._opened = _Times(clock)

    def pressed(self, table_id: str, user: int) -> None:
        """Somebody has pressed something at the table's venue."""
        self._pressed.note((table_id, user))

    def opened(self, table_id: str, user: int) -> None:
        """Somebody has their panel open there, and has just used it."""
        self._opened.note((table_id, user))

    def lost(self, table_id: str, user: int) -> None:
        """That panel can't be reached any more."""
        self._opened.forget((table_id, user))

    def is_here(self, table_id: str, user: int) -> bool:
        return self._pressed.within((table_id, user), HERE_SECONDS)

    def has_panel(self, table_id: str, user: int) -> bool:
        return self._opened.within((table_id, user), PANEL_SECONDS)
