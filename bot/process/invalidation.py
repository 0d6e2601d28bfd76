"""Listens to the other processes on the same database, and finds out which of all is the leader."""

from __future__ import annotations

import logging
from typing import Protocol

from bot.delivery.ownership import OUTAGE, LeaseHolder, Publishing
from bot.delivery.reminders import Reminders
from bot.store import News, StoreAway
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.work.background import Background

log = logging.getLogger(__name__)


class Waking(Publishing, Protocol):
    """The publisher, which also retries items that wait."""

    def take_up(self) -> None:
        """Retry all items that wait."""


class PeerListener:
    """Drops cached tables, people and servers when another process changes them."""

    def __init__(
        self, news: News, lease_holder: LeaseHolder, tables: Tables, preferences: Preferences
    ) -> None:
        self._news = news
        self._lease_holder = lease_holder
        self._tables = tables
        self._preferences = preferences
        self._publishing: Waking | None = None
        self._goes_round = False
        self._tasks = Background()

    def start(self, publishing: Waking) -> None:
        self._publishing = publishing
        self._lease_holder.start(publishing)
        self._tasks.start(self._news.listen(self._heard, self._missed), "news")

    async def stop(self) -> None:
        await self._tasks.close()
        await self._lease_holder.stop()

    async def is_leader(self, reminders: Reminders) -> bool:
        """Whether this process leads now. A new leader finds out whether time was lost."""
        nobody = await self._lease_holder.is_leader()
        if nobody is None:
            self._goes_round = False
        elif not self._goes_round:
            if nobody > OUTAGE:
                await reminders.come_up()
            else:
                await reminders.take_over()
            log.info("event=leader this process runs the scheduled jobs from now on")
            self._goes_round = True
        return self._goes_round

    def _heard(self, what: str, which: str) -> None:
        match what:
            case "table":
                self._tables.forget(which)
            case "duties":
                table_id, _, guild = which.partition(" ")
                if self._lease_holder.sees_to(table_id, int(guild)):
                    self._tasks.start(self._see_to(table_id), f"duties of {table_id}")
            case "person":
                self._preferences.forget(int(which))
            case "server":
                self._preferences.forget_server(int(which))

    def _missed(self) -> None:
        self._tables.forget()
        self._preferences.forget_all()
        if self._publishing is not None:
            self._publishing.take_up()

    async def _see_to(self, table_id: str) -> None:
        try:
            await self._lease_holder.hear(table_id)
        except StoreAway as error:
            log.info("event=outbox_lookup_delayed table %s: its outbox is read later: %s", table_id, error)
