"""What people and servers have set: one JSON text each."""

from __future__ import annotations

import json
from typing import Any

from bot.store.database import Connection, Database


class People:
    """The settings of people and servers. What they mean is known by the service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, user: int) -> str | None:
        """What somebody has set, as JSON."""
        rows = await self._database.rows("SELECT settings FROM people WHERE user = ?", user)
        return str(rows[0][0]) if rows else None

    async def set_settings(self, user: int, settings: str) -> None:
        await self._set("people", "user", user, settings)

    async def away(self) -> list[tuple[int, float]]:
        """Who is away, and until when."""
        rows = await self._database.rows(
            "SELECT user, settings FROM people WHERE settings LIKE '%away_until%' ORDER BY user"
        )
        found = [(int(user), _read(settings).get("away_until")) for user, settings in rows]
        return [(user, float(until)) for user, until in found if until is not None]

    async def wanting_lists(self) -> list[int]:
        """Who wants a list of their tables once a day."""
        rows = await self._database.rows(
            "SELECT user, settings FROM people WHERE settings LIKE '%daily_list%' ORDER BY user"
        )
        return [int(user) for user, settings in rows if _read(settings).get("daily_list")]

    async def waited_for_since(self, table_id: str) -> dict[int, float]:
        """Since when a table waits for each of its seats, where that is noted."""
        rows = await self._database.rows(
            "SELECT seat, since FROM waits WHERE table_id = ? AND since IS NOT NULL", table_id
        )
        return {int(seat): float(since) for seat, since in rows}

    async def server_settings(self, guild: int) -> str | None:
        """What a server has set, as JSON."""
        rows = await self._database.rows("SELECT settings FROM servers WHERE guild = ?", guild)
        return str(rows[0][0]) if rows else None

    async def set_server_settings(self, guild: int, settings: str) -> None:
        await self._set("servers", "guild", guild, settings)

    async def _set(self, table: str, key: str, value: int, settings: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                f"INSERT INTO {table} ({key}, settings) VALUES (?, ?) "
                f"ON CONFLICT ({key}) DO UPDATE SET settings = excluded.settings",
                (value, settings),
            )

        await self._database.transact(work)


def _read(settings: str) -> dict[str, Any]:
    """Settings as they were written; nothing where that can't be read."""
    try:
        found = json.loads(settings)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
