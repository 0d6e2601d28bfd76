"""One duty shown on the stage: the lobby, a board, its status, private messages; and struck once it is."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import replace

from bot.service.delivery import Trouble, Undelivered
from bot.service.pace import Pace
from bot.service.stage import Stage
from bot.service.table import Table
from bot.service.tables import Tables
from bot.store import Duty, Posts, Store

log = logging.getLogger(__name__)

VENUE_LOOKS, VENUE_PAUSE = 120, 0.1
"""How often and how long private messages wait for the table's venue, to name it."""


class Showing:
    """Knows what each duty asks of the stage, and what is noted down when it is done."""

    def __init__(self, tables: Tables, store: Store, stage: Stage) -> None:
        self._tables = tables
        self._store = store
        self._stage = stage
        self._pace = Pace()
        self.threads: dict[str, int] = {}
        """Threads that came late: their tables have begun in the channel."""
        self.retiring: set[asyncio.Task[None]] = set()
        """Old pictures that are losing their buttons; nothing waits for that."""

    async def show(self, duty: Duty, *, doubtful: bool, news: asyncio.Event) -> None:
        """Do what the duty asks and strike it. `news` is set when the table moves on meanwhile."""
        table = await self._tables.get(duty.table_id)
        posts = await self._store.posts(table.id)
        try:
            match duty.kind:
                case "lobby":
                    await self._show_lobby(table, posts, duty, doubtful=doubtful)
                case "board":
                    await self._show_board(posts, duty, doubtful=doubtful, news=news)
                case "status":
                    await self._show_status(table, posts, duty, news)
                case "private_messages":
                    await self._send_private_messages(table, posts, doubtful=doubtful)
                    await self._store.settle(duty)
        except Undelivered as error:
            if error.trouble is Trouble.GONE and table.phase in ("over", "ended"):
                await self._store.settle(duty)  # nobody waits for it any more
                return
            if error.trouble is Trouble.CLOSED:
                await self._tell_host(table, posts)
            raise

    async def _show_lobby(self, table: Table, posts: Posts, duty: Duty, *, doubtful: bool) -> None:
        if table.phase == "playing" and posts.lobby is not None:
            posts = await self._with_venue(table, posts)  # so that the lobby can point there
        message = await self._stage.show_lobby(table, posts, doubtful=doubtful)
        await self._store.set_posts(table.id, replace(posts, lobby=message), settled=duty)

    async def _show_board(self, posts: Posts, duty: Duty, *, doubtful: bool, news: asyncio.Event) -> None:
        table = await self._calm(duty.table_id, posts.venue, news)
        thread = self.threads.pop(table.id, None)
        before = posts
        if thread is not None and posts.venue == table.row.channel and table.phase == "playing":
            posts = replace(posts, venue=thread, board=None)
        elif posts.shown < duty.seq:
            posts = await self._with_venue(table, posts)
            if doubtful:
                posts = await self._with_found_board(table, posts)
        if posts.venue == before.venue and posts.shown >= duty.seq:
            await self._store.settle(duty)  # a picture that was posted for an older duty has told this
            return
        told = await self._tables.entries(table.id, after=posts.shown, upto=table.seq)
        try:
            board = await self._stage.show_board(table, posts, told)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE or posts.venue == table.row.channel:
                raise
            log.warning("table %s: its thread is gone, it goes on in the channel", table.id)
            posts = replace(posts, venue=table.row.channel, board=None)
            board = await self._stage.show_board(table, posts, told)
        self._pace.note(posts.venue or table.row.channel)
        shown = replace(posts, board=board, shown=table.seq)
        await self._store.set_posts(table.id, shown, settled=duty)
        self._retire(table, before if posts.board is None else posts)

    async def _calm(self, table_id: str, venue: int | None, news: asyncio.Event) -> Table:
        """The table once a picture of it fits: while computer players act on, pictures are not hurried."""
        while True:
            news.clear()
            table = await self._tables.get(table_id)
            room_in = self._pace.room_in(venue) if venue is not None else 0.0
            people_wait = any(table.seats[seat].user is not None for seat in table.to_act)
            if room_in <= 0 or people_wait or not table.to_act:
                return table
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), room_in)

    async def _with_found_board(self, table: Table, posts: Posts) -> Posts:
        """The posts with a picture that was posted and not noted down, if there is one."""
        try:
            found = await self._stage.find_board(table, posts)
        except Undelivered as error:
            if error.trouble not in (Trouble.GONE, Trouble.CLOSED):
                raise
            return posts  # what can't be looked into can't be posted to either, or is not doubled there
        if found is None:
            return posts
        board, seq = found
        self._retire(table, posts)
        posts = replace(posts, board=board, shown=max(posts.shown, seq))
        await self._store.set_posts(table.id, posts)
        return posts

    async def _show_status(self, table: Table, posts: Posts, duty: Duty, news: asyncio.Event) -> None:
        if posts.board is not None and posts.shown < table.seq:
            try:
                await self._stage.refresh_board(table, posts)
            except Undelivered as error:
                if error.trouble is not Trouble.GONE:
                    raise
                await self._show_board(
                    posts, Duty(table.id, "board", table.seq), doubtful=False, news=news
                )  # somebody has deleted the picture
        await self._store.settle(duty)

    async def _send_private_messages(self, table: Table, posts: Posts, *, doubtful: bool) -> None:
        """One message for each secret decision of a person; nobody waits for one that failed."""
        for _ in range(VENUE_LOOKS):  # they name the venue, which the first board opens
            if posts.venue is not None:
                break
            await asyncio.sleep(VENUE_PAUSE)
            posts = await self._store.posts(table.id)
        sent: dict[str, str] = json.loads(posts.private_messages)
        failure: Undelivered | None = None
        for seat in table.to_act:
            mark = table.game.secret(table.state, seat)
            if mark is None or table.seats[seat].user is None or sent.get(str(seat)) == mark:
                continue
            try:
                taken = await self._stage.send_private_message(table, posts, seat, mark, doubtful=doubtful)
            except Undelivered as error:
                failure = error
                continue
            if not taken:
                log.info("table %s: seat %d takes no private messages", table.id, seat)
            sent[str(seat)] = mark
            await self._store.set_private_messages(table.id, json.dumps(sent))
        if failure is not None:
            raise failure

    async def _with_venue(self, table: Table, posts: Posts) -> Posts:
        """The posts with a venue to play in; it is written down before anything is shown there."""
        if posts.venue is not None:
            return posts
        posts = replace(posts, venue=await self._stage.open_venue(table, posts))
        await self._store.set_posts(table.id, posts)
        return posts

    def _retire(self, table: Table, posts: Posts) -> None:
        """Take the buttons off an old picture, while everything else goes on."""
        if posts.board is None:
            return
        task = asyncio.create_task(self._retire_board(table, posts), name=f"retire {table.id}")
        self.retiring.add(task)
        task.add_done_callback(self.retiring.discard)

    async def _retire_board(self, table: Table, posts: Posts) -> None:
        """A failure does no harm: an old button that stays is answered kindly."""
        try:
            await self._stage.retire_board(posts)
        except Undelivered as error:
            log.warning("table %s: an old picture keeps its buttons: %s", table.id, error)
        except Exception:
            log.exception("table %s: an old picture keeps its buttons", table.id)

    async def _tell_host(self, table: Table, posts: Posts) -> None:
        """The host hears once that the table can't be shown."""
        told = f"closed:{table.id}"
        if table.phase not in ("lobby", "playing") or await self._store.fact(told):
            return
        await self._store.set_fact(told, "told")
        try:
            await self._stage.tell_host(table, posts)
        except Undelivered as error:
            log.warning("table %s: its host was not told: %s", table.id, error)
