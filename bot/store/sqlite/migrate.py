"""Numbered SQL migrations, each in one transaction with `user_version`; a newer schema is refused."""

from __future__ import annotations

import sqlite3
from importlib import resources

from bot.store.errors import NewerSchema

__all__ = ["NewerSchema", "migrate", "migrations", "newest_schema"]


def migrations() -> list[tuple[int, str]]:
    """All migrations in order: (number, SQL)."""
    folder = resources.files("bot.store.sqlite") / "migrations"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def newest_schema() -> int:
    """The number of the newest schema that this version knows."""
    return migrations()[-1][0]


def migrate(connection: sqlite3.Connection) -> int:
    """Bring the file to the newest schema and return its number."""
    steps = migrations()
    newest = steps[-1][0]
    current = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if current > newest:
        raise NewerSchema(
            f"The data file has schema {current}, this version knows up to {newest}. "
            "Start the newer version again, or restore a backup made before the upgrade."
        )
    for number, sql in steps:
        if number > current:
            connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    return newest
