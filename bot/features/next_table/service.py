"""In which order tables wait for a person."""

from __future__ import annotations

from math import inf

from bot.features.next_table.store import WaitingStore, WaitingTable
from bot.tables.preferences import FeatureField, Preferences
from bot.tables.terms import read_terms
from bot.tables.waiting.pace import deadline

OFFERED = FeatureField("next_table.offered", True)
"""Whether panels offer a person the next table."""


class NextTables:
    """The tables that wait for a person, the most urgent first."""

    def __init__(self, store: WaitingStore, preferences: Preferences) -> None:
        self._store = store
        self._preferences = preferences

    async def waiting(self, user: int, besides: str = "") -> list[WaitingTable]:
        """Live tables, then by deadline, then by how long they wait; not the table `besides`."""
        tables = await self._store.tables(user)
        return sorted((one for one in tables if one.table != besides), key=_urgency)

    async def offered_to(self, user: int, besides: str) -> list[WaitingTable]:
        """The same for a panel: nothing for a person who does not want to be offered the next table."""
        if not OFFERED.of(await self._preferences.of(user)):
            return []
        return await self.waiting(user, besides)


def _urgency(one: WaitingTable) -> tuple[bool, float, float, str]:
    pace = read_terms(one.terms).pace
    end = deadline(pace, one.since)
    return pace != "live", inf if end is None else end, one.since, one.table
