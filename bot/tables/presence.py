"""The people who are at a table just now, judged by their presses; kept only in memory.

A player who pressed a moment ago is looking at the table: the next panel comes to them, and no picture
mentions them. After a restart no player counts as present, and the button below the newest picture is enough.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cachetools import TTLCache

HERE_SECONDS = 180.0
"""Seconds after a press for which the person counts as present."""
PANEL_SECONDS = 840.0
"""Seconds for which an open panel can be edited: its token lives for fifteen minutes."""
_REMEMBERED = 5000

Key = tuple[str, int]
"""A table and a person."""


class Presence:
    """Recorded by the router; read before the bot mentions people or writes to them."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._pressed: TTLCache[Key, bool] = TTLCache(_REMEMBERED, HERE_SECONDS, clock)
        self._tables: TTLCache[str, bool] = TTLCache(_REMEMBERED, HERE_SECONDS, clock)
        self._opened: TTLCache[Key, bool] = TTLCache(_REMEMBERED, PANEL_SECONDS, clock)

    def pressed(self, table_id: str, user: int) -> None:
        """Record that the person has pressed something at the table's venue."""
        self._tables[table_id] = True
        self._pressed[table_id, user] = True

    def opened(self, table_id: str, user: int) -> None:
        """Record that the person has their panel open there, and has just used it."""
        self._opened[table_id, user] = True

    def lost(self, table_id: str, user: int) -> None:
        """Record that the panel can't be edited any more."""
        self._opened.pop((table_id, user), None)

    def anybody_at(self, table_id: str) -> bool:
        """Whether a person has pressed something at the table lately."""
        return table_id in self._tables

    def is_here(self, table_id: str, user: int) -> bool:
        return (table_id, user) in self._pressed

    def has_panel(self, table_id: str, user: int) -> bool:
        return (table_id, user) in self._opened
