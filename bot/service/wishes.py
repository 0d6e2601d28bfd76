"""Wishes to take something back do not wait for ever: from time to time all open ones are looked at."""

from __future__ import annotations

import asyncio
import logging

from bot.service.studio import Studio
from bot.service.tables import Tables

log = logging.getLogger(__name__)

LOOK_SECONDS = 15.0
"""Between two looks: the shortest wish is open for minutes."""


class Wishes:
    """Looks after the wishes of all tables while the bot runs; one that is over meanwhile is found later."""

    def __init__(self, tables: Tables, studio: Studio, every: float = LOOK_SECONDS) -> None:
        self._tables = tables
        self._studio = studio
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._look(), name="wishes")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        while True:
            try:
                await self._tables.taking_back.see_to_wishes(self._studio)
            except Exception:
                log.exception("the wishes of the tables could not be looked at")
            await asyncio.sleep(self._every)
