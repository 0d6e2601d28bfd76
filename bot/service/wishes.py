"""Wishes to take something back do not wait for ever: while some are open they are looked at."""

from __future__ import annotations

import asyncio
import logging

from bot.service.studio import Studio
from bot.service.tables import Tables

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
"""Between two looks: the shortest wish is open for minutes."""


class Wishes:
    """Looks after the wishes of all tables; what was over before the start is seen to then."""

    def __init__(self, tables: Tables, studio: Studio, every: float = LOOK_SECONDS) -> None:
        self._tables = tables
        self._studio = studio
        self._every = every
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._stopped = False
        tables.taking_back.when_asked = self._wait

    def start(self) -> None:
        self._begin()

    async def look(self) -> None:
        """See to what is open now."""
        await self._look()

    def stop(self) -> None:
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()

    def _wait(self) -> None:
        """Look again in a while, unless that is going to happen anyway."""
        if self._timer is None and not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(self._every, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._looking = asyncio.create_task(self._look(), name="wishes")

    async def _look(self) -> None:
        try:
            left = await self._tables.taking_back.see_to_wishes(self._studio)
        except Exception:
            log.exception("the wishes of the tables could not be looked at")
            left = True
        if left:
            self._wait()
