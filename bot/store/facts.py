"""Small facts of the bot's own, kept for the next start."""

from __future__ import annotations

from bot.store.database import Connection


def note(connection: Connection, name: str, value: str) -> None:
    """Write a fact down."""
    connection.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
