"""Small facts of the bot's own, kept for the next start."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.database import Connection
from bot.store.errors import UnusableFile

MOVING = "moving"
"""The fact that tells how far a copy has come that is not whole yet: nobody may use it before it is."""


def note(connection: Connection, name: str, value: str) -> None:
    """Write a fact down."""
    connection.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def check_whole(where: object, facts: Collection[str]) -> None:
    """UnusableFile where a copy was begun and not finished."""
    if MOVING in facts:
        raise UnusableFile(
            f"{where} is a copy that is not whole: run `castellan move-data` again as before, and it goes on."
        )
