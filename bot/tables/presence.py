"""Who is at a table just now: what people have pressed there, kept in memory only.

Somebody who pressed a moment ago looks at the table: the next panel comes to them, and nobody calls them.
After a restart nobody is known to be there, and the button below the newest picture does it all.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cachetools import TTLCache

HERE_SECONDS = 180.0
"""Who has pressed something within this time is at the table."""
PANEL_SECONDS = 840.0
"""An open panel can be reached so long: its token lives for fifteen minutes."""
_REMEMBERED = 5000

Key = tuple[str, int]
"""A table and a person."""


class Presence:
    """Told by the router, asked by whoever calls people or writes to them."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._pressed: TTLCache[Key, bool] = TTLCache(_REMEMBERED, HERE_SECONDS, clock)
        self._tables: TTLCache[str, bool] = TTLCache(_REMEMBERED, HERE_SECONDS, clock)
        self._opened: TTLCache[Key, bool] = TTLCache(_REMEMBERED, PANEL_SECONDS, clock)

    def pressed(self, table_id: str, user: int) -> None:
        """Somebody has pressed something at the table's venue."""
        self._tables[table_id] = True
        self._pressed[table_id, user] = True

    def opened(self, table_id: str, user: int) -> None:
        """Somebody has their panel open there, and has just used it."""
        self._opened[table_id, user] = True

    def lost(self, table_id: str, user: int) -> None:
        """That panel can't be reached any more."""
        self._opened.pop((table_id, user), None)

    def anybody_at(self, table_id: str) -> bool:
        """Whether somebody has pressed something at the table lately."""
        return table_id in self._tables

    def is_here(self, table_id: str, user: int) -> bool:
        return (table_id, user) in self._pressed

    def has_panel(self, table_id: str, user: int) -> bool:
        return (table_id, user) in self._opened
