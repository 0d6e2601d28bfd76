"""News from the other processes on the same database: the changes that they announce at their commits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from bot.store.address import Address
from bot.store.postgres.connection import CONNECT_SECONDS, defaults_for

log = logging.getLogger(__name__)

QUIET_SECONDS = 5.0
"""Seconds without news after which the connection is tested."""
ANSWER_SECONDS = 3.0
PAUSE = 1.0
"""Seconds between two attempts to connect."""


class News:
    """Listens on a connection of its own, and reconnects whenever it is lost."""

    def __init__(self, address: Address, process: str) -> None:
        self._address = address
        self._process = process

    async def listen(self, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        """Listen until cancelled.

        `heard` gets the kind of change (table, duties, person or server) and its id. `missed` is called
        whenever a change may have gone unheard.
        """
        away = False
        while True:
            try:
                async with asyncio.timeout(CONNECT_SECONDS + ANSWER_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(
                        self._address.secret,
                        autocommit=True,
                        **{**defaults_for(self._address), "application_name": "castellan news"},
                    )
                try:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await connection.execute("LISTEN castellan")
                    if away:
                        log.info("event=database_back the database responds again")
                    away = False
                    missed()
                    await self._hear(connection, heard)
                finally:
                    await connection.close()
            except (psycopg.Error, OSError) as error:
                if not away:
                    told = " ".join(str(error).split()) or type(error).__name__
                    log.warning(
                        "event=database_news_lost notifications from the database are interrupted: %s", told
                    )
                away = True
            await asyncio.sleep(PAUSE)

    async def _hear(
        self, connection: psycopg.AsyncConnection[tuple[object, ...]], heard: Callable[[str, str], None]
    ) -> None:
        while True:
            async for notice in connection.notifies(timeout=QUIET_SECONDS):
                sender, _, news = notice.payload.partition(" ")
                if sender != self._process:
                    heard(*news.split(" ", 1))
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("SELECT 1")
