"""Where tables are shown, as the publisher sees it: Discord, or memory in tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from bot.store import Posts
from bot.tables.table import Entry, Table


class Found(NamedTuple):
    """A public picture that was posted and not noted down."""

    board: str
    """What it takes to change or retire it."""
    seq: int
    """The last event that it tells."""
    called: tuple[int, ...]
    """Whom it called."""
    posted: float


class Stage(Protocol):
    """Shows tables. Whatever can't be shown raises `Undelivered`.

    `doubtful` means that an earlier try may have succeeded unnoticed (a crash, a lost connection): what
    was posted then is looked for before it is posted again.
    """

    async def show_lobby(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> int:
        """Post the lobby, or bring its message up to date; gives the message's id."""

    async def open_venue(self, table: Table, posts: Posts) -> int:
        """Gives the venue: a thread of the table's own where one can be made soon, else the channel."""

    async def find_board(self, table: Table, posts: Posts) -> Found | None:
        """The newest public picture that was posted after the one in `posts`."""

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        """Post the public picture with what happened since the last one; gives what it takes to change it.

        Those who are `called` are mentioned; a picture that calls nobody makes no sound.
        """

    async def round_of(self, table: Table, entries: Sequence[Entry]) -> int:
        """The round in which the game is after these entries, all from the first on."""

    async def edit_board(self, table: Table, posts: Posts, news: Sequence[Entry]) -> str:
        """Bring the newest public picture up to date in place: all that happened since the one before it."""

    async def call(self, table: Table, posts: Posts, seat: int) -> None:
        """Mention a seat's person at the venue, where a private message should have called them."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Say below the public picture who is due now; the picture stays."""

    async def retire_board(self, posts: Posts) -> None:
        """Take the buttons off an old picture."""

    async def bring_panel(self, table: Table, seat: int, *, below: bool, acted: Collection[int]) -> None:
        """Show the seat's question in the panel that its person has open; where none is, nothing happens.

        `below`: a new picture was posted, and the panel follows it. `acted` are the people whose doing the
        picture tells.
        """

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, maybe_delivered: bool, silent: bool
    ) -> str | None:
        """Send a seat's secret decision by private message; gives what it takes to close it, None when that
        person takes none. A `silent` one wakes nobody."""

    def shows_private_message(self, table: Table, seat: int, note: str) -> bool:
        """Whether that private message is where the seat's person is being asked just now."""

    async def refresh_private_message(self, table: Table, seat: int, note: str) -> None:
        """Bring the question of an open private message up to date if something has changed what it shows."""

    async def close_private_message(
        self, table: Table, posts: Posts, seat: int, note: str, answer: Entry | None
    ) -> None:
        """Turn a private message that was answered into one line of what was chosen."""

    async def tell_host(self, table: Table, posts: Posts) -> None:
        """Write to the host that the table can't be shown, and which permission is missing."""
