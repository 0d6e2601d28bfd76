"""What follows an event: lobbies and boards are shown, computer players act. Nothing here is lost.

Every duty was written with its event. One worker per table does what is due, in the order of
`ORDER`. What fails for a passing reason is tried again, later and later; after a restart the duties
are read from the file. A newer event replaces an older duty: of several boards the latest is shown.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.service.duties import Duties
from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.service.tables import Tables
from bot.store import Duty, DutyKind, Posts, Store

log = logging.getLogger(__name__)

ORDER: tuple[DutyKind, ...] = ("board", "status", "lobby", "private_messages", "computer")
"""The board first: it opens the thread that the lobby then points to."""
TABLES_AT_ONCE = 16
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 300.0
ATTEMPTS = 100
"""After so many failures in a row (eight hours) a table rests until its next event or the next start."""
THINKING = 2.0
"""Seconds that a computer player may think."""


class Unreachable(Exception):
    """The table's channel, thread or message is gone, or the bot may not write there."""

    def __init__(self, reason: str, *, gone: bool) -> None:
        super().__init__(reason)
        self.gone = gone
        """Whether the venue is gone for good; else a missing permission may come back."""


class Stage(Protocol):
    """Where tables are shown: Discord, seen from here."""

    async def show_lobby(self, table: Table, posts: Posts) -> int:
        """Post the lobby, or bring its message up to date; gives the message's id."""

    async def open_venue(self, table: Table, posts: Posts) -> int:
        """Gives the venue: a thread of the table's own where the bot may make one, else the channel."""

    async def show_board(self, table: Table, posts: Posts, news: Sequence[Entry]) -> str:
        """Post the public picture with what happened since the last one; gives what it takes to retire it."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Say below the public picture who is due now; the picture stays."""

    async def retire_board(self, posts: Posts) -> None:
        """Take the buttons off an old picture."""

    async def send_private_message(self, table: Table, posts: Posts, seat: int, mark: str) -> bool:
        """Send a seat's secret decision by private message; False when that person takes none."""


@dataclass
class _Work:
    """What is to be done for one table, and whether something new has come since the last try."""

    duties: dict[DutyKind, Duty] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self) -> list[Duty]:
        """Everything that is due now, in order."""
        self.news.clear()
        return [self.duties.pop(kind) for kind in ORDER if kind in self.duties]


