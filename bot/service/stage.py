"""Where tables are shown, as the publisher sees it: Discord, or memory in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.service.table import Entry, Table
from bot.store import Posts


class Stage(Protocol):
    """Shows tables. Whatever can't be shown raises `Undelivered`.

    `doubtful` means that an earlier try may have succeeded unnoticed (a crash, a lost connection): what
    was posted then is looked for before it is posted again.
    """

    async def show_lobby(self, table: Table, posts: Posts, *, doubtful: bool) -> int:
        """Post the lobby, or bring its message up to date; gives the message's id."""

    async def open_venue(self, table: Table, posts: Posts) -> int:
        """Gives the venue: a thread of the table's own where one can be made soon, else the channel."""

    async def find_board(self, table: Table, posts: Posts) -> tuple[str, int] | None:
        """The newest public picture that was posted after the one in `posts`: what it takes to retire it,
        and the last event that it tells."""

    async def show_board(self, table: Table, posts: Posts, news: Sequence[Entry]) -> str:
        """Post the public picture with what happened since the last one; gives what it takes to retire it."""

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        """Say below the public picture who is due now; the picture stays."""

    async def retire_board(self, posts: Posts) -> None:
        """Take the buttons off an old picture."""

    async def send_private_message(
        self, table: Table, posts: Posts, seat: int, mark: str, *, doubtful: bool
    ) -> bool:
        """Send a seat's secret decision by private message; False when that person takes none."""

    async def tell_host(self, table: Table, posts: Posts) -> None:
        """Write to the host that the table can't be shown, and which permission is missing."""
