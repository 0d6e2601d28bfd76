"""What follows an event: lobbies and boards are shown, computer players act. Nothing here is lost.

Every duty was written with its event. One worker per table does what is due, in order: lobby, board,
computer. What fails for a passing reason is tried again, later and later; after a restart the duties
are read from the file. A newer event replaces an older duty: of several boards the latest is shown.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.service.tables import Tables
from bot.store import Duty, DutyKind, Posts, Store

log = logging.getLogger(__name__)

ORDER: tuple[DutyKind, ...] = ("lobby", "board", "computer")
TABLES_AT_ONCE = 16
LONGEST_PAUSE = 300.0
THINKING = 2.0
"""Seconds that a computer player may think."""


class Unreachable(Exception):
    """Where the table was shown there is nothing any more, or the bot may not write there."""

    def __init__(self, reason: str, *, gone: bool) -> None:
        super().__init__(reason)
        self.gone = gone
        """Whether the place is gone for good; else a missing permission may come back."""


class Stage(Protocol):
    """Where tables are shown: Discord, seen from here."""

    async def show_lobby(self, table: Table, posts: Posts) -> int:
        """Post the lobby, or bring its message up to date; its message's id."""

    async def open_place(self, table: Table, posts: Posts) -> int:
        """Where the table is played: a thread of its own where the bot may make one, else the channel."""

    async def show_board(self, table: Table, posts: Posts, news: Sequence[Entry]) -> str:
        """Post the public picture with what happened since the last one; what is needed to retire it."""

    async def retire_board(self, posts: Posts) -> None:
        """Take the buttons off an old picture."""


class Publisher:
    """Carries out duties, one table at a time each, several tables at once."""

    def __init__(self, tables: Tables, store: Store, stage: Stage, studio: Studio) -> None:
        self._tables = tables
        self._store = store
        self._stage = stage
        self._studio = studio
        self._waiting: dict[str, dict[DutyKind, Duty]] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(TABLES_AT_ONCE)
        self._running = False

    async def start(self) -> None:
        """Take up what an earlier run left, and listen for new duties."""
        self._running = True
        self._tables.on_duty = self.add
        for duty in await self._store.duties():
            self.add(duty)

    async def stop(self) -> None:
        """Stop at once; whatever is unfinished is still in the file."""
        self._running = False
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))

    def add(self, duty: Duty) -> None:
        """See to a duty soon; an older one of the same kind is forgotten."""
        if not self._running:
            return
        known = self._waiting.setdefault(duty.table_id, {})
        if duty.kind not in known or known[duty.kind].seq <= duty.seq:
            known[duty.kind] = duty
        if duty.table_id not in self._workers:
            worker = asyncio.create_task(self._work(duty.table_id), name=f"publish {duty.table_id}")
            self._workers[duty.table_id] = worker

    async def _work(self, table_id: str) -> None:
        pause = 0.5
        try:
            while waiting := self._waiting.get(table_id):
                async with self._places:
                    failed = [duty for duty in self._next(waiting) if not await self._tried(duty)]
                if failed and not waiting:
                    for duty in failed:
                        waiting.setdefault(duty.kind, duty)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
                else:
                    for duty in failed:
                        waiting.setdefault(duty.kind, duty)
        finally:
            self._waiting.pop(table_id, None)
            self._workers.pop(table_id, None)

    @staticmethod
    def _next(waiting: dict[DutyKind, Duty]) -> list[Duty]:
        return [waiting.pop(kind) for kind in ORDER if kind in waiting]

    async def _tried(self, duty: Duty) -> bool:
        """Whether there is nothing left to do about the duty."""
        try:
            await self._do(duty)
        except Unreachable as error:
            log.warning("table %s: %s not shown: %s", duty.table_id, duty.kind, error)
            if not error.gone:
                return False
            await self._store.settle(duty)
        except Refusal as error:
            log.warning("table %s: %s given up: %s", duty.table_id, duty.kind, error.code)
            await self._store.settle(duty)
        except Exception:
            log.exception("table %s: %s failed, to be tried again", duty.table_id, duty.kind)
            return False
        return True

    async def _do(self, duty: Duty) -> None:
        table = await self._tables.get(duty.table_id)
        match duty.kind:
            case "lobby":
                posts = await self._store.posts(table.id)
                message = await self._stage.show_lobby(table, posts)
                await self._store.set_posts(table.id, replace(posts, lobby=message), settled=duty)
            case "board":
                await self._show_board(table, duty)
            case "computer":
                await self._let_computer_act(table)
                await self._store.settle(duty)

    async def _show_board(self, table: Table, duty: Duty) -> None:
        posts = await self._store.posts(table.id)
        if posts.place is None:
            posts = replace(posts, place=await self._stage.open_place(table, posts))
            await self._store.set_posts(table.id, posts)
        news = await self._tables.entries(table.id, after=posts.shown, upto=table.seq)
        try:
            board = await self._stage.show_board(table, posts, news)
        except Unreachable as error:
            if not error.gone or posts.place == table.row.channel:
                raise
            log.warning("table %s: its thread is gone, it goes on in the channel", table.id)
            posts = replace(posts, place=table.row.channel, board=None)
            board = await self._stage.show_board(table, posts, news)
        shown = replace(posts, board=board, shown=table.seq)
        await self._store.set_posts(table.id, shown, settled=duty)
        if posts.board is not None:
            await self._stage.retire_board(posts)

    async def _let_computer_act(self, table: Table) -> None:
        seat = next((seat for seat in table.to_act if table.seats[seat].computer), None)
        if seat is None:
            return
        player = table.game.players[table.seats[seat].computer or ""]
        legal = table.game.legal(table.state, seat)
        rng = random.Random(f"{table.id}/{table.seq}/{seat}")
        action = await self._studio.run(player, table.view(seat), legal, rng, THINKING)
        try:
            await self._tables.act_for_computer(table.id, seat, table.seq, action.text)
        except Refusal as error:
            log.info("table %s moved on while a computer player thought: %s", table.id, error.code)
