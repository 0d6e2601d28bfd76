"""Carries out the outbox: shows lobbies and boards, sends private messages, lets computer players act.

Nothing is lost, because every item is stored together with its event. A table has three workers: one shows
it, one writes private messages, one lets its computer players think. They do not wait for each other, and no
table waits for another. Temporary failures are retried with growing pauses. An item that can't be done for
now is parked: it stays stored, and the table's next event, a change of the cause (`take_up`) or the next
start takes it up. A newer event replaces an older item: of several boards only the latest is shown.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from bot.delivery.bursts import Bursts
from bot.delivery.computer_moves import let_computer_act
from bot.delivery.mentions import Followers, nobody
from bot.delivery.ownership import Holder
from bot.delivery.posting import BoardPoster
from bot.delivery.stage import Stage
from bot.delivery.undelivered import Trouble, Undelivered
from bot.logs import only_about
from bot.store import NotHeld, OutboxItem, OutboxKind, Store, StoreAway
from bot.tables.outbox import Outbox
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.work.fair_queue import Importance, Requester, Superseded, current_requester
from bot.work.thinking import Thinking

log = logging.getLogger(__name__)

SHOWING: tuple[OutboxKind, ...] = ("board", "status", "lobby")
"""The board first: it opens the thread that the lobby then points to."""
WRITING: tuple[OutboxKind, ...] = ("private_messages",)
THINKING: tuple[OutboxKind, ...] = ("computer",)
LANES = {kind: lane for lane in (SHOWING, WRITING, THINKING) for kind in lane}
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 300.0
ATTEMPTS = 100
"""Failures in a row (about eight hours) after which an item is parked."""

Key = tuple[str, tuple[OutboxKind, ...]]
"""A table, and the kinds of items that one of its workers handles."""


@dataclass
class _Work:
    """The items of one worker, and whether a new one has come since the last try."""

    items: dict[OutboxKind, OutboxItem] = field(default_factory=dict)
    maybe_delivered: set[OutboxKind] = field(default_factory=set)
    """Kinds of items that an earlier try may have delivered unnoticed."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def has_newer(self, item: OutboxItem) -> bool:
        """Whether a later event has written an item of the same kind."""
        waiting = self.items.get(item.kind)
        return waiting is not None and waiting.seq > item.seq

    def take(self, order: tuple[OutboxKind, ...]) -> list[OutboxItem]:
        """Returns all items that are due now, in order."""
        self.news.clear()
        return [self.items.pop(kind) for kind in order if kind in self.items]


@dataclass(frozen=True)
class _Again:
    """The item has to be tried again: after a pause, or after the time that Discord asks for."""

    wait: float = 0.0
    parked: bool = False


