"""Small facts of the bot's own, kept for the next start."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.database import Connection, Database
from bot.store.errors import UnusableFile

MOVING = "moving"
"""The fact with the progress of a copy; while it exists, the copy is incomplete and no bot may use it."""

FORGETTING = "forgetting:"
"""Begins the facts that name people who have asked to be forgotten, until that is done."""


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


async def has_asked(database: Database, user: int) -> bool:
    """Whether the person has asked to be forgotten and is not yet."""
    return bool(await database.rows("SELECT 1 FROM facts WHERE name = ?", f"{FORGETTING}{user}"))


def strike_asked(connection: Connection, user: int) -> None:
    """Delete a person's request to be forgotten."""
    connection.execute("DELETE FROM facts WHERE name = ?", (f"{FORGETTING}{user}",))


def drop_facts(connection: Connection, table_id: str) -> None:
    """Delete the facts of a table: its id is one of the parts of their names."""
    connection.execute(
        "DELETE FROM facts WHERE name LIKE ? OR name LIKE ?", (f"%:{table_id}", f"%:{table_id}:%")
    )
