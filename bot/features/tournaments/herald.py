"""The port for posts about tournaments: the service says what, and Discord's side how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.features.tournaments.scene import Scene


class Herald(Protocol):
    """Posts about a tournament."""

    async def post(self, scene: Scene, what: str, *, maybe_posted: bool) -> int:
        """Post something once, or find what was posted before a crash; returns the message."""

    async def refresh(self, scene: Scene) -> None:
        """Bring the tournament's card up to date."""

    async def film(self, scene: Scene, table_id: str | None) -> None:
        """Let a film of a table be made and posted, once."""

    async def call_off_event(self, scene: Scene) -> None:
        """Remove the scheduled event of a tournament that does not take place."""

    async def crown(self, scene: Scene, users: Sequence[int], former: Sequence[int]) -> None:
        """Give the champion's role to these people, and take it from the former ones, if the bot may."""
