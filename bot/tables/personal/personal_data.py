"""Everything that is stored about one person, for them alone: nothing that another may know and they not."""

from __future__ import annotations

from typing import Any

from bot.store.database import Database
from bot.store.owned import Nothing, Owners


async def personal_data_of(user: int, database: Database, owners: Owners) -> dict[str, Any]:
    """What the owners of all SQL tables export, as one document."""
    document: dict[str, Any] = {"discord_id": user}
    for owned in reversed(list(owners)):
        if not isinstance(owned.export, Nothing):
            for name, value in (await owned.export(database, user)).items():
                _put(document, name, value)
    return document


def _put(document: dict[str, Any], name: str, value: Any) -> None:
    """Lists and objects of one name are put together."""
    section = document.get(name)
    if isinstance(section, list):
        document[name] = [*section, *value]
    elif isinstance(section, dict):
        document[name] = {**section, **value}
    else:
        document[name] = value
