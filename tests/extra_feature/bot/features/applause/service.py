"""Applause: given once per table, and thanked for once a day if the person wants that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.features.applause.store import ApplauseStore
from bot.tables.preferences import FeatureField, Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

THANKED = FeatureField("applause.thanked", False)
"""Whether a person wants to be thanked."""

Thank = Callable[[int, int], Awaitable[object]]
"""Thanks a person for that many tables."""


class Applause:
    def __init__(self, store: ApplauseStore, tables: Tables, preferences: Preferences, thank: Thank) -> None:
        self._store = store
        self._tables = tables
        self._preferences = preferences
        self._thank = thank

    async def applaud(self, user: int, table_id: str) -> int:
        """Note applause and return the number of tables that the person has applauded."""
        table = await self._tables.get(table_id)
        if table.seat_of(user) is not None:
            raise Refusal("applause-own")
        await self._store.add(user, table_id, self._tables.now())
        return await self._store.count(user)

    async def count(self, user: int) -> int:
        return await self._store.count(user)

    async def thank(self) -> None:
        """Thanks all users who want it. Records it first, so that a crash cannot send a message twice."""
        for user, count in (await self._store.untold()).items():
            if THANKED.of(await self._preferences.of(user)):
                await self._store.tell(user)
                await self._thank(user, count)