class Publisher:
    """Carries out duties: those of one table one by one, several tables at once."""

    def __init__(
        self,
        tables: Tables,
        duties: Duties,
        store: Store,
        stage: Stage,
        studio: Studio,
        *,
        pause: float = FIRST_PAUSE,
    ) -> None:
        self._tables = tables
        self._duties = duties
        self._store = store
        self._stage = stage
        self._studio = studio
        self._pause = pause
        self._work: dict[str, _Work] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(TABLES_AT_ONCE)
        self._running = False

    async def start(self) -> None:
        """Take up what an earlier run left, and listen for new duties."""
        self._running = True
        self._duties.listen(self.add)
        for duty in await self._store.duties():
            self.add(duty)

    async def stop(self) -> None:
        """Stop at once; whatever is unfinished is still in the file."""
        if self._running:
            self._duties.leave(self.add)
        self._running = False
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        self._work.clear()
        self._workers.clear()

    async def idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))

    def add(self, duty: Duty) -> None:
        """See to a duty soon; an older one of the same kind is forgotten."""
        work = self._work.setdefault(duty.table_id, _Work())
        if duty.kind not in work.duties or work.duties[duty.kind].seq <= duty.seq:
            work.duties[duty.kind] = duty
            work.news.set()
        if duty.table_id not in self._workers:
            worker = asyncio.create_task(self._see_to(duty.table_id, work), name=f"publish {duty.table_id}")
            self._workers[duty.table_id] = worker

    async def _see_to(self, table_id: str, work: _Work) -> None:
        failures = 0
        try:
            while work.duties and (failures < ATTEMPTS or work.news.is_set()):
                async with self._slots:
                    failed = [duty for duty in work.take() if not await self._tried(duty)]
                for duty in failed:
                    work.duties.setdefault(duty.kind, duty)
                failures = failures + 1 if failed else 0
                if failed and not work.news.is_set():
                    pause = min(self._pause * 2 ** (failures - 1), LONGEST_PAUSE)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(work.news.wait(), pause)
        finally:
            del self._work[table_id], self._workers[table_id]

    async def _tried(self, duty: Duty) -> bool:
        """Whether there is nothing left to do about the duty."""
        try:
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
                await self._show_lobby(table, duty)
            case "board":
                await self._show_board(table, duty)
            case "status":
                posts = await self._store.posts(table.id)
                if posts.board is not None and posts.shown < table.seq:
                    await self._stage.refresh_board(table, posts)
                await self._store.settle(duty)
            case "private_messages":
                await self._send_private_messages(table)
                await self._store.settle(duty)
            case "computer":
                await self._let_computer_act(table)
                await self._store.settle(duty)

    async def _show_lobby(self, table: Table, duty: Duty) -> None:
        posts = await self._store.posts(table.id)
        if table.phase == "playing" and posts.lobby is not None:
            posts = await self._with_venue(table, posts)  # so that the lobby can point there
        message = await self._stage.show_lobby(table, posts)
        await self._store.set_posts(table.id, replace(posts, lobby=message), settled=duty)

    async def _show_board(self, table: Table, duty: Duty) -> None:
        posts = await self._store.posts(table.id)
        if posts.shown >= duty.seq:  # a picture that was posted for an older duty has told this
            await self._store.settle(duty)
            return
        posts = await self._with_venue(table, posts)
        news = await self._tables.entries(table.id, after=posts.shown, upto=table.seq)
        try:
            board = await self._stage.show_board(table, posts, news)
        except Unreachable as error:
            if not error.gone or posts.venue == table.row.channel:
                raise
            log.warning("table %s: its thread is gone, it goes on in the channel", table.id)
            posts = replace(posts, venue=table.row.channel, board=None)
            board = await self._stage.show_board(table, posts, news)
        shown = replace(posts, board=board, shown=table.seq)
        await self._store.set_posts(table.id, shown, settled=duty)
        if posts.board is not None:
            await self._retire_board(table, posts)

    async def _send_private_messages(self, table: Table) -> None:
        """One message for each secret decision of a person; a game never waits for one that failed."""
        posts = await self._store.posts(table.id)
        sent: dict[str, str] = json.loads(posts.private_messages)
        for seat in table.to_act:
            mark = table.game.secret(table.state, seat)
            if mark is None or table.seats[seat].user is None or sent.get(str(seat)) == mark:
                continue
            if not await self._stage.send_private_message(table, posts, seat, mark):
                log.info("table %s: seat %d takes no private messages", table.id, seat)
            sent[str(seat)] = mark
            posts = replace(posts, private_messages=json.dumps(sent))
            await self._store.set_posts(table.id, posts)

    async def _with_venue(self, table: Table, posts: Posts) -> Posts:
        """The posts with a venue to play in; it is written down before anything is shown there."""
        if posts.venue is not None:
            return posts
        posts = replace(posts, venue=await self._stage.open_venue(table, posts))
        await self._store.set_posts(table.id, posts)
        return posts

    async def _retire_board(self, table: Table, posts: Posts) -> None:
        """A failure here must not post the new picture again: the old one just keeps its buttons."""
        try:
            await self._stage.retire_board(posts)
        except Exception:
            log.warning("table %s: an old picture keeps its buttons", table.id, exc_info=True)

    async def _let_computer_act(self, table: Table) -> None:
        seat = next((seat for seat in table.turn_order if table.seats[seat].computer), None)
        if seat is None:
            return
        text = await self._studio.run(_choice, table, seat)
        try:
            await self._tables.play.act_for_computer(table.id, seat, table.seq, text)
        except Refusal as error:
            if error.code != "stale-button":
                raise
            log.info("table %s moved on while a computer player thought", table.id)


def _choice(table: Table, seat: int) -> str:
    """What the seat's computer player chooses now; the best one stands in for one that no longer exists."""
    players = table.game.players
    player = players.get(table.seats[seat].computer or "") or next(iter(players.values()))
    rng = random.Random(f"{table.id}/{table.seq}/{seat}")
    action = player(table.view(seat), table.game.legal(table.state, seat), rng, THINKING)
    return str(action.text)