class Publisher:
    """Carries out outbox items on a stage; drawing and thinking happen elsewhere."""

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        store: Store,
        stage: Stage,
        thinking: Thinking,
        *,
        pause: float = FIRST_PAUSE,
        bursts: Bursts | None = None,
        holder: Holder | None = None,
        followers: Followers = nobody,
    ) -> None:
        """`holder` knows which tables this process handles; without one, it handles all.

        `followers` returns the people besides the players that a table's pictures mention.
        """
        self._tables = tables
        self._outbox = outbox
        self._store = store
        self._showing = BoardPoster(tables, store, stage, bursts or Bursts(), followers)
        self._thinking = thinking
        self._holder = holder
        self._pause = pause
        self._work: dict[Key, _Work] = {}
        self._workers: dict[Key, asyncio.Task[None]] = {}
        self._parked: dict[str, dict[OutboxKind, OutboxItem]] = {}
        self._running = False

    async def start(self) -> None:
        """Take up the items of an earlier run, and listen for new ones.

        Among several processes, the lease holder passes on the items of this one.
        """
        self._running = True
        self._outbox.listen(self.add)
        if self._holder is not None:
            return
        try:
            items = await self._store.duties()
        except Exception:
            if not self._running:  # stopped during the read
                return
            log.exception(
                "event=outbox_unreadable the last run's outbox can't be read; tables go on without it"
            )
            return
        for item in items:
            self.add(item, maybe_delivered=True)

    async def stop(self) -> None:
        """Stop immediately; unfinished items stay stored."""
        if self._running:
            self._outbox.leave(self.add)
        self._running = False
        workers = [*self._workers.values(), *self._showing.beside]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        self._work.clear()
        self._workers.clear()
        self._parked.clear()

    async def idle(self) -> None:
        """Wait until nothing is left to do that can be done now."""
        while busy := [*self._workers.values(), *self._showing.beside]:
            await asyncio.wait(busy)

    def add(self, item: OutboxItem, *, maybe_delivered: bool = False) -> None:
        """Carry out an item soon, and the table's parked ones; it replaces an older one of its kind."""
        for parked in self._parked.pop(item.table_id, {}).values():
            self._add(parked, maybe_delivered=True)
        self._add(item, maybe_delivered=maybe_delivered)

    def is_busy(self, table_id: str) -> bool:
        """Whether the table has a working worker or parked items."""
        return self.waits(table_id) or any((table_id, lane) in self._workers for lane in set(LANES.values()))

    def waits(self, table_id: str) -> bool:
        return table_id in self._parked

    def let_go(self, table_id: str) -> None:
        """Forget the table's parked items: they are stored, and another process handles them."""
        self._parked.pop(table_id, None)

    def take_up(self) -> None:
        """Retry everything that waits: a permission was given back, or a server has returned."""
        parked, self._parked = self._parked, {}
        for items in parked.values():
            for item in items.values():
                self._add(item, maybe_delivered=True)
        for work in self._work.values():
            work.news.set()

    def move(self, table_id: str, thread: int) -> None:
        """Continue a game that began in the channel in its thread, which was made late."""
        self._showing.threads[table_id] = thread
        self._add(OutboxItem(table_id, "board", 0), maybe_delivered=False)

    def _add(self, item: OutboxItem, *, maybe_delivered: bool) -> None:
        lane = LANES[item.kind]
        key = (item.table_id, lane)
        work = self._work.setdefault(key, _Work())
        if item.kind not in work.items or work.items[item.kind].seq <= item.seq:
            work.items[item.kind] = item
            work.news.set()
        if maybe_delivered:
            work.maybe_delivered.add(item.kind)
        if key not in self._workers:
            if lane is THINKING:
                self._tables.computers.begin(item.table_id)
            name = f"{lane[0]} of {item.table_id}"
            self._workers[key] = asyncio.create_task(self._see_to(key, work), name=name)

    async def _see_to(self, key: Key, work: _Work) -> None:
        failures = 0
        only_about(key[0])
        try:
            while work.items and (self._holder is None or await self._holder.may(key[0])):
                failed: list[tuple[OutboxItem, _Again]] = []
                for item in work.take(key[1]):
                    current_requester.set(self._requester(item, work))  # the table, not the item's author
                    again = await self._tried(item, work)
                    if again is not None:
                        work.maybe_delivered.add(item.kind)
                        failed.append((item, again))
                failures = failures + 1 if failed else 0
                for item, again in failed:
                    if again.parked or (failures >= ATTEMPTS and not work.news.is_set()):
                        self._park(item)
                    else:
                        work.items.setdefault(item.kind, item)
                if failed and work.items:
                    await self._rest(work, failures, max(again.wait for _, again in failed))
        finally:
            del self._work[key], self._workers[key]
            if key[1] is THINKING:
                self._tables.computers.end(key[0])

    def _requester(self, item: OutboxItem, work: _Work) -> Requester:
        """Returns the table as the requester; of its boards only the newest is drawn.

        A computer player's thought is never given up: the game waits for its move.
        """
        if item.kind in WRITING:
            return Requester(item.table_id, importance=Importance.PRIVATE_MESSAGE)
        awaited = self._tables.presence.anybody_at(item.table_id)
        importance = Importance.AWAITED_BOARD if awaited else Importance.BOARD
        if item.kind in THINKING:
            return Requester(item.table_id, importance=importance)
        overtaken = partial(work.has_newer, item)
        return Requester(item.table_id, importance=importance, is_overtaken=overtaken)

    def _park(self, item: OutboxItem) -> None:
        log.warning(
            "event=outbox_parked table %s: %s is parked until Discord accepts it", item.table_id, item.kind
        )
        self._parked.setdefault(item.table_id, {})[item.kind] = item

    async def _rest(self, work: _Work, failures: int, wait: float) -> None:
        """Wait before the next try: as long as Discord asks, else for a new item or the pause."""
        if wait > 0:
            await asyncio.sleep(wait)
        elif not work.news.is_set():
            with suppress(TimeoutError):
                pause = min(self._pause * 2 ** (failures - 1), LONGEST_PAUSE)
                await asyncio.wait_for(work.news.wait(), pause)

    async def _tried(self, item: OutboxItem, work: _Work) -> _Again | None:
        """Carry out the item; returns None if nothing is left to do about it."""
        try:
            if item.kind == "computer":
                table = await self._tables.get(item.table_id, item.seq)
                await let_computer_act(self._tables, self._thinking, table)
                await self._store.settle(item)
            else:
                await self._showing.show(
                    item, maybe_delivered=item.kind in work.maybe_delivered, news=work.news
                )
        except Superseded:
            return None  # a newer item of this kind waits, and settles this one too
        except Undelivered as error:
            log.warning(
                "event=post_refused table %s: Discord refused %s: %s", item.table_id, item.kind, error
            )
            never = error.trouble in (Trouble.GONE, Trouble.OURS)
            return _Again(error.wait if error.trouble is Trouble.THROTTLED else 0.0, parked=never)
        except Refusal as error:
            log.warning(
                "event=outbox_item_refused table %s: %s is refused: %s", item.table_id, item.kind, error.code
            )
            return _Again(parked=True)
        except (NotHeld, StoreAway) as error:
            # It is still stored; the process that holds the lease finds it there.
            log.warning(
                "event=outbox_item_delayed table %s: %s is retried later: %s", item.table_id, item.kind, error
            )
        except Exception:
            log.exception(
                "event=outbox_item_failed table %s: %s failed and is retried", item.table_id, item.kind
            )
            return _Again()
        work.maybe_delivered.discard(item.kind)
        return None
