"""A stage in memory: channels with messages, threads that can be deleted, and faults to raise."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from bot.delivery.stage import Found
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import Posts
from bot.tables.table import Entry, Table


@dataclass(frozen=True)
class Board:
    """A public picture as it was posted."""

    message: str
    venue: int
    table_id: str
    seq: int
    news: tuple[int, ...]
    called: tuple[int, ...] = ()


@dataclass
class MemoryStage:
    """Keeps everything shown. `faults[method]` are raised one by one before that method works again."""

    lobbies: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Lobby messages: table and the event shown."""
    links: dict[str, int | None] = field(default_factory=dict)
    """The place to which each table's lobby points."""
    boards: list[Board] = field(default_factory=list)
    edited: list[tuple[str, int]] = field(default_factory=list)
    """Pictures that were edited in place: message and event."""
    last_boards: list[tuple[str, int]] = field(default_factory=list)
    """Pictures that became the last board of a finished game: message and event."""
    brought: list[tuple[str, int, bool]] = field(default_factory=list)
    """Panels that moved along: table, seat, whether below a new picture."""
    followed: list[tuple[str, int]] = field(default_factory=list)
    """Panels with a question that went below the newest post."""
    retired: list[str] = field(default_factory=list)
    refreshed: list[tuple[str, int]] = field(default_factory=list)
    sent: list[tuple[str, int, str]] = field(default_factory=list)
    silently: list[int] = field(default_factory=list)
    """Seats whose private message made no sound."""
    closed_letters: list[tuple[str, str | None]] = field(default_factory=list)
    """Private messages that were turned into a line, and the action that it names."""
    renewed_letters: list[tuple[str, int]] = field(default_factory=list)
    """Private messages whose question was brought up to date, with the event."""
    called_besides: list[tuple[str, int]] = field(default_factory=list)
    """Mentions without a picture."""
    asking: set[str] = field(default_factory=set)
    """Private messages in which a question is open."""
    looked: list[tuple[str, int]] = field(default_factory=list)
    """Searches for pictures that may have been posted already."""
    hosts_told: list[tuple[str, int]] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    """Seats that take no private messages."""
    gone: set[int] = field(default_factory=set)
    faults: defaultdict[str, list[Exception]] = field(default_factory=lambda: defaultdict(list))
    failed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after the first fault."""
    tries: int = 0

    async def show_lobby(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> int:
        self._fail("show_lobby", table.row.channel)
        message = posts.lobby or len(self.lobbies) + 1
        self.lobbies[message] = (table.id, table.seq)
        self.links[table.id] = posts.venue
        return message

    async def open_venue(self, table: Table, posts: Posts) -> int:
        self._fail("open_venue", table.row.channel)
        return 5000 + (posts.lobby or 0)

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        assert posts.venue is not None
        self._fail("show_board", posts.venue)
        told = tuple(entry.seq for entry in news)
        board = Board(f"m{len(self.boards)}", posts.venue, table.id, table.seq, told, tuple(called))
        self.boards.append(board)
        return board.message

    async def round_of(self, table: Table, entries: Sequence[Entry]) -> int:
        return 1 + sum(entry.verb == "acted" for entry in entries) // len(table.seats)

    async def edit_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], *, last: bool = False
    ) -> str:
        assert posts.board is not None
        self._fail("edit_board", posts.venue or 0)
        number = int(posts.board[1:])
        told = tuple(entry.seq for entry in news)
        self.boards[number] = replace(self.boards[number], seq=table.seq, news=told)
        (self.last_boards if last else self.edited).append((posts.board, table.seq))
        return posts.board

    async def bring_panel(
        self, table: Table, seat: int, *, below: bool, acted: Collection[int], board: str | None = None
    ) -> None:
        self.brought.append((table.id, seat, below))
        if below and table.seats[seat].user in acted:
            self.followed.append((table.id, seat))

    async def call(self, table: Table, posts: Posts, seat: int) -> None:
        self._fail("call", posts.venue or 0)
        self.called_besides.append((table.id, seat))

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        self._fail("refresh_board", posts.venue or 0)
        self.refreshed.append((table.id, table.seq))

    async def find_board(self, table: Table, posts: Posts) -> Found | None:
        self._fail("find_board", posts.venue or 0)
        self.looked.append((table.id, table.seq))
        mine = [board for board in self.boards if board.table_id == table.id and board.venue == posts.venue]
        newer = [board for board in mine if board.seq > posts.shown]
        return Found(newer[-1].message, newer[-1].seq, newer[-1].called, 0.0) if newer else None

    async def tell_host(self, table: Table, posts: Posts) -> None:
        self.hosts_told.append((table.id, table.row.host))

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, maybe_delivered: bool, silent: bool
    ) -> str | None:
        self._fail("send_private_message", 0)
        if not (maybe_delivered and (table.id, seat, mark) in self.sent):
            self.sent.append((table.id, seat, mark))
            self.silently += [seat] if silent else []
        return None if seat in self.closed else f"{seat}/{mark}"

    def shows_private_message(self, table: Table, seat: int, note: str) -> bool:
        return note in self.asking

    async def refresh_private_message(self, table: Table, seat: int, note: str) -> None:
        self.renewed_letters.append((note, table.seq))

    async def close_private_message(
        self, table: Table, posts: Posts, seat: int, note: str, answer: Entry | None
    ) -> None:
        self._fail("close_private_message", 0)
        self.closed_letters.append((note, answer.action if answer else None))

    async def retire_board(self, posts: Posts) -> None:
        self._fail("retire_board", posts.venue or 0)
        assert posts.board is not None
        self.retired.append(posts.board)

    def _fail(self, method: str, venue: int) -> None:
        self.tries += 1
        if self.faults[method]:
            self.failed.set()
            raise self.faults[method].pop(0)
        if venue in self.gone:
            raise Undelivered(Trouble.GONE, f"no venue {venue}")
