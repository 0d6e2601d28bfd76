"""The settings of people and servers: one JSON text each, and columns for the values that queries need."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

from bot.store.database import Connection, Database


class People:
    """Stores the settings of people and servers; bot/tables gives them their meaning."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, user: int) -> str | None:
        """Returns a person's settings as JSON."""
        rows = await self._database.rows("SELECT settings FROM people WHERE user = ?", user)
        return str(rows[0][0]) if rows else None

    async def set_settings(self, user: int, settings: str) -> None:
        """Write a person's settings, and the columns for queries over all people."""
        values = _read(settings)
        columns = {
            "hidden": int(values.get("hidden") is True),
            "away_until": _number(values.get("away_until")),
            "daily_list": int(values.get("daily_list") is True),
        }
        await self._set("people", "user", user, {"settings": settings, **columns})

    async def away(self) -> list[tuple[int, float]]:
        """Returns the people who are away, and until when."""
        rows = await self._database.rows(
            "SELECT user, away_until FROM people WHERE away_until IS NOT NULL ORDER BY user"
        )
        return [(int(user), float(until)) for user, until in rows]

    async def wanting_lists(self) -> list[int]:
        """Returns the people who want a list of their tables once a day."""
        rows = await self._database.rows("SELECT user FROM people WHERE daily_list = 1 ORDER BY user")
        return [int(user) for (user,) in rows]

    async def waited_for_since(self, table_id: str) -> dict[int, float]:
        """Returns since when a table waits for each of its seats, if that is stored."""
        rows = await self._database.rows(
            "SELECT seat, since FROM waits WHERE table_id = ? AND since IS NOT NULL", table_id
        )
        return {int(seat): float(since) for seat, since in rows}

    async def has_played(self, user: int, game: str, *, besides: str) -> bool:
        """Whether the person sits or sat at another table of that game."""
        rows = await self._database.rows(
            "SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id "
            'WHERE seats."user" = ? AND tables.game = ? AND tables.id <> ? LIMIT 1',
            user,
            game,
            besides,
        )
        return bool(rows)

    async def server_settings(self, guild: int) -> str | None:
        """Returns a server's settings as JSON."""
        rows = await self._database.rows("SELECT settings FROM servers WHERE guild = ?", guild)
        return str(rows[0][0]) if rows else None

    async def set_server_settings(self, guild: int, settings: str) -> None:
        """Write a server's settings, and the column for queries over all servers."""
        channel = _number(_read(settings).get("daily_channel"))
        columns = {"daily_channel": None if channel is None else int(channel)}
        await self._set("servers", "guild", guild, {"settings": settings, **columns})

    async def _set(self, table: str, key: str, value: int, columns: Mapping[str, Any]) -> None:
        names = ", ".join(columns)
        marks = ", ".join("?" for _ in columns)
        changed = ", ".join(f"{name} = excluded.{name}" for name in columns)

        def work(connection: Connection) -> None:
            connection.execute(
                f"INSERT INTO {table} ({key}, {names}) VALUES (?, {marks}) "
                f"ON CONFLICT ({key}) DO UPDATE SET {changed}",
                (value, *columns.values()),
            )

        await self._database.transact(work)


def _read(settings: str) -> dict[str, Any]:
    """Parses stored settings; empty if they can't be read."""
    try:
        values = json.loads(settings)
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}


def _number(value: Any) -> int | float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return value if is_number else None
