"""Call players: a table that looks for players mentions the role that its server has set, once an hour."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.time_units import HOUR


class RoleCall:
    """Decides whether a role may be mentioned now."""

    def __init__(self, preferences: Preferences, clock: Callable[[], float]) -> None:
        self._preferences = preferences
        self._clock = clock
        self._calling = asyncio.Lock()

    async def call(self, table: Table, person: Person) -> int:
        """Returns the role to mention; recorded before posting, so that a crash cannot mention it twice."""
        if table.phase != "lobby":
            raise Refusal("already-started" if table.phase == "playing" else "table-over")
        if table.seat_of(person.id) is None and not person.moderator:
            raise Refusal("not-seated")
        if len(table.seats) >= table.game.seats[-1]:
            raise Refusal("table-full")
        async with self._calling:
            settings = await self._preferences.of_server(table.row.guild)
            if settings.caller_role is None:
                raise Refusal("no-role-to-ping")
            again = settings.called + HOUR
            if self._clock() < again:
                raise Refusal("pinged-lately", when=datetime.fromtimestamp(again, UTC))
            await self._preferences.change_server(table.row.guild, called=self._clock())
        return settings.caller_role
