"""Greets people who sit down at a table, and checks whether a person is still in its server."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.logs import hashed
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.table import Table
from bot.ui.cards.button_names import buttons_at
from bot.ui.interactions.reply import Reply
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.guilds import Servers
from bot.ui.stage.http_errors import FAILURES
from bot.work.background import Background

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
ASKING_SECONDS = 2.0


class Greetings:
    """Greets in the background: no answer waits for a greeting."""

    def __init__(self, servers: Servers, stage: DiscordStage) -> None:
        self._servers = servers
        self._stage = stage
        self._sending = Background()

    def send(self, table: Table, person: Person, reply: Reply) -> None:
        """Greets a person who has sat down; if they accept no private messages, the reply says so."""
        self._sending.start(self._greet(table, person, reply), f"greeting at {table.id}")

    async def _greet(self, table: Table, person: Person, reply: Reply) -> None:
        try:
            if not await self._stage.greet(table, person):
                await reply.whisper(reply.words("private-messages-closed", **buttons_at(table.row)))
        except FAILURES as error:
            log.warning(
                "event=greeting_delayed table %s: %s could not be told about private messages: %s",
                table.id,
                hashed(person.id),
                error,
            )
        except Exception:
            log.exception("event=greeting_failed table %s: greeting %s failed", table.id, hashed(person.id))

    def stop(self) -> None:
        self._sending.stop()

    async def absent(self, row: TableRow) -> frozenset[int]:
        """Those at the table who are no longer in its server; who can't be asked after counts as present."""
        people = [seat.user for seat in row.seats if seat.user is not None]
        if self._servers.is_lost(row.guild):
            return frozenset()
        gone = await asyncio.gather(*(self._is_gone(row.guild, user) for user in people))
        return frozenset(user for user, is_gone in zip(people, gone, strict=True) if is_gone)

    async def _is_gone(self, guild: int, user: int) -> bool:
        try:
            async with asyncio.timeout(ASKING_SECONDS):
                await self._servers.look_for(guild, user)
        except FAILURES as error:
            return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MEMBER
        return False
