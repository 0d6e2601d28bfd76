"""The owners of all SQL tables: those of the core and of every feature found."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

from bot import features
from bot.store import Store
from bot.store.erasure import Erasure
from bot.store.expiry import Expiry
from bot.store.owned import Owners
from bot.tables.personal.core_tables import core_owned
from bot.tables.personal.personal_data import personal_data_of
from bot.ui.interactions.table_picker import TablePicker


def owners(store: Store, clock: Callable[[], float] = time.time) -> Owners:
    """Builds them like the composition root, on a core that has nothing but a clock."""
    core: Any = MagicMock(picker=TablePicker(MagicMock()), clock=clock)
    found = Owners(core_owned(shared=store.leases is not None))
    for feature in features.modules():
        found.add(*feature.build(core).owned)
    return found


def erasure(store: Store) -> Erasure:
    return Erasure(store.database, owners(store))


def expiry(store: Store) -> Expiry:
    return Expiry(store.database, owners(store))


async def data_of(user: int, store: Store) -> dict[str, Any]:
    """Returns the data that `/me data` gives a person."""
    return await personal_data_of(user, store.database, owners(store))
