"""The stage that the publisher shows tables on: Discord, or memory in tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from bot.store import Posts
from bot.tables.table import Entry, Table


class Found(NamedTuple):
    """A public picture that was posted but not stored."""

    board: str
    """The reference for changing or retiring it."""
    seq: int
    """The last event that it shows."""
    called: tuple[int, ...]
    """The people that it mentions."""
    posted: float


class Stage(Protocol):
    """Shows tables; raises `Undelivered` if that fails.

    `maybe_delivered` means that an earlier try may have succeeded unnoticed (a crash, a lost connection): the
    stage searches for its message before it posts again.
    """

    async def show_lobby(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> int:
        """Post the lobby, or update its message; returns the message id."""

    async def open_venue(self, table: Table, posts: Posts) -> int:
        """Returns the venue: a new thread for the table if one can be made soon, else the channel."""

    async def find_board(self, table: Table, posts: Posts) -> Found | None:
        """Returns the newest public picture that was posted after the one in `posts`."""

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        """Post the public picture with the events since the last one; returns a reference for changing it.

        It mentions the people in `called`; without any it is posted silently.
        """

    async def round_of(self, table: Table, entries: Sequence[Entry]) -> int:
        """Returns the round that the game is in after these entries, which start with the first."""

    async def edit_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], *, last: bool = False
    ) -> str:
        """Update the newest public picture in place, with all events since the picture before it.

        `last`: it becomes the last board of a finished game, whose result comes in the next post.
        """

    async def call(self, table: Table, posts: Posts, seat: int) -> None:
        """Mention a seat's person at the venue, because their private message failed."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Update the line below the public picture that says whose turn it is; the picture stays."""

    async def retire_board(self, posts: Posts) -> None:
        """Remove the buttons of an old picture."""

    async def bring_panel(
        self, table: Table, seat: int, *, below: bool, acted: Collection[int], board: str | None = None
    ) -> None:
        """Show the seat's question in the panel that its person has open; does nothing if none is open.

        `below`: a new picture was posted, and the panel follows it. `acted` are the people whose actions the
        picture shows. `board` is the picture that was edited instead: a panel above it comes below it.
        """

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, maybe_delivered: bool, silent: bool
    ) -> str | None:
        """Send a seat's secret decision by private message; returns a reference for closing it.

        Returns None if the person accepts no private messages. A `silent` one makes no notification sound.
        """

    def shows_private_message(self, table: Table, seat: int, note: str) -> bool:
        """Whether that private message asks the seat's current question."""

    async def refresh_private_message(self, table: Table, seat: int, note: str) -> None:
        """Update the question of an open private message if what it shows has changed."""

    async def close_private_message(
        self, table: Table, posts: Posts, seat: int, note: str, answer: Entry | None
    ) -> None:
        """Turn an answered private message into one line with the choice."""

    async def tell_host(self, table: Table, posts: Posts) -> None:
        """Write to the host that the table can't be shown, and which permission is missing."""
