"""Exports everything stored about a person for that person, without the secrets of other players."""

from __future__ import annotations

from typing import Any

from bot.store.database import Database
from bot.store.owned import Nothing, Owners


async def personal_data_of(user: int, database: Database, owners: Owners) -> dict[str, Any]:
    """Returns the exports of all SQL tables as one document."""
    document: dict[str, Any] = {"discord_id": user}
    for owned in reversed(list(owners)):
        if not isinstance(owned.export, Nothing):
            for name, value in (await owned.export(database, user)).items():
                _put(document, name, value)
    return document


def _put(document: dict[str, Any], name: str, value: Any) -> None:
    """Merge lists and objects of the same name."""
    section = document.get(name)
    if isinstance(section, list):
        document[name] = [*section, *value]
    elif isinstance(section, dict):
        document[name] = {**section, **value}
    else:
        document[name] = value
