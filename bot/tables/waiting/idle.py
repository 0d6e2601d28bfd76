"""Closes idle tables with a kind message; their players can reopen them for a while."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.store import Store
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.time_units import DAY

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Patience:
    """Days after which an idle lobby or game is closed, and for which it can be reopened."""

    lobby: float = 7
    game: float = 60
    reopened: float = 30


class IdleTables:
    """Closes idle lobbies and games."""

    def __init__(self, tables: Tables, store: Store, clock: Callable[[], float], patience: Patience) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._patience = patience

    async def look(self) -> None:
        now = self._clock()
        lobbies, games = now - self._patience.lobby * DAY, now - self._patience.game * DAY
        for table_id in await self._store.idle(lobbies, games):
            try:
                await self._tables.play.put_to_sleep(table_id)
                log.info("event=table_asleep table %s: closed because no player came back", table_id)
            except Refusal as refusal:
                log.warning("event=table_not_closed table %s could not be closed: %s", table_id, refusal.code)
